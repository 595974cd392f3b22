import { addBangkokDays, bangkokDay } from '@chada/domain';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext, MoneyContext } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { movePoints } from '../../points/move-points.ts';
import { assertNotPaused } from '../protection/pause.ts';
import { insertCheckIn, readCheckIns, readValues, type CheckInRow } from './repository.ts';

export function valueOf(values: readonly number[], streak: number): number {
  return values[(streak - 1) % values.length] ?? 0;
}

/** The member's check-ins of this month. The server's clock decides which Bangkok day is today (RD-06). */
export interface CheckInState {
  readonly logs: readonly CheckInRow[];
  readonly serverDate: string;
  readonly today: boolean;
  readonly value: number;
  readonly tomorrowValue: number;
  /** The number of consecutive days with a check-in. The last of these days is today or yesterday. */
  readonly streak: number;
}

export async function readCheckInState({ deps, brand, member, now }: MemberContext): Promise<CheckInState> {
  const serverDate = bangkokDay(now);
  const yesterday = addBangkokDays(serverDate, -1);
  const firstOfMonth = `${serverDate.slice(0, 8)}01`;
  const from = yesterday < firstOfMonth ? yesterday : firstOfMonth;
  const [values, rows] = await Promise.all([
    readValues(deps.db, brand.id),
    readCheckIns(deps.db, member.id, { from, to: serverDate }),
  ]);
  const done = rows.find((row) => row.bangkok_day === serverDate);
  const before = rows.find((row) => row.bangkok_day === yesterday)?.streak ?? 0;
  const todays = done?.streak ?? before + 1;
  return {
    logs: rows.filter((row) => row.bangkok_day >= firstOfMonth),
    serverDate,
    today: done !== undefined,
    value: done?.value ?? valueOf(values, todays),
    tomorrowValue: valueOf(values, todays + 1),
    streak: done?.streak ?? before,
  };
}

/** Stores today's check-in and gives the member its points. Throws PLAY_PAUSED or CHECK_IN_DONE. */
export async function checkIn({ tx, brand, member, now }: MoneyContext): Promise<{
  row: CheckInRow;
  tomorrowValue: number;
}> {
  await lockWallet(tx, member.id);
  await assertNotPaused(tx, member.id, now);
  const day = bangkokDay(now);
  const yesterday = addBangkokDays(day, -1);
  const [values, [before]] = [
    await readValues(tx, brand.id),
    await readCheckIns(tx, member.id, { from: yesterday, to: yesterday }),
  ];
  const streak = (before?.streak ?? 0) + 1;
  const value = valueOf(values, streak);
  if (value === 0) throw new Error(`the brand ${brand.id} has no check-in values; seed it first`);
  try {
    const row = await insertCheckIn(tx, {
      member_id: member.id,
      bangkok_day: day,
      streak,
      value,
      checked_in_at: now,
    });
    await movePoints(tx, { memberId: member.id, reason: 'check_in', reference: day, amount: value, at: now });
    return { row, tomorrowValue: valueOf(values, streak + 1) };
  } catch (error) {
    if (violatedConstraint(error) === 'check_in_once_a_day') throw new ApiError('CHECK_IN_DONE');
    throw error;
  }
}
