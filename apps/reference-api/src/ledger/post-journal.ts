import type { Satang } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { JournalKind } from './chart.ts';

/** One entry to be: an account and a signed amount, debits positive. Made by `debit` and `credit`. */
export interface Leg {
  readonly accountId: number;
  readonly signedSatang: number;
}

/** A debit of an account: more of an asset or expense, less of a liability or income. */
export const debit = (accountId: number, amountSatang: Satang): Leg => ({
  accountId,
  signedSatang: amountSatang,
});
/** A credit of an account: more of a liability or income, less of an asset or expense. */
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
  /** Legs of nothing are left out. */
  readonly legs: readonly Leg[];
}

/**
 * Posts a journal, as part of another statement: an expression whose value is the journal's id. The database refuses a
 * journal that does not sum to zero (at commit), that would take an account below zero (`account_never_below_zero`), or
 * whose event was recorded before (`journal_once`).
 */
export function postingOf(journal: NewJournal): RawBuilder<number> {
  const legs = journal.legs.filter((leg) => leg.signedSatang !== 0);
  return sql<number>`
    post_journal(
      ${journal.clientId}, ${journal.kind}, ${journal.reference}, ${journal.memberId}::bigint, ${journal.at}::timestamptz,
      ${legs.map((leg) => leg.accountId)}::bigint[], ${legs.map((leg) => leg.signedSatang)}::bigint[]
    )`;
}

/** Posts a journal and returns its id; refused as `postingOf` says. */
export async function postJournal(tx: Tx, journal: NewJournal): Promise<number> {
  const { rows } = await sql<{ id: number }>`select ${postingOf(journal)} as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('post_journal returned nothing');
  return id;
}
