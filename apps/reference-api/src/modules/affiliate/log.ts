import type { AffiliateLog } from '@chada/contract';
import { bangkokDaySpan } from '@chada/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOfRows,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';

/** Amounts are in satang. */
export interface LogRow {
  readonly id: number;
  /** `YYYY-MM-DD` in Bangkok. */
  readonly day: string;
  readonly label: string;
  readonly turnover: number;
  readonly amount: number;
}
export interface DayRow {
  readonly day: string;
  readonly turnover: number;
  readonly amount: number;
}

export interface LogQuery extends PageQuery {
  readonly type: 'af' | 'wl';
  /** Bangkok days, both included. */
  readonly start: string;
  readonly end: string;
}

function selectLines(memberId: number, { type, start, end }: LogQuery) {
  if (type === 'af') {
    return sql<LogRow>`
      select commission.id, commission.bangkok_day as day, member.username as label,
             commission.turnover, commission.amount
        from commission join member on member.id = commission.downline_id
       where commission.member_id = ${memberId}
         and commission.bangkok_day between ${start}::date and ${end}::date`;
  }
  const [from, until] = [bangkokDaySpan(start).start, bangkokDaySpan(end).end];
  return sql<LogRow>`
    select played.id, (played.closed_at at time zone 'Asia/Bangkok')::date as day,
           coalesce(game.name, played.game_code) as label,
           coalesce(played.turnover, 0)::bigint as turnover, (played.brought - played.taken)::bigint as amount
      from game_session played left join game on game.code = played.game_code
     where played.member_id = ${memberId} and played.status = 'closed'
       and played.closed_at >= ${from} and played.closed_at < ${until}`;
}

/**
 * Returns a page of the rows of one type, newest first, and the sum of all rows of each day, oldest day first. Rows of
 * the type `af` are commissions. Rows of the type `wl` are the member's closed game sessions.
 */
export async function readLog(
  db: Database,
  memberId: number,
  query: LogQuery,
): Promise<Page<LogRow> & { days: DayRow[] }> {
  const { limit = DEFAULT_LIMIT } = query;
  const before = decodeCursor(query.cursor) ?? Number.MAX_SAFE_INTEGER;
  const all = selectLines(memberId, query);
  const [page, days] = await Promise.all([
    sql<LogRow>`select * from (${all}) as line where id < ${before} order by id desc limit ${limit + 1}`.execute(
      db,
    ),
    sql<DayRow>`select day, sum(turnover)::bigint as turnover, sum(amount)::bigint as amount
                  from (${all}) as line group by day order by day`.execute(db),
  ]);
  return { ...pageOfRows(page.rows, limit, (row) => row.id), days: days.rows };
}

export function presentLog(row: LogRow): AffiliateLog {
  return {
    id: String(row.id),
    day: row.day,
    label: row.label,
    turnoverSatang: row.turnover,
    amountSatang: row.amount,
  };
}

export function presentDay({ day, amount, turnover }: DayRow) {
  return { day, amountSatang: amount, turnoverSatang: turnover };
}
