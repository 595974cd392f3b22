import { parseBahtInput, type Satang, satang } from '@chada/domain';
import {
  checkWithdrawal,
  isTierLevel,
  largestWithdrawal,
  lockedCredit,
  type MemberLevel,
  type TierTable,
  type WithdrawalQuestion,
  type WithdrawalRefusal,
} from '@chada/membership-rules';
import { formatBaht, type Translate } from '@chada/messages';
import type { WithdrawalAllowance } from '@chada/stores';
import { shortBaht } from '../common/money/baht-text.ts';

export type AmountVerdict =
  | { readonly ok: true; readonly amountSatang: Satang }
  | { readonly ok: false; readonly problem: string };

function memberLevel(level: number): MemberLevel {
  return isTierLevel(level) ? level : 0;
}

// Returns the input of the withdrawal rules. The rules expect the used part of each limit, but the API returns the
// remaining part.
function questionOf(
  allowance: WithdrawalAllowance,
  creditSatang: number,
  tiers: TierTable | undefined,
): Omit<WithdrawalQuestion, 'amountSatang'> {
  const { dayAmountSatang, dayAmountLeftSatang, dayCount, dayCountLeft } = allowance;
  return {
    tiers,
    level: memberLevel(allowance.level),
    creditSatang: satang(creditSatang),
    minimumSatang: satang(allowance.minimumSatang),
    withdrawnTodaySatang: satang((dayAmountSatang ?? 0) - (dayAmountLeftSatang ?? 0)),
    withdrawalsToday: (dayCount ?? 0) - (dayCountLeft ?? 0),
    lockedSatang: lockedCredit(
      (allowance.lockedBonuses ?? []).map(({ bonusSatang, requiredSatang, doneSatang }) => ({
        bonusSatang: satang(bonusSatang),
        requiredSatang: satang(requiredSatang),
        doneSatang: satang(doneSatang),
      })),
      satang(creditSatang),
    ),
  };
}

export function refusalText(refusal: WithdrawalRefusal, t: Translate): string {
  switch (refusal.reason) {
    case 'belowMinimum':
      return t('withdrawalRefusal.belowMinimum', { minimum: shortBaht(refusal.minimumSatang) });
    case 'aboveCredit':
      return t('withdrawalRefusal.aboveCredit', { credit: formatBaht(refusal.creditSatang) });
    case 'bonusLocked':
      return t('withdrawalRefusal.bonusLocked', {
        free: formatBaht(refusal.freeSatang),
        locked: formatBaht(refusal.lockedSatang),
      });
    case 'abovePerTime':
      return t('withdrawalRefusal.abovePerTime', { limit: shortBaht(refusal.perTimeSatang) });
    case 'aboveDayAmount':
      return t('withdrawalRefusal.aboveDayAmount', {
        limit: shortBaht(refusal.perDaySatang),
        remaining: shortBaht(refusal.remainingSatang),
      });
    case 'aboveDayCount':
      return t('withdrawalRefusal.aboveDayCount', { times: refusal.timesPerDay });
  }
}

/** Checks a typed amount with the withdrawal rules. If the credit is unknown, checks only the syntax of the amount. */
export function checkAmountInput(
  input: string,
  {
    allowance,
    creditSatang,
    tiers,
  }: {
    allowance: WithdrawalAllowance;
    creditSatang: number | null;
    tiers?: TierTable | undefined;
  },
  t: Translate,
): AmountVerdict {
  const parsed = parseBahtInput(input);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  if (creditSatang === null) return parsed;
  const verdict = checkWithdrawal({
    ...questionOf(allowance, creditSatang, tiers),
    amountSatang: parsed.amountSatang,
  });
  return verdict.ok ? parsed : { ok: false, problem: refusalText(verdict, t) };
}

/** Returns the largest possible withdrawal in satang, or 0 for an unknown credit. */
export function maxWithdrawal(
  allowance: WithdrawalAllowance,
  creditSatang: number | null,
  tiers?: TierTable,
): Satang {
  return creditSatang === null ? satang(0) : largestWithdrawal(questionOf(allowance, creditSatang, tiers));
}
