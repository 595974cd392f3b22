import type { Movement } from '@chada/contract';
import { bangkokDaySpan } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOfRows,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';
import type { JournalKind } from '../../ledger/chart.ts';

export interface MovementRow {
  readonly id: number;
  readonly kind: JournalKind;
  readonly amount: number;
  readonly balance_after: number;
  readonly created_at: Date;
  readonly gameName: string | null;
  readonly refund: Movement['refund'] | null;
}

interface MovementQuery extends PageQuery {
  readonly kinds: readonly JournalKind[];
  /** Bangkok days, both included. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/**
 * Returns SQL for the member's journals of the kind `wanted.kind`, newest first. With days, reads only the journals of
 * these days. Each `offset 0` keeps PostgreSQL from a plan that also reads newer and older journals.
 */
function journalsOf(
  memberId: number,
  { start, end }: Pick<MovementQuery, 'start' | 'end'>,
): RawBuilder<unknown> {
  if (start === undefined || end === undefined)
    return sql`(select * from journal where member_id = ${memberId} and kind = wanted.kind)`;
  return sql`(
    select of_days.id, found.kind, found.reference, found.created_at
      from (select id from journal
             where member_id = ${memberId} and kind = wanted.kind
               and created_at >= ${bangkokDaySpan(start).start} and created_at < ${bangkokDaySpan(end).end}
             order by id desc offset 0) as of_days
     cross join lateral (select * from journal where id = of_days.id offset 0) as found)`;
}

/**
 * Returns a page of the movements of the member's wallet, newest first. Finds the newest journals of each kind by an
 * index, so the time does not depend on the number of the member's other journals. Does not read the
 * journals before the wallet's first entry, because the entries of archived journals are not in the database. Omits
 * the last journal of a lost game, because this journal has no entry of the wallet.
 */
export async function readMovements(
  db: Database,
  memberId: number,
  { kinds, start, end, limit = DEFAULT_LIMIT, cursor }: MovementQuery,
): Promise<Page<MovementRow>> {
  const before = decodeCursor(cursor) ?? Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<MovementRow>`
    select movement.id, movement.kind, movement.amount, movement.balance_after, movement.created_at,
           game.name as "gameName",
           case when loss_refund.journal_id is not null then json_build_object(
             'day', loss_refund.bangkok_day, 'netLossSatang', loss_refund.net_loss, 'percent', loss_refund.percent)
           end as refund
      from (
        select newest.*
          from account
         cross join lateral (
           select min(journal_id) as first_journal from entry where account_id = account.id) as kept
         cross join unnest(${kinds}::text[]) as wanted (kind)
         cross join lateral (
           select journal.id, journal.kind, journal.reference, journal.created_at, entry.amount, entry.balance_after
             from ${journalsOf(memberId, { start, end })} as journal
            -- Without the offset, PostgreSQL may read all entries of the wallet first.
            cross join lateral (
              select amount, balance_after from entry
               where journal_id = journal.id and account_id = account.id offset 0) as entry
            where journal.id >= kept.first_journal and journal.id < ${before}
            order by journal.id desc limit ${limit + 1}) as newest
         where account.member_id = ${memberId} and account.kind = 'member_wallet'
         order by newest.id desc limit ${limit + 1}) as movement
      left join game_session
        -- A comparison as text can't use the index.
        on game_session.uuid = case when movement.kind in ('game_taken', 'game_brought') then movement.reference::uuid end
      left join game on game.code = game_session.game_code
      left join loss_refund on loss_refund.journal_id = movement.id
     order by movement.id desc`.execute(db);
  return pageOfRows(rows, limit, (row) => row.id);
}

/** Returns the first Bangkok day after the archived months of the brand, or undefined if no month is archived. */
export async function readKeptFrom(db: Database, clientId: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (archived_up_to(${clientId}) + 1)::text as day`.execute(db);
  return rows[0]?.day ?? undefined;
}
