import { formatBaht } from '@chada/messages';
import type { AmountDirection, AmountTone } from '@chada/ui-kit';

export interface ResultAmount {
  amount: string;
  direction: AmountDirection;
  tone: AmountTone;
}

/** Returns the result of play as a formatted amount. A loss has a colour, so that members see it as clearly as a win. */
export function amountOfResult(satang: number): ResultAmount {
  const amount = formatBaht(Math.abs(satang));
  if (satang === 0) return { amount, direction: 'none', tone: 'plain' };
  return satang > 0
    ? { amount, direction: 'in', tone: 'positive' }
    : { amount, direction: 'out', tone: 'negative' };
}
