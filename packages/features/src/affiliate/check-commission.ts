import { parseBahtInput } from '@chada/domain';
import { formatBaht, type Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';

/** The result of checking a typed amount: the satang to request, or the reason for the refusal in Thai. */
export type CommissionVerdict =
  { readonly ok: true; readonly amountSatang: number } | { readonly ok: false; readonly problem: string };

/** Checks a typed amount against the commission that can be withdrawn. */
export function checkCommission(
  typed: string,
  { balanceSatang, minimumSatang }: { balanceSatang: number; minimumSatang: number },
  t: Translate,
): CommissionVerdict {
  const parsed = parseBahtInput(typed);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  if (parsed.amountSatang < minimumSatang)
    return { ok: false, problem: t('affiliate.belowMinimum', { amount: shortBaht(minimumSatang) }) };
  if (parsed.amountSatang > balanceSatang)
    return { ok: false, problem: t('affiliate.aboveBalance', { amount: formatBaht(balanceSatang) }) };
  return parsed;
}
