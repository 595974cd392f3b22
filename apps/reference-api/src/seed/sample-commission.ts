import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql } from 'kysely';
import type { Tx } from '../database/connection.ts';
import { credit, debit, type NewJournal } from '../ledger/post-journal.ts';
import type { SampleContext } from './sample-history.ts';
import type { SampleMember } from './sample-members.ts';

const DAY_MS = 86_400_000;
const STEP_SATANG = 1_000;

export async function sampleCommissionMoves(
  tx: Tx,
  { clientId, now }: SampleContext,
  member: SampleMember,
): Promise<NewJournal[]> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'member_affiliate')
    .executeTakeFirst();
  if (!account) return [];
  let moved = 0;
  const journals: NewJournal[] = [];
  for (const daysAgo of [26, 6]) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const { rows } = await sql<{ earned: number }>`
      select coalesce(sum(amount), 0)::bigint as earned from commission
       where member_id = ${member.id} and created_at < ${at}`.execute(tx);
    const max = Math.floor((((rows[0]?.earned ?? 0) - moved) * 9) / 10);
    const amount = satang(Math.max(0, max - (max % STEP_SATANG)));
    if (amount === 0) continue;
    moved += amount;
    journals.push({
      clientId,
      kind: 'affiliate_to_credit',
      reference: randomUUID(),
      memberId: member.id,
      at,
      legs: [debit(account.id, amount), credit(member.walletId, amount)],
    });
  }
  return journals;
}
