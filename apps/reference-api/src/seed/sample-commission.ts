import { randomUUID } from 'node:crypto';
import { satang } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Tx } from '../database/connection.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import { postJournals } from './bulk-journals.ts';
import type { SampleInviter, SampleScene } from './sample-history.ts';

const DAY_MS = 86_400_000;
/** Whole tens of baht. */
const STEP_SATANG = 1_000;

/** Moves most of the commission that had come by then to the inviter's credit, some weeks ago and again a few days ago. */
export async function moveSampleCommission(
  tx: Tx,
  { clientId, now }: SampleScene,
  { memberId, affiliateAccountId }: SampleInviter,
): Promise<void> {
  const wallet = await tx
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member_wallet')
    .executeTakeFirstOrThrow();
  let moved = 0;
  const journals = [];
  for (const daysAgo of [26, 6]) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const { rows } = await sql<{ earned: number }>`
      select coalesce(sum(amount), 0)::bigint as earned from commission
       where member_id = ${memberId} and created_at < ${at}`.execute(tx);
    const most = ((rows[0]?.earned ?? 0) - moved) * 0.9;
    const amount = satang(Math.max(0, Math.floor(most / STEP_SATANG) * STEP_SATANG));
    if (amount === 0) continue;
    moved += amount;
    journals.push({
      clientId,
      kind: 'affiliate_to_credit' as const,
      reference: randomUUID(),
      memberId,
      at,
      legs: [debit(affiliateAccountId, amount), credit(wallet.id, amount)],
    });
  }
  await postJournals(tx, journals);
}
