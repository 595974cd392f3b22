import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { BackupRefusedError, FORMAT, footerSchema, headerSchema, MAGIC } from './contents.ts';
import type { BackupFooter, BackupHeader, BackupTable } from './contents.ts';
import { truncatedBackup, damagedBackup, FrameReader } from './frames.ts';

type TakeTable = (table: BackupTable, chunks: AsyncIterable<Buffer>) => Promise<void>;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  try {
    const bytes: AsyncIterable<Buffer> = source.pipe(gunzip);
    yield* bytes;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw truncatedBackup(file);
    if (code !== 'Z_DATA_ERROR') throw error;
    // zlib reports `incorrect header check` if the file is not a gzip file. Any other data error means that the gzip
    // file is damaged.
    const packed = !(error instanceof Error && error.message === 'incorrect header check');
    throw packed ? damagedBackup(file, 'its contents can’t be unpacked') : notABackup(file);
  } finally {
    source.destroy();
  }
}

const notABackup = (file: string) => new BackupRefusedError(`${file} is not a backup of Chada.`);

async function readBeginning(reader: FrameReader, file: string): Promise<void> {
  const [magic, format, ...rest] = (await reader.line(64)).split(' ');
  if (magic !== MAGIC || rest.length > 0 || !/^\d+$/.test(format ?? '')) throw notABackup(file);
  if (Number(format) > FORMAT) {
    throw new BackupRefusedError(
      `${file} is newer than this program: its format is ${format}, this program reads up to ${FORMAT}.`,
    );
  }
}

async function readJson<Shape>(reader: FrameReader, schema: z.ZodMiniType<Shape>, file: string) {
  const bytes = await reader.frame();
  if (!bytes) throw damagedBackup(file, 'a part is empty');
  try {
    return { bytes, value: schema.parse(JSON.parse(bytes.toString('utf8'))) };
  } catch {
    throw damagedBackup(file, 'its list of contents can’t be read');
  }
}

async function* framesOf(reader: FrameReader): AsyncGenerator<Buffer> {
  for (let chunk = await reader.frame(); chunk; chunk = await reader.frame()) yield chunk;
}

/**
 * Reads the complete backup file, calls `take` for each table, and returns the header and the footer of the file.
 * Throws BackupRefusedError if the file is invalid.
 */
async function walk(file: string, take: TakeTable): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  await access(file).catch(() => {
    throw new BackupRefusedError(`${file} does not exist.`);
  });
  const reader = new FrameReader(unpacked(file), file);
  await readBeginning(reader, file);
  const { value: header, bytes } = await readJson(reader, headerSchema, file);
  for (const table of header.tables) await take(table, framesOf(reader));
  const { value: footer } = await readJson(reader, footerSchema, file);
  await reader.end();
  if (createHash('sha256').update(bytes).digest('hex') !== footer.headerSha256) {
    throw damagedBackup(file, 'its list of contents was changed');
  }
  if (footer.tables.length !== header.tables.length)
    throw damagedBackup(file, 'its summary lists different tables');
  return { header, footer };
}

/** Reads the complete backup file and verifies its checksums. Throws BackupRefusedError if a checksum is wrong. */
export async function examineBackup(file: string): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  const sums: { table: BackupTable; sha256: string }[] = [];
  const found = await walk(file, async (table, chunks) => {
    const hash = createHash('sha256');
    for await (const chunk of chunks) hash.update(chunk);
    sums.push({ table, sha256: hash.digest('hex') });
  });
  for (const [index, { table, sha256 }] of sums.entries()) {
    if (found.footer.tables[index]?.sha256 === sha256) continue;
    throw damagedBackup(file, `the rows of ${table.schema}.${table.name} were changed`);
  }
  return found;
}

/**
 * Calls `take` for each table of the backup file. Does not verify the checksums of the rows: call `examineBackup`
 * first.
 */
export async function readTables(file: string, take: TakeTable): Promise<void> {
  await walk(file, take);
}
