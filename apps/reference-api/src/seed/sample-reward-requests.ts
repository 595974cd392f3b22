import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/connection.ts';
import type { ActivityContext } from './sample-activity.ts';
import type { SampleMember } from './sample-members.ts';

/** Writes the address of a member and requests for rewards in each state, with their movements of points. */
export async function writeSampleRewardRequests(
  tx: Tx,
  { clientId, now }: Pick<ActivityContext, 'clientId' | 'now'>,
  member: SampleMember,
): Promise<void> {
  const { name, phone } = await tx
    .selectFrom('member')
    .select(['name', 'phone'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const index = {
    subdistrict_code: '100101',
    district_code: '1001',
    province_code: '10',
    postcode: '10200',
  };
  const line = '99/9 ซอยสุขใจ 3 ถนนมหาราช';
  await tx
    .insertInto('address')
    .values({ member_id: member.id, recipient: name, phone, line, ...index, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const goods = await tx
    .selectFrom('reward')
    .select(['id', 'name', 'cost_point'])
    .where('client_id', '=', clientId)
    .where('kind', '=', 'goods')
    .where('cost_point', '<=', 2400)
    .orderBy('cost_point')
    .limit(4)
    .execute();
  const states = ['waiting', 'sent', 'done', 'rejected'] as const;
  const requests = goods.map((reward, at) => ({
    uuid: randomUUID(),
    reward,
    status: states[at] ?? 'done',
    at: new Date(now.getTime() - (4 + at * 9) * 86_400_000),
  }));
  await tx
    .insertInto('reward_request')
    .values(
      [...requests].reverse().map(({ uuid, reward, status, at }) => ({
        uuid,
        client_id: clientId,
        member_id: member.id,
        reward_id: reward.id,
        reward_name: reward.name,
        cost_point: reward.cost_point,
        status,
        address: JSON.stringify({ recipient: name, phone, line, ...index }),
        journal_id: null,
        reason: null,
        created_at: at,
        decided_at: status === 'waiting' ? null : new Date(at.getTime() + 86_400_000),
      })),
    )
    .execute();
  const moves = [...requests].reverse().flatMap(({ uuid, reward, status, at }) => {
    const move = { member_id: member.id, reference: uuid, point_after: 0, created_at: at };
    const spent = { ...move, reason: 'reward' as const, amount: -reward.cost_point };
    const returned = { ...move, reason: 'reward_returned' as const, amount: reward.cost_point };
    return status === 'rejected' ? [spent, returned] : [spent];
  });
  await tx.insertInto('point_movement').values(moves).execute();
}
