import type { Movement } from '@chada/contract';
import { bangkokDaySpan } from '@chada/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import {
  decodePairCursor,
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
 * Reads the newest journals of each kind through the index `journal_member_kind_time`, so that the time doesn't depend on
 * the number of the member's journals.
 */
export async function readMovements(
  db: Database,
  memberId: number,
  { kinds, start, end, limit = DEFAULT_LIMIT, cursor }: MovementQuery,
): Promise<Page<MovementRow>> {
  const from = start === undefined ? '-infinity' : bangkokDaySpan(start).start;
  const until = end === undefined ? 'infinity' : bangkokDaySpan(end).end;
  const [micros, id] = decodePairCursor(cursor) ?? [null, null];
  const { rows } = await sql<MovementRow & { micros: number }>`
    select journal.id, journal.kind, entry.amount, entry.balance_after, journal.created_at, game.name as "gameName",
           case when loss_refund.journal_id is not null then json_build_object(
             'day', loss_refund.bangkok_day, 'netLossSatang', loss_refund.net_loss, 'percent', loss_refund.percent)
           end as refund,
           (extract(epoch from journal.created_at) * 1000000)::bigint as micros
      from (
        select newest.*
          from unnest(${kinds}::text[]) as wanted (kind)
         cross join lateral (
           select id, kind, reference, created_at from journal
            where member_id = ${memberId} and kind = wanted.kind
              and created_at >= ${from}::timestamptz and created_at < ${until}::timestamptz
              and (${micros}::bigint is null or (created_at, id)
                   < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint))
            order by created_at desc, id desc limit ${limit + 1}) as newest
         order by newest.created_at desc, newest.id desc limit ${limit + 1}) as journal
      join account on account.member_id = ${memberId} and account.kind = 'member_wallet'
      join entry on entry.journal_id = journal.id and entry.account_id = account.id
      left join game_session
        -- A comparison as text can't use the index.
        on game_session.uuid = case when journal.kind in ('game_taken', 'game_brought') then journal.reference::uuid end
      left join game on game.code = game_session.game_code
      left join loss_refund on loss_refund.journal_id = journal.id
     order by journal.created_at desc, journal.id desc`.execute(db);
  return pageOfRows(rows, limit, (row) => [row.micros, row.id]);
}
