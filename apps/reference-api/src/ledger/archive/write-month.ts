import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Tx } from '../../database/connection.ts';
import { limitStatements } from '../../database/own-time-limit.ts';
import { faultsOfMonth } from './verify-month.ts';
import {
  ArchiveRefusedError,
  FORMAT,
  journalsFile,
  manifestFile,
  storeOnDisk,
  type Manifest,
  type MonthOfBrand,
  type Seal,
} from './month-file.ts';

const READ_AT_ONCE = 5_000;
const STATEMENT_LIMIT_MS = 600_000;

/**
 * Returns the seals of the month in order. Throws ArchiveRefusedError unless every day of the month is sealed. A brand's
 * first month begins with the brand's first seal.
 */
async function readSeals(db: Database, { clientId, month }: MonthOfBrand): Promise<Seal[]> {
  const { rows } = await sql<Seal & { isLast: boolean }>`
    select day::text, journals, entries, sums::text, encode(journals_hash, 'hex') as "journalsHash",
           encode(accounts_hash, 'hex') as "accountsHash", encode(previous_hash, 'hex') as "previousHash",
           (extract(epoch from sealed_at) * 1000000)::bigint as "sealedAtMicros",
           encode(totals_hash, 'hex') as "totalsHash", encode(hash, 'hex') as hash,
           date_trunc('month', day::timestamp) <> date_trunc('month', (day + 1)::timestamp) as "isLast"
      from ledger_seal
     where client_id = ${clientId} and date_trunc('month', day::timestamp) = ${`${month}-01`}::timestamp
     order by day`.execute(db);
  if (rows.at(-1)?.isLast !== true)
    throw new ArchiveRefusedError(`not every day of ${month} of ${clientId} is sealed`);
  return rows.map(({ isLast: _, ...seal }) => seal);
}

/** Yields the journals of a day as lines of JSON. The journals' hash in the day's seal is computed from these lines. */
async function* readDay(tx: Tx, clientId: string, day: string): AsyncGenerator<string> {
  await sql`
    declare journals no scroll cursor for
      select json_build_array(
               journal.id, journal.client_id, journal.kind, journal.reference, journal.member_id,
               (extract(epoch from journal.created_at) * 1000000)::bigint, moved.text)::text as line
        from journal cross join lateral (
               select string_agg(concat_ws(' ', account_id, amount, balance_after), ',' order by account_id) as text
                 from entry where entry.journal_id = journal.id) as moved
       where journal.client_id = ${sql.lit(clientId)}
         and journal.created_at >= ledger_day_start(${sql.lit(day)}::date)
         and journal.created_at < ledger_day_start(${sql.lit(day)}::date + 1)
       order by journal.id`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(READ_AT_ONCE)} from journals`.execute(tx);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < READ_AT_ONCE) break;
  }
  await sql`close journals`.execute(tx);
}

async function writeJournals(
  db: Database,
  clientId: string,
  { seals, file }: { seals: Seal[]; file: string },
) {
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await db.transaction().execute(async (tx) => {
    await limitStatements(tx, STATEMENT_LIMIT_MS);
    async function* lines() {
      for (const { day } of seals) yield* readDay(tx, clientId, day);
    }
    await pipeline(Readable.from(lines()), createGzip(), out);
  });
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function assertInDatabase(db: Database, { clientId, month }: MonthOfBrand): Promise<void> {
  const { rows } = await sql`
    select from ledger_archive where client_id = ${clientId} and month = ${`${month}-01`}::date`.execute(db);
  if (rows.length > 0)
    throw new ArchiveRefusedError(`the entries of ${month} of ${clientId} are archived already`);
}

/**
 * Writes the journals of a sealed month, and a manifest with the seals. Replaces earlier files of the month, after the new
 * files are verified.
 */
export async function writeMonth(db: Database, of: MonthOfBrand, folder: string): Promise<Manifest> {
  const { clientId, month } = of;
  await assertInDatabase(db, of);
  const seals = await readSeals(db, of);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(path.join(folder, '.draft-'));
  try {
    await writeJournals(db, clientId, { seals, file: journalsFile(draft, of) });
    const manifest: Manifest = {
      format: FORMAT,
      clientId,
      month,
      sha256: await sha256Of(journalsFile(draft, of)),
      journals: seals.reduce((sum, seal) => sum + seal.journals, 0),
      entries: seals.reduce((sum, seal) => sum + seal.entries, 0),
      seals,
    };
    const faults = await faultsOfMonth(draft, manifest);
    if (faults.length > 0) throw new ArchiveRefusedError(['nothing is written', ...faults].join('\n'));
    await writeFile(manifestFile(draft, of), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    const files = [journalsFile, manifestFile];
    for (const file of files) await storeOnDisk(file(draft, of));
    for (const file of files) await rename(file(draft, of), file(folder, of));
    await storeOnDisk(folder);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
