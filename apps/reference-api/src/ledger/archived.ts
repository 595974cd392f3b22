import pg from 'pg';
import type { ReadRows } from './ledger-tables.ts';

/**
 * A brand with archived months. The fields with names that end in `Sql` are constants in SQL. With parameters instead
 * of constants, PostgreSQL would expect too many rows and read complete tables.
 */
export interface ArchivedBrand {
  readonly clientId: string;
  readonly lastDay: string;
  readonly brandSql: string;
  /** The last day of the archived months. */
  readonly lastDaySql: string;
  /** The start of the first day that is not archived. The database has all entries since this time. */
  readonly keptFromSql: string;
}

export async function readArchived(read: ReadRows): Promise<ArchivedBrand[]> {
  const [table] = await read<{ exists: boolean }>(
    `select to_regclass('ledger_archive') is not null as exists`,
  );
  // Returns no brands if the table does not exist. The backup of an older database does not have the table.
  if (!table?.exists) return [];
  const rows = await read<{ clientId: string; lastDay: string; keptFrom: string }>(`
    select client_id as "clientId", max(last_day)::text as "lastDay",
           ledger_day_start(max(last_day) + 1)::text as "keptFrom"
      from ledger_archive group by client_id order by client_id`);
  return rows.map(({ clientId, lastDay, keptFrom }) => ({
    clientId,
    lastDay,
    brandSql: pg.escapeLiteral(clientId),
    lastDaySql: `${pg.escapeLiteral(lastDay)}::date`,
    keptFromSql: `${pg.escapeLiteral(keptFrom)}::timestamptz`,
  }));
}
