import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { BackupRefusal, FORMAT, footerSchema, headerSchema, MAGIC } from './contents.ts';
import type { BackupFooter, BackupHeader, BackupTable } from './contents.ts';
import { cutShort, damaged, FrameReader } from './frames.ts';

/** Receives each table's rows as they are read. */
type TakeTable = (table: BackupTable, pieces: AsyncIterable<Buffer>) => Promise<void>;

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Reads the uncompressed bytes. Faults of the compression become refusals that name the file. */
async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.once('error', (error) => gunzip.destroy(error));
  try {
    const bytes: AsyncIterable<Buffer> = source.pipe(gunzip);
    yield* bytes;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'Z_BUF_ERROR') throw cutShort(file);
    if (code !== 'Z_DATA_ERROR') throw error;
    // Only this error comes before anything is unpacked: the file is not compressed.
    const packed = !(error instanceof Error && error.message === 'incorrect header check');
    throw packed ? damaged(file, 'its contents can’t be unpacked') : notOurs(file);
  } finally {
    source.destroy();
  }
}

const notOurs = (file: string) => new BackupRefusal(`${file} is not a back-up of Chada.`);

async function readBeginning(reader: FrameReader, file: string): Promise<void> {
  const [magic, format, ...rest] = (await reader.line(64)).split(' ');
  if (magic !== MAGIC || rest.length > 0 || !/^\d+$/.test(format ?? '')) throw notOurs(file);
  if (Number(format) > FORMAT) {
    throw new BackupRefusal(
      `${file} is newer than this program: its format is ${format}, this program reads up to ${FORMAT}.`,
    );
  }
}

async function readJson<Shape>(reader: FrameReader, schema: z.ZodMiniType<Shape>, file: string) {
  const bytes = await reader.frame();
  if (!bytes) throw damaged(file, 'a part of it is empty');
  try {
    return { bytes, value: schema.parse(JSON.parse(bytes.toString('utf8'))) };
  } catch {
    throw damaged(file, 'its list of contents can’t be read');
  }
}

async function* framesOf(reader: FrameReader): AsyncGenerator<Buffer> {
  for (let piece = await reader.frame(); piece; piece = await reader.frame()) yield piece;
}

/**
 * Reads a back-up from start to end and passes each table's rows on. Returns its header and footer. Throws BackupRefusal
 * where the file is not as it was written.
 */
async function walk(file: string, take: TakeTable): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  await access(file).catch(() => {
    throw new BackupRefusal(`${file} does not exist.`);
  });
  const reader = new FrameReader(unpacked(file), file);
  await readBeginning(reader, file);
  const { value: header, bytes } = await readJson(reader, headerSchema, file);
  for (const table of header.tables) await take(table, framesOf(reader));
  const { value: footer } = await readJson(reader, footerSchema, file);
  await reader.end();
  if (createHash('sha256').update(bytes).digest('hex') !== footer.headerSha256) {
    throw damaged(file, 'its list of contents was changed');
  }
  if (footer.tables.length !== header.tables.length)
    throw damaged(file, 'its summary lists different tables');
  return { header, footer };
}

/** Reads a complete back-up and checks every byte, before any of it is used. */
export async function examineBackup(file: string): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  const sums: { table: BackupTable; sha256: string }[] = [];
  const found = await walk(file, async (table, pieces) => {
    const hash = createHash('sha256');
    for await (const piece of pieces) hash.update(piece);
    sums.push({ table, sha256: hash.digest('hex') });
  });
  for (const [index, { table, sha256 }] of sums.entries()) {
    if (found.footer.tables[index]?.sha256 === sha256) continue;
    throw damaged(file, `the rows of ${table.schema}.${table.name} were changed`);
  }
  return found;
}

/** Passes on the rows of each table of a checked back-up, in the header's order. */
export async function readTables(file: string, take: TakeTable): Promise<void> {
  await walk(file, take);
}
