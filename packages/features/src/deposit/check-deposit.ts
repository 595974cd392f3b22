import { parseBahtInput, type Satang } from '@chada/domain';
import type { Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';

export type DepositVerdict =
  | { readonly ok: true; readonly amountSatang: Satang }
  | { readonly ok: false; readonly problem: string };

export function checkDeposit(input: string, minimumSatang: number, t: Translate): DepositVerdict {
  const parsed = parseBahtInput(input);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  return parsed.amountSatang < minimumSatang
    ? { ok: false, problem: t('deposit.belowMinimum', { minimum: shortBaht(minimumSatang) }) }
    : parsed;
}
