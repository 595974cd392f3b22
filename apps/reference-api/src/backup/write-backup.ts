import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectDirectly } from '../database/connect-client.ts';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import { BackupRefusedError, FORMAT, MAGIC, type BackupFooter, type BackupHeader } from './contents.ts';
import { describeDatabase } from './describe-database.ts';
import { endOfFrames, frame } from './frames.ts';
import { readLedgerOn } from './read-ledger.ts';
import { copyOut, plainText } from './table-sql.ts';

export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly ledger: BackupFooter['ledger'];
}

async function* contentsOf(
  client: pg.Client,
  header: BackupHeader,
  result: { footer?: BackupFooter },
): AsyncGenerator<Uint8Array> {
  const head = Buffer.from(JSON.stringify(header));
  yield Buffer.from(`${MAGIC} ${FORMAT}\n`);
  yield* frame(head);
  const tables = [];
  for (const table of header.tables) {
    const rows = client.query(copyTo(copyOut(table)));
    const hash = createHash('sha256');
    const chunks: AsyncIterable<Buffer> = rows;
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield* frame(chunk);
    }
    yield endOfFrames;
    tables.push({ rows: rows.rowCount, sha256: hash.digest('hex') });
  }
  const headerSha256 = createHash('sha256').update(head).digest('hex');
  result.footer = { headerSha256, tables, ledger: await readLedgerOn(client) };
  yield* frame(Buffer.from(JSON.stringify(result.footer)));
}

/** Writes the contents to a temporary file and then renames this file to `file`. `file` is therefore never incomplete. */
async function writeAtomically(file: string, contents: AsyncIterable<Uint8Array>): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    // Only the current user may read a backup, because a backup contains personal data.
    const out = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(contents), createGzip(), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Writes a backup of the database to `file`, even while the API runs. Throws BackupRefusedError if `file` exists or the
 * database has no tables of Chada.
 */
export async function writeBackup(url: string, file: string): Promise<WrittenBackup> {
  const taken = await access(file).then(
    () => true,
    () => false,
  );
  if (taken) throw new BackupRefusedError(`${file} exists already; a backup never replaces a file.`);
  await mkdir(path.dirname(file), { recursive: true });
  const client = await connectDirectly(url, { application_name: 'chada backup' });
  try {
    await client.query(plainText);
    await client.query('set search_path = api');
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('begin isolation level repeatable read, read only');
    const header = await describeDatabase(client, new Date());
    const result: { footer?: BackupFooter } = {};
    await writeAtomically(file, contentsOf(client, header, result));
    const { footer } = result;
    if (!footer) throw new Error('the backup has no summary');
    const rows = footer.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      file,
      bytes: (await stat(file)).size,
      tables: header.tables.length,
      rows,
      ledger: footer.ledger,
    };
  } finally {
    await client.end();
  }
}
