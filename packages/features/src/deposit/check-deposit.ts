import { parseBahtInput, type Satang } from '@chada/domain';
import type { Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';

/** The result of checking a typed amount: the satang to deposit, or the reason for the refusal in Thai. */
export type DepositVerdict =
  { readonly ok: true; readonly amountSatang: Satang } | { readonly ok: false; readonly problem: string };

/** Checks a typed deposit against the server's minimum. */
export function checkDeposit(typed: string, minimumSatang: number, t: Translate): DepositVerdict {
  const parsed = parseBahtInput(typed);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  return parsed.amountSatang < minimumSatang
    ? { ok: false, problem: t('deposit.belowMinimum', { minimum: shortBaht(minimumSatang) }) }
    : parsed;
}
