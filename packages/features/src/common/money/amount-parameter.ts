import { parseBahtInput } from '@chada/domain';
import { paths } from '../layout/paths.ts';

/** The query parameter that carries an amount between the steps of a deposit, as a member would type it. */
export const amountParameter = 'amount';

const withAmount = (path: string, typed: string): string =>
  parseBahtInput(typed).ok
    ? `${path}?${new URLSearchParams({ [amountParameter]: typed.trim() }).toString()}`
    : path;

/** Returns the path of step 1, with the typed amount if it is valid. */
export const depositPath = (typed: string): string => withAmount(paths.deposit, typed);
/** Returns the path of step 2, the slip, with the typed amount if it is valid. */
export const slipPath = (typed: string): string => withAmount(paths.slip, typed);

/** Returns the amount of an address; empty if it is invalid, because anybody can edit an address. */
export function amountFrom(parameters: URLSearchParams): string {
  const typed = parameters.get(amountParameter) ?? '';
  return parseBahtInput(typed).ok ? typed : '';
}
