import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import type { Tx } from '../database/connection.ts';
import type { HouseAccountIds } from '../ledger/chart.ts';
import { readValues } from '../modules/check-in/repository.ts';
import { valueOf } from '../modules/check-in/service.ts';
import type { SampleMember } from './sample-members.ts';
import { writeSampleRewardRequests } from './sample-reward-requests.ts';
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

export async function writeSampleActivity(
  tx: Tx,
  context: ActivityContext,
  member: SampleMember,
): Promise<void> {
  await writeSampleCheckIns(tx, context, member);
  await writeSampleRewardRequests(tx, context, member);
}
