import { bangkokDaySpan } from '@chada/domain';
import type { Deps } from '../../deps.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { findPair, preparePair, revealPair } from './seed-pair.ts';

type RotateDeps = Pick<Deps, 'db' | 'clock' | 'fairness'>;

const BATCH = 200;

async function rotateMember(
  { db, clock, fairness }: RotateDeps,
  clientId: string,
  memberId: number,
  before: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockWallet(tx, memberId);
    const active = await findPair(tx, memberId, 'active');
    if (!active?.activated_at || active.activated_at >= before || active.next_nonce === 0) return;
    const owner = { deps: { fairness }, tx, clientId, memberId, now: clock.now() };
    await revealPair(owner, active);
    await preparePair(owner);
  });
}

/**
 * Finds each active seed pair that a member used and that was activated before the end of `day`. Reveals the pair and
 * prepares the member's next pair. The commitment of the next pair must be published before the pair is used. Returns
 * the number of found pairs.
 */
export async function rotateDay(
  deps: RotateDeps,
  clientId: string,
  day: string,
  signal: AbortSignal,
): Promise<number> {
  const before = bangkokDaySpan(day).end;
  let [last, count] = [0, 0];
  for (;;) {
    const rows = await deps.db
      .selectFrom('seed_pair')
      .select(['id', 'member_id'])
      .where('client_id', '=', clientId)
      .where('status', '=', 'active')
      .where('next_nonce', '>', 0)
      .where('activated_at', '<', before)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { member_id: memberId } of rows) {
      signal.throwIfAborted();
      await rotateMember(deps, clientId, memberId, before);
      count += 1;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return count;
  }
}
