import { parseBahtInput } from '@chada/domain';
import { formatBaht, type Translate } from '@chada/messages';
import { shortBaht } from '../common/money/baht-text.ts';

export type CommissionVerdict =
  | { readonly ok: true; readonly amountSatang: number }
  | { readonly ok: false; readonly problem: string };

export function checkCommission(
  input: string,
  { balanceSatang, minimumSatang }: { balanceSatang: number; minimumSatang: number },
  t: Translate,
): CommissionVerdict {
  const parsed = parseBahtInput(input);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  if (parsed.amountSatang < minimumSatang)
    return { ok: false, problem: t('affiliate.belowMinimum', { amount: shortBaht(minimumSatang) }) };
  if (parsed.amountSatang > balanceSatang)
    return { ok: false, problem: t('affiliate.aboveBalance', { amount: formatBaht(balanceSatang) }) };
  return parsed;
}
