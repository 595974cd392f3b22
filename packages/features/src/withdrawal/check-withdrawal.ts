import { parseBahtInput, type Satang, satang } from '@chada/domain';
import {
  checkWithdrawal,
  isTierLevel,
  largestWithdrawal,
  lockedCredit,
  type MemberLevel,
  type WithdrawalQuestion,
  type WithdrawalRefusal,
} from '@chada/membership-rules';
import { formatBaht, type Translate } from '@chada/messages';
import type { LockedBonus } from '@chada/stores';
import { shortBaht } from '../common/money/baht-text.ts';

/** The amounts that the server allows now; null if the level has no such limit. */
export interface Allowance {
  readonly level: number;
  readonly minimumSatang: number;
  readonly dayAmountSatang: number | null;
  readonly dayAmountLeftSatang: number | null;
  readonly dayCount: number | null;
  readonly dayCountLeft: number | null;
  readonly lockedBonuses?: readonly LockedBonus[] | undefined;
}

/** The result of checking a typed amount: the satang to withdraw, or the reason for the refusal in Thai. */
export type AmountVerdict =
  { readonly ok: true; readonly amountSatang: Satang } | { readonly ok: false; readonly problem: string };

function memberLevel(level: number): MemberLevel {
  return isTierLevel(level) ? level : 0;
}

/** Computes the used part of today's limits from the remaining part, because the rules count used amounts. */
function questionOf(allowance: Allowance, creditSatang: number): Omit<WithdrawalQuestion, 'amountSatang'> {
  const { dayAmountSatang, dayAmountLeftSatang, dayCount, dayCountLeft } = allowance;
  return {
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

/** Returns a refusal of the rules in Thai, with its amounts. */
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

/**
 * Checks a typed amount against the server's allowance, by the same rules as the server. It only explains; if the
 * credit is unknown (null), it only parses the text.
 */
export function checkTypedAmount(
  typed: string,
  { allowance, creditSatang }: { allowance: Allowance; creditSatang: number | null },
  t: Translate,
): AmountVerdict {
  const parsed = parseBahtInput(typed);
  if (!parsed.ok) return { ok: false, problem: t(`amountInput.${parsed.reason}`) };
  if (creditSatang === null) return parsed;
  const verdict = checkWithdrawal({
    ...questionOf(allowance, creditSatang),
    amountSatang: parsed.amountSatang,
  });
  return verdict.ok ? parsed : { ok: false, problem: refusalText(verdict, t) };
}

/** Returns the largest amount of one withdrawal now; 0 if none is possible or the credit is unknown. */
export function mostNow(allowance: Allowance, creditSatang: number | null): Satang {
  return creditSatang === null ? satang(0) : largestWithdrawal(questionOf(allowance, creditSatang));
}
