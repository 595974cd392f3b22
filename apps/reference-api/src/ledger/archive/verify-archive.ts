import { isDeepStrictEqual } from 'node:util';
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
import { faultsOfMonth, type CompareJournals, type Journal } from './verify-month.ts';

export interface ArchiveReport {
  /** The names of the verified months in the folder. */
  readonly months: readonly string[];
  /** The names of the months whose brand is not in this database. These months are not verified. */
  readonly elsewhere: readonly string[];
  readonly faults: readonly string[];
}

/** Lists the seals of the month that are not the same in the manifest and in the database. */
async function faultsOfSeals(db: Database, manifest: Manifest): Promise<string[]> {
  const { clientId, month, seals } = manifest;
  const rows = await readerOf(db)<{ day: string; hash: string }>(
    `select day::text, encode(hash, 'hex') as hash from ledger_seal
      where client_id = $1 and to_char(day::timestamp, 'YYYY-MM') = $2 order by day`,
    [clientId, month],
  );
  const known = new Map(rows.map(({ day, hash }) => [day, hash]));
  const inFile = new Set(seals.map(({ day }) => day));
  return [
    ...rows.filter(({ day }) => !inFile.has(day)).map(({ day }) => `${day}: the file lacks this day`),
    ...seals
      .filter(({ day, hash }) => known.get(day) !== hash)
      .map(({ day }) => `${day}: the database has another seal`),
  ].map((fault) => `${nameOf(manifest)}: ${fault}`);
}

/**
 * Returns a function that compares journals of a file with the same journals in the database. The function does not
 * compare the journals' entries.
 */
const compareWith =
  (db: Database): CompareJournals =>
  async (journals) => {
    const rows = await readerOf(db)<{ id: number; fields: unknown[] }>(
      `select id, json_build_array(client_id, kind, reference, member_id,
                (extract(epoch from created_at) * 1000000)::bigint) as fields
         from journal where id = any($1::bigint[])`,
      [journals.map(([id]) => id)],
    );
    const known = new Map(rows.map(({ id, fields }) => [id, fields]));
    const differs = ([id, ...fields]: Journal) => !isDeepStrictEqual(known.get(id), fields.slice(0, -1));
    return journals.filter(differs).map(([id]) => `journal ${id} differs in the database`);
  };

/**
 * Compares the file, the manifest and the database, and returns the differences as `faults`. Throws ArchiveRefusedError if
 * the manifest can't be read.
 */
export async function verifyMonth(
  db: Database,
  of: MonthOfBrand,
  folder: string,
): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(manifestFile(folder, of));
  const isOther = nameOf(manifest) !== nameOf(of);
  const faults = [
    ...(isOther ? [`the manifest of ${nameOf(of)} is that of ${nameOf(manifest)}`] : []),
    ...(await faultsOfMonth(folder, manifest, compareWith(db))),
    ...(await faultsOfSeals(db, manifest)),
  ];
  return { manifest, faults };
}

async function readBrandIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('brand').select('client_id').execute();
  return rows.map((row) => row.client_id);
}

const recorded = ['sha256', 'journals', 'entries'] as const;
type ArchivedMonth = MonthOfBrand & Pick<Manifest, (typeof recorded)[number]>;

/**
 * Verifies the files of months in `folder`, except for months of brands that are not in this database. Also reports each
 * archived month whose file is missing or differs from the archived file.
 */
export async function verifyArchive(db: Database, folder: string): Promise<ArchiveReport> {
  const manifests = new Map<string, Manifest>();
  const faults: string[] = [];
  const elsewhere: string[] = [];
  const brands = new Set(await readBrandIds(db));
  for (const of of await listManifests(folder)) {
    if (!brands.has(of.clientId)) {
      elsewhere.push(nameOf(of));
      continue;
    }
    const { manifest, faults: found } = await verifyMonth(db, of, folder);
    manifests.set(nameOf(manifest), manifest);
    faults.push(...found);
  }
  const archived = await readerOf(db)<ArchivedMonth>(
    `select client_id as "clientId", to_char(month, 'YYYY-MM') as month, journals, entries,
            encode(file_hash, 'hex') as sha256
       from ledger_archive order by client_id, month`,
  );
  for (const month of archived) {
    const found = manifests.get(nameOf(month));
    if (found === undefined) faults.push(`${nameOf(month)}: the file is missing`);
    else if (recorded.some((field) => found[field] !== month[field]))
      faults.push(`${nameOf(month)}: the file is not the archived one`);
  }
  return { months: [...manifests.keys()], elsewhere, faults };
}
