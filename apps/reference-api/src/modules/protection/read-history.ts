import type { ProtectionHistoryRow } from '@chada/contract';
import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import { spentMs } from '@chada/membership-rules';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { readSpans } from './counted-events.ts';

export interface HistoryQuery {
  readonly start: string;
  readonly end: string;
  readonly by: 'day' | 'week' | 'month';
}

/** Returns the first day of the period that contains `day`. A week begins on Monday. */
function periodOf(day: string, by: HistoryQuery['by']): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addBangkokDays(day, -((weekday + 6) % 7));
}

type Sums = Omit<ProtectionHistoryRow, 'day' | 'netSatang' | 'minutes'> & { ms: number };
const nothing: Sums = { depositSatang: 0, withdrawalSatang: 0, stakedSatang: 0, gameResultSatang: 0, ms: 0 };

async function readAmounts(
  { deps, member }: MemberContext,
  { since, until }: { since: Date; until: Date },
): Promise<{ at: Date; field: keyof Sums; amount: number }[]> {
  const [deposits, withdrawals, games] = await Promise.all([
    deps.db
      .selectFrom('deposit')
      .select(['decided_at as at', 'amount'])
      .where('member_id', '=', member.id)
      .where('status', '=', 'completed')
      .where('decided_at', '>=', since)
      .where('decided_at', '<', until)
      .$narrowType<{ at: Date }>()
      .execute(),
    deps.db
      .selectFrom('withdrawal')
      .select(['requested_at as at', 'amount'])
      .where('member_id', '=', member.id)
      .where('status', '<>', 'rejected')
      .where('requested_at', '>=', since)
      .where('requested_at', '<', until)
      .execute(),
    deps.db
      .selectFrom('game_session')
      .select(['opened_at', 'closed_at', 'taken', 'brought'])
      .where('member_id', '=', member.id)
      .where((where) => where.or([where('opened_at', '>=', since), where('closed_at', '>=', since)]))
      .where('opened_at', '<', until)
      .execute(),
  ]);
  return [
    ...deposits.map((deposit) => ({ ...deposit, field: 'depositSatang' as const })),
    ...withdrawals.map((withdrawal) => ({ ...withdrawal, field: 'withdrawalSatang' as const })),
    ...games.map(({ opened_at: at, taken: amount }) => ({ at, amount, field: 'stakedSatang' as const })),
    ...games.flatMap(({ closed_at: at, taken, brought }) =>
      at === null ? [] : [{ at, amount: (brought ?? 0) - taken, field: 'gameResultSatang' as const }],
    ),
  ].filter(({ at }) => at >= since && at < until);
}

export async function readHistory(
  context: MemberContext,
  { start, end, by }: HistoryQuery,
): Promise<ProtectionHistoryRow[]> {
  const { deps, member, now } = context;
  const [{ start: since }, { end: until }] = [bangkokDaySpan(start), bangkokDaySpan(end)];
  const sums = new Map<string, Sums>();
  const add = (day: string, field: keyof Sums, amount: number) => {
    const period = periodOf(day, by);
    const old = sums.get(period) ?? nothing;
    sums.set(period, { ...old, [field]: old[field] + amount });
  };
  for (const { at, field, amount } of await readAmounts(context, { since, until }))
    add(bangkokDay(at), field, amount);
  const spans = await readSpans(deps.db, member.id, { since, now });
  const last = spans.length === 0 ? start : end;
  for (let day = start; spans.length > 0 && day <= last; day = addBangkokDays(day, 1)) {
    const spent = spentMs(spans, bangkokDaySpan(day));
    if (spent > 0) add(day, 'ms', spent);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, { ms, ...amounts }]) => ({
      day,
      ...amounts,
      netSatang: amounts.withdrawalSatang - amounts.depositSatang,
      minutes: Math.floor(ms / 60_000),
    }));
}
