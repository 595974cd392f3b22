import type { Database } from '../../database/connection.ts';
import { readerOf } from '../check-ledger.ts';
import {
  listManifests,
  manifestFile,
  nameOf,
  readManifest,
  type Manifest,
  type MonthOfBrand,
} from './month-file.ts';
import { faultsOfMonth } from './verify-month.ts';

export interface ArchiveReport {
  /** The names of the months in the folder. */
  readonly months: readonly string[];
  readonly faults: readonly string[];
}

/** Lists the seals of the manifest that differ from the seals in the database. */
async function faultsOfSeals(db: Database, { clientId, seals, ...rest }: Manifest): Promise<string[]> {
  const rows = await readerOf(db)<{ day: string; hash: string }>(
    `select day::text, encode(hash, 'hex') as hash from ledger_seal
      where client_id = $1 and day between $2::date and $3::date`,
    [clientId, seals[0]?.day, seals.at(-1)?.day],
  );
  const known = new Map(rows.map(({ day, hash }) => [day, hash]));
  return seals
    .filter(({ day, hash }) => known.get(day) !== hash)
    .map(({ day }) => `${nameOf({ clientId, ...rest })}: ${day}: the database has another seal`);
}

/** Throws ArchiveRefusal if the manifest can't be read. Otherwise lists the differences between file, manifest and database. */
export async function verifyMonth(
  db: Database,
  of: MonthOfBrand,
  folder: string,
): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(manifestFile(folder, of));
  const isOther = nameOf(manifest) !== nameOf(of);
  const faults = [
    ...(isOther ? [`the manifest of ${nameOf(of)} is that of ${nameOf(manifest)}`] : []),
    ...(await faultsOfMonth(folder, manifest)),
    ...(await faultsOfSeals(db, manifest)),
  ];
  return { manifest, faults };
}

/** Verifies each month of the folder, and requires the file of each archived month. */
export async function verifyArchive(db: Database, folder: string): Promise<ArchiveReport> {
  const hashes = new Map<string, string>();
  const faults: string[] = [];
  for (const of of await listManifests(folder)) {
    const { manifest, faults: found } = await verifyMonth(db, of, folder);
    hashes.set(nameOf(manifest), manifest.sha256);
    faults.push(...found);
  }
  const archived = await readerOf(db)<{ clientId: string; month: string; hash: string }>(
    `select client_id as "clientId", to_char(month, 'YYYY-MM') as month, encode(file_hash, 'hex') as hash
       from ledger_archive order by client_id, month`,
  );
  for (const { hash, ...of } of archived) {
    const found = hashes.get(nameOf(of));
    if (found === undefined) faults.push(`${nameOf(of)}: the file is missing`);
    else if (found !== hash) faults.push(`${nameOf(of)}: the file is not the archived one`);
  }
  return { months: [...hashes.keys()], faults };
}
