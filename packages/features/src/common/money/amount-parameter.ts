import { parseBahtInput } from '@chada/domain';
import { paths } from '../layout/paths.ts';

export const amountParameter = 'amount';

const withAmount = (path: string, typed: string): string =>
  parseBahtInput(typed).ok
    ? `${path}?${new URLSearchParams({ [amountParameter]: typed.trim() }).toString()}`
    : path;

export const depositPath = (typed: string): string => withAmount(paths.deposit, typed);
export const slipPath = (typed: string): string => withAmount(paths.slip, typed);

/** Parses the amount in a query string. Returns an empty string for an invalid amount. */
export function amountFrom(parameters: URLSearchParams): string {
  const typed = parameters.get(amountParameter) ?? '';
  return parseBahtInput(typed).ok ? typed : '';
}
