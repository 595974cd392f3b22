import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import {
  decodePairCursor,
  pageOfRows,
  readNewestFirst,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';

export interface DownlineRow {
  readonly id: number;
  readonly username: string;
  readonly created_at: Date;
  readonly commission: number;
  readonly active: boolean;
}

/**
 * Returns a page of the members whom the member invited. An invited member with a deposit or a closed game session
 * since `activeSince` is active.
 */
export async function readDownline(
  db: Database,
  memberId: number,
  { activeSince, ...page }: PageQuery & { readonly activeSince: Date },
): Promise<Page<DownlineRow> & { total: number }> {
  const query = db
    .selectFrom('member')
    .select([
      'member.id',
      'member.username',
      'member.created_at',
      sql<number>`coalesce((select amount from commission_total where member_id = ${memberId} and downline_id = member.id), 0)::bigint`.as(
        'commission',
      ),
      sql<boolean>`(exists (select from game_session played where played.member_id = member.id and played.status = 'closed' and played.closed_at >= ${activeSince})
        or exists (select from deposit where deposit.member_id = member.id and deposit.status = 'completed' and deposit.decided_at >= ${activeSince}))`.as(
        'active',
      ),
    ])
    .where('member.inviter_id', '=', memberId);
  const [{ total }, downline] = await Promise.all([
    db
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('inviter_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    readNewestFirst(query, 'member.id', page),
  ]);
  return { ...downline, total };
}

export interface DownlineCommissionRow {
  readonly id: number;
  readonly username: string;
  readonly bonus: number;
  readonly turnover: number;
}

const MAX_ROWS = 1000;

/**
 * Returns a page of rows, one for each invited member, with the commission that the inviter earned from this member.
 * `total` is the sum of the commissions on all pages, in satang. `start` and `end` are Bangkok days, both included.
 */
export async function readDownlineCommission(
  db: Database,
  memberId: number,
  { start, end, limit = MAX_ROWS, cursor }: PageQuery & { readonly start: string; readonly end: string },
): Promise<Page<DownlineCommissionRow> & { total: number }> {
  const [bonus, id] = decodePairCursor(cursor) ?? [null, null];
  const brought = sql`
    from commission where member_id = ${memberId} and bangkok_day between ${start}::date and ${end}::date`;
  const [sum, page] = await Promise.all([
    sql<{ total: number }>`select coalesce(sum(amount), 0)::bigint as total ${brought}`.execute(db),
    sql<DownlineCommissionRow>`
      select friend.*, member.username
        from (select downline_id as id, sum(amount)::bigint as bonus, sum(turnover)::bigint as turnover
                ${brought} group by downline_id) as friend
        join member on member.id = friend.id
       where ${bonus}::bigint is null or (friend.bonus, friend.id) < (${bonus}::bigint, ${id}::bigint)
       order by friend.bonus desc, friend.id desc limit ${limit + 1}`.execute(db),
  ]);
  return {
    ...pageOfRows(page.rows, limit, (row) => [row.bonus, row.id]),
    total: sum.rows[0]?.total ?? 0,
  };
}
