import { parseBahtInput } from '@chada/domain';
import { paths } from '../layout/paths.ts';

/** The name under which an amount travels between the steps of a deposit, as a member would type it. */
export const amountParameter = 'amount';

const withAmount = (path: string, typed: string): string =>
  parseBahtInput(typed).ok
    ? `${path}?${new URLSearchParams({ [amountParameter]: typed.trim() }).toString()}`
    : path;

/** Step 1 with the amount that was typed, where it is one. */
export const depositPath = (typed: string): string => withAmount(paths.deposit, typed);
/** Step 2, the slip, with the amount that was typed, where it is one. */
export const slipPath = (typed: string): string => withAmount(paths.slip, typed);

/** The amount that an address carries; empty when it is none, since anybody can write an address. */
export function amountFrom(parameters: URLSearchParams): string {
  const typed = parameters.get(amountParameter) ?? '';
  return parseBahtInput(typed).ok ? typed : '';
}
