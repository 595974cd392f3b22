import { randomUUID } from 'node:crypto';
import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import type { Tx } from '../database/connection.ts';
import type { HouseAccountIds } from '../ledger/chart.ts';
import { readValues } from '../modules/check-in/repository.ts';
import { valueOf } from '../modules/check-in/service.ts';
import type { SampleMember } from './sample-members.ts';
import type { SampleRandom } from './sample-random.ts';

export interface ActivityContext {
  readonly clientId: string;
  readonly houseAccounts: HouseAccountIds;
  readonly now: Date;
  readonly random: SampleRandom;
}

export const instantAtHour = (day: string, hour: number): Date =>
  new Date(bangkokDaySpan(day).start.getTime() + hour * 3_600_000);

/** Writes check-ins up to yesterday, so that a tester can check in today. */
async function writeSampleCheckIns(tx: Tx, context: ActivityContext, member: SampleMember): Promise<void> {
  const values = await readValues(tx, context.clientId);
  const today = bangkokDay(context.now);
  let streak = 0;
  const rows = [];
  for (let daysAgo = 35; daysAgo >= 1; daysAgo -= 1) {
    streak = daysAgo > 3 && context.random.int(0, 5) === 0 ? 0 : streak + 1;
    if (streak === 0) continue;
    const bangkok_day = addBangkokDays(today, -daysAgo);
    rows.push({
      member_id: member.id,
      bangkok_day,
      streak,
      value: valueOf(values, streak),
      checked_in_at: instantAtHour(bangkok_day, 8),
    });
  }
  await tx.insertInto('check_in').values(rows).execute();
  await tx
    .insertInto('point_movement')
    .values(
      rows.map((row) => ({
        member_id: member.id,
        reason: 'check_in' as const,
        reference: row.bangkok_day,
        amount: row.value,
        point_after: 0,
        created_at: row.checked_in_at,
      })),
    )
    .execute();
}

async function writeSampleRewards(tx: Tx, context: ActivityContext, member: SampleMember): Promise<void> {
  const { clientId, now } = context;
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

export async function writeSampleActivity(
  tx: Tx,
  context: ActivityContext,
  member: SampleMember,
): Promise<void> {
  await writeSampleCheckIns(tx, context, member);
  await writeSampleRewards(tx, context, member);
}
