import type { Satang } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { JournalKind } from './chart.ts';

/** An entry to be posted: an account and a signed amount, debits positive. Made by `debit` and `credit`. */
export interface Leg {
  readonly accountId: number;
  readonly signedSatang: number;
}

/** Makes a debit: it increases an asset or expense, and decreases a liability or income. */
export const debit = (accountId: number, amountSatang: Satang): Leg => ({
  accountId,
  signedSatang: amountSatang,
});
/** Makes a credit: it increases a liability or income, and decreases an asset or expense. */
export const credit = (accountId: number, amountSatang: Satang): Leg => ({
  accountId,
  signedSatang: -amountSatang,
});

export interface NewJournal {
  readonly clientId: string;
  readonly kind: JournalKind;
  readonly reference: string;
  readonly memberId: number | null;
  readonly at: Date;
  /** Legs of zero are left out. */
  readonly legs: readonly Leg[];
}

/**
 * Returns an SQL expression that posts a journal and whose value is its id. The database refuses a journal that does not sum
 * to zero (at commit), that takes an account below zero (`account_never_below_zero`), or whose event was recorded before
 * (`journal_once`).
 */
export function postingOf(journal: NewJournal): RawBuilder<number> {
  const legs = journal.legs.filter((leg) => leg.signedSatang !== 0);
  return sql<number>`
    post_journal(
      ${journal.clientId}, ${journal.kind}, ${journal.reference}, ${journal.memberId}::bigint, ${journal.at}::timestamptz,
      ${legs.map((leg) => leg.accountId)}::bigint[], ${legs.map((leg) => leg.signedSatang)}::bigint[]
    )`;
}

/** Posts a journal and returns its id. The database refuses it as `postingOf` says. */
export async function postJournal(tx: Tx, journal: NewJournal): Promise<number> {
  const { rows } = await sql<{ id: number }>`select ${postingOf(journal)} as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('post_journal returned nothing');
  return id;
}
