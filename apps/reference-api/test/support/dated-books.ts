import { randomUUID } from 'node:crypto';
import { addBangkokDays, bangkokDay, bangkokDaySpan, satang } from '@chada/domain';
import type { Database, Tx } from '../../src/database/connection.ts';
import { houseAccountReader } from '../../src/ledger/chart.ts';
import { credit, debit, postJournal } from '../../src/ledger/post-journal.ts';
import { JobNotReadyError } from '../../src/daily/job-not-ready-error.ts';
import { sealDays } from '../../src/ledger/seal-days.ts';
import type { BuiltMember } from './builders.ts';

/**
 * Returns the Bangkok day that was `days` days ago. If `days` is 2 or more, the day ended more than two hours ago and
 * can be sealed.
 */
export const daysAgo = (days: number): string => addBangkokDays(bangkokDay(new Date()), -days);

export const noonOf = (day: string): Date =>
  new Date(bangkokDaySpan(day).start.getTime() + 12 * 60 * 60 * 1000);

/** Posts a credit by staff with the time `at`. */
export async function creditAt(
  db: Database,
  member: BuiltMember,
  at: Date,
  {
    amount = 100,
    beforeCommit = () => Promise.resolve(),
  }: { amount?: number; beforeCommit?: (tx: Tx) => Promise<unknown> } = {},
): Promise<number> {
  const houseAccounts = await houseAccountReader(db)(member.clientId);
  return db.transaction().execute(async (tx) => {
    const id = await postJournal(tx, {
      clientId: member.clientId,
      kind: 'credit_by_staff',
      reference: randomUUID(),
      memberId: member.id,
      at,
      legs: [debit(houseAccounts.bonus_expense, satang(amount)), credit(member.walletId, satang(amount))],
    });
    await beforeCommit(tx);
    return id;
  });
}

/**
 * Seals the brand's days up to `day`, and returns the last sealed day. A day can be sealed only after all older
 * transactions on the server have ended, including those in the databases of other tests. The function therefore tries
 * again for up to 60 seconds.
 */
export async function sealWhenPossible(db: Database, clientId: string, day: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; ;) {
    try {
      return await sealDays(db, clientId, day);
    } catch (error) {
      if (!(error instanceof JobNotReadyError) || Date.now() > deadline) throw error;
    }
  }
}
