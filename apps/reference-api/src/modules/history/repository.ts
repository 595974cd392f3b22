import type { Movement } from '@chada/contract';
import { bangkokDaySpan } from '@chada/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';
import type { JournalKind } from '../../ledger/chart.ts';

export interface MovementRow {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly created_at: Date;
  readonly gameName: string | null;
  readonly refund: Movement['refund'] | null;
}

interface MovementQuery extends PageQuery {
  readonly kinds?: readonly JournalKind[] | undefined;
  /** Bangkok days, both included. */
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export function readMovements(
  db: Database,
  memberId: number,
  { kinds, start, end, ...page }: MovementQuery,
): Promise<Page<MovementRow>> {
  const from = start === undefined ? undefined : bangkokDaySpan(start).start;
  const until = end === undefined ? undefined : bangkokDaySpan(end).end;
  const query = db
    .selectFrom('account')
    .innerJoin('entry', 'entry.account_id', 'account.id')
    .innerJoin('journal', 'journal.id', 'entry.journal_id')
    // A comparison as text can't use the index.
    .leftJoin('game_session', (join) =>
      join.on(
        sql<boolean>`game_session.uuid = case when journal.kind in ('game_taken', 'game_brought') then journal.reference::uuid end`,
      ),
    )
    .leftJoin('game', 'game.code', 'game_session.game_code')
    .leftJoin('loss_refund', 'loss_refund.journal_id', 'journal.id')
    .select([
      'journal.id',
      'journal.kind',
      'entry.amount',
      'entry.balance_after',
      'journal.created_at',
      'game.name as gameName',
      sql<MovementRow['refund']>`case when loss_refund.journal_id is not null then json_build_object(
        'day', loss_refund.bangkok_day, 'netLossSatang', loss_refund.net_loss, 'percent', loss_refund.percent) end`.as(
        'refund',
      ),
    ])
    .where('account.member_id', '=', memberId)
    .where('account.kind', '=', 'member_wallet')
    .$if(kinds !== undefined, (all) => all.where('journal.kind', 'in', kinds ?? []))
    .$if(from !== undefined, (all) => all.where('journal.created_at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (all) => all.where('journal.created_at', '<', until ?? new Date(0)));
  return readNewestFirst(query, 'journal.id', page);
}
