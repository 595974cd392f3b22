import type { ProtectionHistoryRow } from '@chada/contract';
import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import { spentMs, type SpentSpan } from '@chada/membership-rules';
import { sql } from 'kysely';
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

type Sums = Omit<ProtectionHistoryRow, 'day' | 'netSatang' | 'minutes'> & { readonly ms: number };
type Amounts = Omit<Sums, 'ms'>;
const nothing: Sums = {
  depositSatang: 0,
  withdrawalSatang: 0,
  stakedSatang: 0,
  gameResultSatang: 0,
  ms: 0,
};

/** Returns the amounts of each Bangkok day. PostgreSQL adds them up, because a year can have tens of thousands of games. */
async function readAmounts(
  { deps, member }: MemberContext,
  { start, end }: Pick<HistoryQuery, 'start' | 'end'>,
): Promise<(Amounts & { readonly day: string })[]> {
  const [{ start: since }, { end: until }] = [bangkokDaySpan(start), bangkokDaySpan(end)];
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Bangkok')::date`;
  const { rows } = await sql<Amounts & { readonly day: string }>`
    select day::text, sum(deposited)::bigint as "depositSatang", sum(withdrawn)::bigint as "withdrawalSatang",
           sum(staked)::bigint as "stakedSatang", sum(result)::bigint as "gameResultSatang"
      from (
        select ${dayOf('decided_at')} as day, amount as deposited, 0 as withdrawn, 0 as staked, 0 as result
          from deposit
         where member_id = ${member.id} and status = 'completed' and decided_at >= ${since} and decided_at < ${until}
        union all
        select bangkok_day, 0, amount, 0, 0 from withdrawal
         where member_id = ${member.id} and status <> 'rejected' and bangkok_day between ${start}::date and ${end}::date
        union all
        select ${dayOf('opened_at')}, 0, 0, taken, 0 from game_session
         where member_id = ${member.id} and opened_at >= ${since} and opened_at < ${until}
        union all
        select ${dayOf('closed_at')}, 0, 0, 0, brought - taken from game_session
         where member_id = ${member.id} and status = 'closed' and closed_at >= ${since} and closed_at < ${until}) as act
     group by day`.execute(deps.db);
  return rows;
}

/** Returns the spans that each Bangkok day contains at least a part of, from `start` to `end`. */
function spansByDay(
  spans: readonly SpentSpan[],
  { start, end }: Pick<HistoryQuery, 'start' | 'end'>,
): ReadonlyMap<string, readonly SpentSpan[]> {
  const days = new Map<string, SpentSpan[]>();
  for (const span of spans) {
    const [first, last] = [bangkokDay(span.start), bangkokDay(span.end)];
    for (let day = first < start ? start : first; day <= last && day <= end; day = addBangkokDays(day, 1)) {
      const known = days.get(day);
      if (known) known.push(span);
      else days.set(day, [span]);
    }
  }
  return days;
}

export async function readHistory(
  context: MemberContext,
  { start, end, by }: HistoryQuery,
): Promise<ProtectionHistoryRow[]> {
  const { deps, member, now } = context;
  const periods = new Map<string, Sums>();
  const add = (day: string, more: Partial<Sums>) => {
    const period = periodOf(day, by);
    const [old, added] = [periods.get(period) ?? nothing, { ...nothing, ...more }];
    periods.set(period, {
      depositSatang: old.depositSatang + added.depositSatang,
      withdrawalSatang: old.withdrawalSatang + added.withdrawalSatang,
      stakedSatang: old.stakedSatang + added.stakedSatang,
      gameResultSatang: old.gameResultSatang + added.gameResultSatang,
      ms: old.ms + added.ms,
    });
  };
  const [amounts, spans] = await Promise.all([
    readAmounts(context, { start, end }),
    readSpans(deps.db, member.id, { since: bangkokDaySpan(start).start, now }),
  ]);
  for (const { day, ...amountsOfDay } of amounts) add(day, amountsOfDay);
  for (const [day, spansOfDay] of spansByDay(spans, { start, end })) {
    const ms = spentMs(spansOfDay, bangkokDaySpan(day));
    if (ms > 0) add(day, { ms });
  }
  return [...periods]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, { ms, ...sums }]) => ({
      day,
      ...sums,
      netSatang: sums.withdrawalSatang - sums.depositSatang,
      minutes: Math.floor(ms / 60_000),
    }));
}
