import { bangkokDay, satang } from '@chada/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { HouseAccountIds } from '../ledger/chart.ts';
import { credit, debit, type NewJournal } from '../ledger/post-journal.ts';
import { bonusAmount, openWindow } from '../modules/deposit/bonus-amount.ts';
import type { PromotionRow } from '../modules/user/repository.ts';
import type { SampleMember } from './sample-members.ts';

export interface SampleBonus {
  readonly depositUuid: string;
  readonly journal: NewJournal;
  readonly row: Omit<Insertable<Tables['deposit_bonus']>, 'deposit_id' | 'journal_id'>;
}

interface BonusContext {
  readonly clientId: string;
  readonly houseAccounts: HouseAccountIds;
  readonly promotion: PromotionRow | undefined;
}

/**
 * Returns the bonus of a sample deposit, or undefined if there is none. The bonuses in `before` count towards the daily
 * maximum.
 */
export function sampleBonus(
  { clientId, houseAccounts, promotion }: BonusContext,
  member: SampleMember,
  deposit: { uuid: string; at: Date; amount: number; before: readonly SampleBonus[] },
): SampleBonus | undefined {
  const { uuid: depositUuid, at } = deposit;
  const window = promotion?.enabled ? openWindow(promotion, at) : undefined;
  if (!promotion || !window) return undefined;
  const day = bangkokDay(at);
  const today = deposit.before.filter(({ row }) => row.member_id === member.id && row.bangkok_day === day);
  const sum = (some: typeof today) => some.reduce((total, { row }) => total + row.amount, 0);
  const grantedToday = {
    inAllSatang: sum(today),
    inWindowSatang: sum(today.filter(({ row }) => row.promotion_window === window.number)),
  };
  const bonus = bonusAmount(satang(deposit.amount), window, {
    bonusMaxSatang: promotion.bonus_max,
    grantedToday,
  });
  if (bonus === 0) return undefined;
  return {
    depositUuid,
    journal: {
      clientId,
      kind: 'deposit_bonus',
      reference: depositUuid,
      memberId: member.id,
      at,
      legs: [debit(houseAccounts.bonus_expense, bonus), credit(member.walletId, bonus)],
    },
    row: {
      client_id: clientId,
      member_id: member.id,
      bangkok_day: day,
      promotion_window: window.number,
      amount: bonus,
      created_at: at,
    },
  };
}
