import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

export const FORMAT = 'chada-ledger-month-1';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The hash of a day without entries is empty. */
const hashOfDay = z.string().check(z.regex(/^([0-9a-f]{64})?$/));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const sealSchema = z.strictObject({
  day,
  journals: z.int(),
  entries: z.int(),
  /**
   * The sums of the day's entries by kind of account, as JSON text. The hash of the seal is computed from this text.
   */
  sums: z.string(),
  journalsHash: hashOfDay,
  accountsHash: hashOfDay,
  previousHash: z.nullable(hex),
  sealedAtMicros: z.int(),
  totalsHash: z.nullable(hex),
  hash: hex,
});

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  clientId: z.string(),
  /** In the form `2020-11`. */
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  /** The SHA-256 of the compressed file of journals. */
  sha256: hex,
  journals: z.int(),
  entries: z.int(),
  /** The seals of the days in the file, in order. */
  seals: z.array(sealSchema).check(z.minLength(1)),
});

export type Seal = z.output<typeof sealSchema>;
export type Manifest = z.output<typeof manifestSchema>;

export interface MonthOfBrand {
  readonly clientId: string;
  readonly month: string;
}

export const nameOf = ({ clientId, month }: MonthOfBrand): string => `${clientId}-${month}`;

/**
 * Returns the path of the file of journals. Each line is one journal as JSON. The journals' hash in a seal is computed
 * from these lines.
 */
export const journalsFile = (folder: string, of: MonthOfBrand): string =>
  path.join(folder, `${nameOf(of)}.jsonl.gz`);

export const manifestFile = (folder: string, of: MonthOfBrand): string =>
  path.join(folder, `${nameOf(of)}.json`);

/** Waits until the disk has stored a file, or the names of the files in a folder. */
export async function storeOnDisk(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Thrown if a month can't be archived or its files can't be verified. The message gives staff the reason. */
export class ArchiveRefusedError extends Error {}

const unreadable = (file: string) => (error: unknown) => {
  throw new ArchiveRefusedError(
    `${file} can't be read: ${error instanceof Error ? error.message : String(error)}`,
  );
};

/** Reads the manifest of a month. Throws ArchiveRefusedError if the file is missing or is not a valid manifest. */
export async function readManifest(file: string): Promise<Manifest> {
  const read = async () => manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return read().catch(unreadable(file));
}

export async function listManifests(folder: string): Promise<MonthOfBrand[]> {
  const names = (await readdir(folder).catch(unreadable(folder))).toSorted();
  return names.flatMap((name) => {
    const [, clientId, month] = /^(.+)-(\d{4}-\d\d)\.json$/.exec(name) ?? [];
    return clientId === undefined || month === undefined ? [] : [{ clientId, month }];
  });
}
