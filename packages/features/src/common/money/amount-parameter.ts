import { parseBahtInput } from '@chada/domain';
import { paths } from '../layout/paths.ts';

export const amountParameter = 'amount';

const withAmount = (path: string, input: string): string =>
  parseBahtInput(input).ok
    ? `${path}?${new URLSearchParams({ [amountParameter]: input.trim() }).toString()}`
    : path;

export const depositPath = (input: string): string => withAmount(paths.deposit, input);
export const slipPath = (input: string): string => withAmount(paths.slip, input);

/** Parses the amount in a query string. Returns an empty string for an invalid amount. */
export function amountFrom(parameters: URLSearchParams): string {
  const input = parameters.get(amountParameter) ?? '';
  return parseBahtInput(input).ok ? input : '';
}
