import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import {
  decodePairCursor,
  pageOfRows,
  readNewestFirst,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';

export type ProgramRow = Selectable<Tables['affiliate_program']>;

/** Returns the affiliate programme of a brand, or `undefined` if the brand has none. */
export function readProgram(db: Database | Tx, clientId: string): Promise<ProgramRow | undefined> {
  return db.selectFrom('affiliate_program').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}

/** Returns a member's inviter and the brand's commission rate. Returns `undefined` if the inviter or the rate is missing. */
export function findInviterAndRate(
  tx: Tx,
  memberId: number,
): Promise<{ inviterId: number; commissionBp: number } | undefined> {
  return tx
    .selectFrom('member')
    .innerJoin('affiliate_program', 'affiliate_program.client_id', 'member.client_id')
    .select(['member.inviter_id as inviterId', 'affiliate_program.commission_bp as commissionBp'])
    .where('member.id', '=', memberId)
    .where('member.inviter_id', 'is not', null)
    .$narrowType<{ inviterId: number }>()
    .executeTakeFirst();
}

/** Inserts the commission for a game session. Throws if the game session already has a commission. */
export async function insertCommission(tx: Tx, row: Insertable<Tables['commission']>): Promise<void> {
  await tx.insertInto('commission').values(row).execute();
}

export async function readCode(db: Database, memberId: number): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('affiliate_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.affiliate_code;
}

/** Returns the commission that the member can still move to the wallet, and the total ever earned, both in satang. */
export async function readEarnings(
  db: Database,
  memberId: number,
): Promise<{ balance: number; earned: number }> {
  const { rows } = await sql<{ balance: number; earned: number }>`
    select coalesce((select balance from account where member_id = ${memberId} and kind = 'member_affiliate'), 0)::bigint as balance,
           coalesce((select sum(amount) from commission where member_id = ${memberId}), 0)::bigint as earned`.execute(
    db,
  );
  return rows[0] ?? { balance: 0, earned: 0 };
}

export interface DownlineRow {
  readonly id: number;
  readonly username: string;
  readonly created_at: Date;
  readonly commission: number;
  readonly active: boolean;
}

/**
 * Returns the members whom a member has invited, newest first. An invited member with a deposit or game since
 * `activeSince` is active.
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
      sql<number>`(select coalesce(sum(amount), 0)::bigint from commission where downline_id = member.id)`.as(
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

/** The commission from one invited member, in satang. */
export interface DownlineBonusRow {
  readonly id: number;
  readonly username: string;
  readonly bonus: number;
  readonly turnover: number;
}

const MAX_ROWS = 1000;

/**
 * Returns a page of invited members with the commission from each, highest first, and the total of all pages. `start`
 * and `end` are Bangkok days, both included.
 */
export async function readDownlineBonus(
  db: Database,
  memberId: number,
  { start, end, limit = MAX_ROWS, cursor }: PageQuery & { readonly start: string; readonly end: string },
): Promise<Page<DownlineBonusRow> & { total: number }> {
  const [bonus, id] = decodePairCursor(cursor) ?? [null, null];
  const brought = sql`
    from commission where member_id = ${memberId} and bangkok_day between ${start}::date and ${end}::date`;
  const [sum, page] = await Promise.all([
    sql<{ total: number }>`select coalesce(sum(amount), 0)::bigint as total ${brought}`.execute(db),
    sql<DownlineBonusRow>`
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
