import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { limitStatements } from '../../database/own-time-limit.ts';
import {
  ArchiveRefusedError,
  journalsFile,
  manifestFile,
  storeOnDisk,
  type MonthOfBrand,
} from './month-file.ts';
import { verifyMonth } from './verify-archive.ts';

const STATEMENT_LIMIT_MS = 3_600_000;

/**
 * Verifies the month's files in the folder, waits until the disk has stored them, and then deletes the month's entries
 * from the database. Returns the number of deleted entries. The database refuses the deletion if this month is not the
 * brand's next month to archive, if the month differs from its seals, or before five years have passed since the end of
 * the month's year.
 */
export async function archiveMonth(
  db: Database,
  of: MonthOfBrand,
  folder: string,
  recordSuccess: (tx: Tx, entries: number) => Promise<void>,
): Promise<number> {
  const { manifest, faults } = await verifyMonth(db, of, folder);
  if (faults.length > 0) throw new ArchiveRefusedError(faults.join('\n'));
  for (const stored of [journalsFile(folder, of), manifestFile(folder, of), folder])
    await storeOnDisk(stored);
  return db.transaction().execute(async (tx) => {
    await limitStatements(tx, STATEMENT_LIMIT_MS);
    const { rows } = await sql<{ entries: number }>`
      select archive_ledger_month(
        ${of.clientId}, ${`${of.month}-01`}::date, decode(${manifest.sha256}, 'hex')) as entries`.execute(tx);
    const entries = rows[0]?.entries ?? 0;
    await recordSuccess(tx, entries);
    return entries;
  });
}
