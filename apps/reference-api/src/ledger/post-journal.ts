import type { Satang } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import type { ValueOf } from '../database/compile-once.ts';
import type { Tx } from '../database/connection.ts';
import type { JournalKind } from './chart.ts';

/** One entry of a journal that is not posted yet. The amount is positive for a debit and negative for a credit. */
export interface Leg {
  readonly accountId: number;
  readonly signedSatang: number;
}

/** A debit increases an asset or expense, and decreases a liability or income. */
export const debit = (accountId: number, amountSatang: Satang): Leg => ({
  accountId,
  signedSatang: amountSatang,
});
/** A credit increases a liability or income, and decreases an asset or expense. */
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
  /** Legs with the amount 0 are not posted. */
  readonly legs: readonly Leg[];
}

export interface Posting extends Omit<NewJournal, 'legs'> {
  readonly accountIds: readonly number[];
  readonly amounts: readonly number[];
}

export function postingValues({ legs, ...journal }: NewJournal): Posting {
  const moved = legs.filter((leg) => leg.signedSatang !== 0);
  return {
    ...journal,
    accountIds: moved.map((leg) => leg.accountId),
    amounts: moved.map((leg) => leg.signedSatang),
  };
}

/**
 * Returns the call of `post_journal` in SQL. The database refuses a journal whose sum is not zero, a journal that would
 * make a balance negative (`account_never_below_zero`), and a second journal of the same event (`journal_once`).
 */
export function postingCall(value: ValueOf<Posting>): RawBuilder<number> {
  return sql<number>`
    post_journal(
      ${value('clientId')}, ${value('kind')}, ${value('reference')}, ${value('memberId')}::bigint, ${value('at')}::timestamptz,
      ${value('accountIds')}::bigint[], ${value('amounts')}::bigint[]
    )`;
}

export function postingOf(journal: NewJournal): RawBuilder<number> {
  const values = postingValues(journal);
  return postingCall((name) => sql`${values[name]}`);
}

/** Posts a journal and returns its id. Throws if the database refuses the journal. */
export async function postJournal(tx: Tx, journal: NewJournal): Promise<number> {
  const { id } = await tx.selectNoFrom(postingOf(journal).as('id')).executeTakeFirstOrThrow();
  return id;
}
