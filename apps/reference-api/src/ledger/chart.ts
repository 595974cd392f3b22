import { sql } from 'kysely';
import type { Database, Tx } from '../database/connection.ts';

/** Maps each ledger account of the brand to the side that increases its balance. */
export const houseAccounts = {
  bank: 'debit',
  capital: 'credit',
  withdrawals_payable: 'credit',
  gaming_revenue: 'credit',
  gaming_payout: 'debit',
  bonus_expense: 'debit',
  affiliate_expense: 'debit',
  refund_expense: 'debit',
  suspense_payable: 'credit',
  suspense_receivable: 'debit',
  difference_income: 'credit',
  difference_expense: 'debit',
} as const;

export type HouseAccount = keyof typeof houseAccounts;

/** The kind of the event that a journal records. In each brand, a pair of kind and reference exists only once. */
export type JournalKind =
  | 'opening_capital'
  | 'deposit'
  | 'withdrawal_requested'
  | 'withdrawal_rejected'
  | 'withdrawal_paid'
  | 'credit_by_staff'
  | 'game_taken'
  | 'game_brought'
  | 'deposit_bonus'
  | 'wheel_prize'
  | 'flip_card_prize'
  | 'reward_credit'
  | 'affiliate_commission'
  | 'affiliate_to_credit'
  | 'loss_refund'
  | 'bonus_taken_back'
  | 'difference_found'
  | 'difference_resolved'
  | 'difference_settled';

export async function openHouseAccounts(db: Database | Tx, clientId: string): Promise<void> {
  await sql`select open_house_accounts(${clientId})`.execute(db);
}

/**
 * The ids of the brand's accounts. Some accounts have several rows (stripes). For such an account, this is the id of
 * stripe 0. `postJournal` replaces this id by the id of the stripe that the journal's member uses (migration 0060).
 */
export type HouseAccountIds = Readonly<Record<HouseAccount, number>>;

function isComplete(ids: Partial<Record<HouseAccount, number>>): ids is Record<HouseAccount, number> {
  return Object.keys(houseAccounts).every((kind) => Object.hasOwn(ids, kind));
}

/** Returns a function that reads the ids of a brand's accounts. Caches the ids, because account ids never change. */
export function houseAccountReader(db: Database): (clientId: string) => Promise<HouseAccountIds> {
  const known = new Map<string, HouseAccountIds>();
  const read = async (clientId: string): Promise<HouseAccountIds> => {
    const rows = await db
      .selectFrom('account')
      .select(['id', 'kind'])
      .where('client_id', '=', clientId)
      .where('holder', '=', 'house')
      .where('stripe', '=', 0)
      .execute();
    const ids: Partial<Record<HouseAccount, number>> = Object.fromEntries(
      rows.map((row) => [row.kind, row.id]),
    );
    if (!isComplete(ids)) throw new Error(`the brand ${clientId} has no accounts yet; seed it first`);
    known.set(clientId, ids);
    return ids;
  };
  return async (clientId) => known.get(clientId) ?? read(clientId);
}
