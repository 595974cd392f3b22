import pg from 'pg';
import { readArchived } from './archived.ts';
import type { LedgerTables, ReadRows } from './ledger-tables.ts';

interface OpenTime {
  /** The start of the first day that is not sealed in these brands. */
  readonly openFrom: string;
  readonly brands: readonly string[];
}

const openTimesQuery = `
  select coalesce(ledger_day_start(last.day + 1), '-infinity')::text as "openFrom", array_agg(brand.client_id) as brands
    from brand left join lateral (
           select day from ledger_seal where client_id = brand.client_id order by day desc limit 1) as last on true
   group by 1`;

const lastTime = 'greatest(requested_at, decided_at, paid_at)';

/**
 * Returns, for each table of the ledger, a subquery that reads only the records since the last seal of each brand. The
 * sums of all earlier entries come from the totals. The subqueries contain the start of each brand's first unsealed day
 * as a constant, because PostgreSQL otherwise expects too many rows and reads complete tables.
 */
export async function readUnsealedTables(read: ReadRows): Promise<LedgerTables> {
  const open = await read<OpenTime>(openTimesQuery);
  const isOpen = (condition: (openFrom: string) => string): string =>
    open
      .map(({ openFrom, brands }) => {
        const ids = brands.map((brand) => pg.escapeLiteral(brand)).join(', ');
        return `client_id in (${ids}) and ${condition(pg.escapeLiteral(openFrom))}`;
      })
      .join(' or ') || 'false';
  const journal = `(select * from journal where ${isOpen((openFrom) => `created_at >= ${openFrom}`)})`;
  const entry = `(select entry.* from ${journal} as journal join entry on entry.journal_id = journal.id)`;
  return {
    journal,
    entry,
    movement: `(
      select account_id, amount from ledger_sealed_total
       union all select account_id, amount from ${entry} as entry)`,
    deposit: `(select * from deposit where ${isOpen((openFrom) => `decided_at >= ${openFrom}`)})`,
    withdrawal: `(
      select * from withdrawal
       where status in ('requested', 'paying') or ${isOpen(() => `status = 'failed'`)}
          or ${isOpen((openFrom) => `status in ('paid', 'rejected') and ${lastTime} >= ${openFrom}`)})`,
    refund: `(select * from loss_refund where ${isOpen((openFrom) => `created_at >= ${openFrom}`)})`,
    hasAllRecords: false,
    archived: await readArchived(read),
  };
}
