import type { Tx } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { returnToStock } from '../modules/reward/repository.ts';
import { movePoints } from '../points/move-points.ts';
import { closedHere } from './brands-elsewhere.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

type DecisionDeps = Pick<Deps, 'db' | 'clock'>;

export type RewardDecision = 'sent' | 'done' | 'rejected';
const allowedFrom = {
  sent: ['waiting'],
  done: ['waiting', 'sent'],
  rejected: ['waiting'],
} as const satisfies Record<RewardDecision, readonly string[]>;

async function lockRequest(tx: Tx, uuid: string) {
  const row = await tx
    .selectFrom('reward_request')
    .select(['id', 'uuid', 'member_id', 'reward_id', 'reward_name', 'cost_point', 'status'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new StaffRefusedError(`there is no reward request ${uuid}`);
  return row;
}

/** Sets the status of a reward request. A rejection returns the points and increases the stock again. */
export function decideReward(
  { db, clock }: DecisionDeps,
  uuid: string,
  { decision, reason }: { decision: RewardDecision; reason?: string | undefined },
): Promise<{ rewardName: string }> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, uuid);
    const from: readonly string[] = allowedFrom[decision];
    if (!from.includes(request.status)) {
      throw new StaffRefusedError(`the reward request ${uuid} is ${request.status} already`);
    }
    const at = clock.now();
    await tx
      .updateTable('reward_request')
      .set({ status: decision, reason: reason ?? null, decided_at: at })
      .where('id', '=', request.id)
      .execute();
    if (decision === 'rejected') {
      await returnToStock(tx, request.reward_id);
      await movePoints(tx, {
        memberId: request.member_id,
        reason: 'reward_returned',
        reference: uuid,
        amount: request.cost_point,
        at,
      });
    }
    return { rewardName: request.reward_name };
  });
}

export function waitingRewards(
  { db }: Pick<Deps, 'db'>,
  limit = 100,
): Promise<{ uuid: string; clientId: string; username: string; name: string; status: string; at: Date }[]> {
  return db
    .selectFrom('reward_request')
    .innerJoin('member', 'member.id', 'reward_request.member_id')
    .select([
      'reward_request.uuid',
      'reward_request.client_id as clientId',
      'member.username',
      'reward_request.reward_name as name',
      'reward_request.status',
      'reward_request.created_at as at',
    ])
    .where('reward_request.status', 'in', ['waiting', 'sent'])
    .where('reward_request.client_id', 'not in', closedHere(db))
    .orderBy('reward_request.id')
    .limit(limit)
    .execute();
}
