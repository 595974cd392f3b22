import { bangkokDaySpan } from '@chada/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type Source = Tables['reported_move']['source'];

/**
 * A movement of money. `amount` is positive if the brand received the money. `reference` is the same in our books and
 * in the report.
 */
export interface ReconciliationItem {
  readonly reference: string;
  readonly amount: number;
}

export interface BookedItem extends ReconciliationItem {
  /** The Bangkok day of a deposit's bank transfer, which may differ from the day in our books. Null if not a deposit. */
  readonly otherDay: string | null;
}

export type ItemFilter = { readonly day: string } | { readonly references: readonly string[] };

const within = (column: string, filter: ItemFilter) => {
  if (!('day' in filter)) return sql`true`;
  const { start, end } = bangkokDaySpan(filter.day);
  return sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;
};
const named = (filter: ItemFilter) =>
  'day' in filter ? sql`true` : sql`reference = any (${[...filter.references]}::text[])`;

/**
 * Selects deposits and paid withdrawals from our books. A deposit without a bank's reference has its own id as its
 * reference.
 */
function bankItems(db: Database, clientId: string, filter: ItemFilter) {
  return sql<BookedItem>`
    select reference, amount, other_day as "otherDay" from (
      select coalesce(spent.sending_bank || ':' || upper(spent.transaction_ref), 'deposit:' || deposit.uuid) as reference,
             deposit.amount,
             (deposit.transferred_at at time zone 'Asia/Bangkok')::date::text as other_day
        from deposit left join spent_transfer spent on spent.deposit_id = deposit.id
       where deposit.client_id = ${clientId} and deposit.status = 'completed' and deposit.evidence <> 'sample'
         and ${within('deposit.decided_at', filter)}
      union all
      select uuid || ':' || attempt, -amount, null from withdrawal
       where client_id = ${clientId} and status = 'paid' and ${within('withdrawal.paid_at', filter)}
    ) as booked where ${named(filter)}`.execute(db);
}

function providerItems(db: Database, clientId: string, filter: ItemFilter) {
  return sql<BookedItem>`
    select reference, amount, null as "otherDay" from (
      select in_reference::text as reference, -taken as amount from game_session
       where client_id = ${clientId} and ${within('opened_at', filter)}
         and (${!('day' in filter)} or status in ('open', 'closed'))
      union all
      select out_reference::text, brought from game_session
       where client_id = ${clientId} and status = 'closed' and brought > 0 and ${within('closed_at', filter)}
    ) as booked where ${named(filter)}`.execute(db);
}

export async function readBooked(
  db: Database,
  { clientId, source }: { clientId: string; source: Source },
  filter: ItemFilter,
): Promise<readonly BookedItem[]> {
  if ('references' in filter && filter.references.length === 0) return [];
  const read = source === 'bank' ? bankItems : providerItems;
  return (await read(db, clientId, filter)).rows;
}

export async function storeReported(
  db: Database,
  { clientId, source, day }: { clientId: string; source: Source; day: string },
  items: readonly ReconciliationItem[],
): Promise<void> {
  const reported = items.filter(({ amount }) => amount !== 0);
  if (reported.length === 0) return;
  await sql`
    insert into reported_move (client_id, source, reference, amount, bangkok_day)
    select ${clientId}, ${source}, reference, amount, ${day}::date
      from unnest(${reported.map((move) => move.reference)}::text[], ${reported.map((move) => move.amount)}::bigint[])
        as reported (reference, amount)
    on conflict (client_id, source, reference) do update set amount = excluded.amount`.execute(db);
}

export async function readReported(
  db: Database,
  { clientId, source }: { clientId: string; source: Source },
  filter: ItemFilter,
): Promise<readonly ReconciliationItem[]> {
  const query = db
    .selectFrom('reported_move')
    .select(['reference', 'amount'])
    .where('client_id', '=', clientId)
    .where('source', '=', source);
  return 'day' in filter
    ? query.where('bangkok_day', '=', filter.day).execute()
    : query.where('reference', 'in', filter.references.length === 0 ? [''] : filter.references).execute();
}
