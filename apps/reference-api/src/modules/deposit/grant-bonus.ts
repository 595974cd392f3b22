import { bangkokDay, type Satang, satang, zeroSatang } from '@chada/domain';
import { requiredTurnover } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { bonusAmount, openWindow, type BonusToday } from './bonus-amount.ts';

export interface CompletedDeposit {
  readonly clientId: string;
  readonly memberId: number;
  readonly depositId: number;
  readonly depositUuid: string;
  readonly amountSatang: Satang;
  /** The time of the bank transfer, which decides the bonus window. */
  readonly sentAt: Date;
  readonly at: Date;
}

async function readBonusToday(tx: Tx, memberId: number, day: string, window: number): Promise<BonusToday> {
  const { rows } = await sql<BonusToday>`
    select coalesce(sum(amount), 0)::bigint as "inAllSatang",
           coalesce(sum(amount) filter (where promotion_window = ${window}), 0)::bigint as "inWindowSatang"
      from deposit_bonus where member_id = ${memberId} and bangkok_day = ${day}::date`.execute(tx);
  return rows[0] ?? { inAllSatang: 0, inWindowSatang: 0 };
}

/** Returns the turnover that a new bonus requires. Later changes of the brand's terms do not affect the bonus. */
function termsOf(
  { brands }: Pick<Deps, 'brands'>,
  clientId: string,
  { bonus, at }: { bonus: Satang; at: Date },
) {
  const terms = brands.all().find(({ id }) => id === clientId)?.bonus;
  if (!terms || terms.turnoverMultiple === 0) return {};
  return {
    turnover_required: requiredTurnover(bonus, terms.turnoverMultiple),
    turnover_categories: [...terms.turnoverCategories],
    turnover_until: new Date(at.getTime() + terms.turnoverDays * 86_400_000),
  };
}

/**
 * Credits the bonus for a deposit. Returns the bonus, which may be 0 (EN-03). Locks the wallet, because concurrent
 * deposits share the daily maximum.
 */
export async function grantDepositBonus(
  deps: Pick<Deps, 'houseAccounts' | 'brands'>,
  tx: Tx,
  deposited: CompletedDeposit,
): Promise<Satang> {
  const { clientId, memberId, sentAt, at } = deposited;
  const promotion = await tx
    .selectFrom('promotion')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const window = promotion?.enabled ? openWindow(promotion, sentAt) : undefined;
  if (!promotion || !window) return zeroSatang;
  const wallet = await lockWallet(tx, memberId);
  const day = bangkokDay(sentAt);
  const grantedToday = await readBonusToday(tx, memberId, day, window.number);
  const bonus = bonusAmount(deposited.amountSatang, window, {
    bonusMaxSatang: promotion.bonus_max,
    grantedToday,
  });
  if (bonus === 0) return zeroSatang;
  const houseAccounts = await deps.houseAccounts(clientId);
  const journalId = await postJournal(tx, {
    clientId,
    kind: 'deposit_bonus',
    reference: deposited.depositUuid,
    memberId,
    at,
    legs: [debit(houseAccounts.bonus_expense, bonus), credit(wallet.accountId, bonus)],
  });
  await tx
    .insertInto('deposit_bonus')
    .values({
      deposit_id: deposited.depositId,
      client_id: clientId,
      member_id: memberId,
      bangkok_day: day,
      promotion_window: window.number,
      amount: bonus,
      journal_id: journalId,
      created_at: at,
      ...termsOf(deps, clientId, { bonus, at }),
    })
    .execute();
  return satang(bonus);
}
