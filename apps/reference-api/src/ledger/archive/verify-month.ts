import { addBangkokDays, bangkokDay } from '@chada/domain';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { journalsFile, nameOf, type Manifest, type Seal } from './month-file.ts';
import { hashOfSeal, LineHash } from './seal-hash.ts';

const journalSchema = z.tuple([
  z.int(),
  z.string(),
  z.string(),
  z.string(),
  z.nullable(z.int()),
  /** The time of the journal in microseconds since 1970. */
  z.int(),
  /** The entries in the form `account amount balance`, separated by commas. */
  z.nullable(z.string()),
]);

export type Journal = z.output<typeof journalSchema>;

/** Compares journals of the file with another source of the same journals, and lists the differences. */
export type CompareJournals = (journals: readonly Journal[]) => Promise<string[]>;

const COMPARED_AT_ONCE = 5_000;

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Collects the journals of one day from the file, and compares their hash, counts and sums with the day's seal. */
class Day {
  readonly day: string;
  readonly #hash = new LineHash();
  readonly #sums = new Map<number, number>();
  #journals = 0;
  #entries = 0;
  readonly #unbalanced: number[] = [];

  constructor(day: string) {
    this.day = day;
  }

  add(line: string, id: number, entries: string | null): void {
    this.#hash.add(line);
    this.#journals += 1;
    let sum = 0;
    const parts = entries?.split(',') ?? [];
    for (const part of parts) {
      const [account = 0, amount = Number.NaN] = part.split(' ').map(Number);
      sum += amount;
      this.#sums.set(account, (this.#sums.get(account) ?? 0) + amount);
    }
    this.#entries += parts.length;
    if (parts.length < 2 || sum !== 0) this.#unbalanced.push(id);
  }

  #accountsHash(): string {
    const hash = new LineHash();
    for (const [account, sum] of [...this.#sums].toSorted(([a], [b]) => a - b))
      if (sum !== 0) hash.add(`${account} ${sum}`);
    return hash.hex;
  }

  faults(seal: Seal): string[] {
    return [
      ...this.#unbalanced.map((id) => `journal ${id} does not balance`),
      ...(this.#journals === seal.journals &&
      this.#entries === seal.entries &&
      this.#hash.hex === seal.journalsHash
        ? []
        : [`${this.day}: the journals differ from the seal`]),
      ...(this.#accountsHash() === seal.accountsHash ? [] : [`${this.day}: the sums differ from the seal`]),
    ];
  }
}

/**
 * Lists the faults in the seals of a month: changed seals, missing days, and seals whose numbers of journals or entries
 * do not add up to the numbers in the manifest.
 */
function faultsOfChain({ clientId, month, seals, journals, entries }: Manifest): string[] {
  const faults = seals.flatMap((seal, index) => {
    const before = seals[index - 1];
    const isNext =
      !before || (seal.previousHash === before.hash && seal.day === addBangkokDays(before.day, 1));
    return [
      ...(seal.hash === hashOfSeal(clientId, seal) ? [] : [`${seal.day}: the seal was changed`]),
      ...(isNext ? [] : [`${seal.day}: the seal before it is missing or was changed`]),
    ];
  });
  const [first, last] = [seals[0]?.day ?? '', seals.at(-1)?.day ?? ''];
  const isWhole =
    first.startsWith(month) && last.startsWith(month) && !addBangkokDays(last, 1).startsWith(month);
  const total = (field: 'journals' | 'entries') => seals.reduce((sum, seal) => sum + seal[field], 0);
  return [
    ...faults,
    ...(isWhole ? [] : ['the seals are not those of the month']),
    ...(total('journals') === journals && total('entries') === entries
      ? []
      : ['the counts differ from the seals']),
  ];
}

async function faultsOfLines(
  { clientId, seals }: Manifest,
  lines: AsyncIterable<string>,
  compare: CompareJournals,
): Promise<string[]> {
  const faults: string[] = [];
  let journals: Journal[] = [];
  let index = 0;
  let day = new Day(seals[0]?.day ?? '');
  const next = () => {
    const seal = seals[index];
    if (seal) faults.push(...day.faults(seal));
    index += 1;
    day = new Day(seals[index]?.day ?? '');
  };
  for await (const line of lines) {
    const journal = journalSchema.parse(JSON.parse(line));
    const [id, brand, , , , micros, entries] = journal;
    const of = bangkokDay(new Date(Math.floor(micros / 1000)));
    while (index < seals.length && day.day !== of) next();
    if (index === seals.length || brand !== clientId) {
      faults.push(`journal ${id} does not belong to the month`);
      return faults;
    }
    day.add(line, id, entries);
    journals.push(journal);
    if (journals.length === COMPARED_AT_ONCE) {
      faults.push(...(await compare(journals)));
      journals = [];
    }
  }
  while (index < seals.length) next();
  return [...faults, ...(await compare(journals))];
}

/**
 * Compares the file with its seals, and lists each difference. The seals prove the file only if the month's last seal
 * is also in the database, or if its hash is in the first seal of the next month. Also lists the differences that
 * `compare` returns. Throws the error of `compare` if it fails.
 */
export async function faultsOfMonth(
  folder: string,
  manifest: Manifest,
  compare: CompareJournals = () => Promise.resolve([]),
): Promise<string[]> {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const faults = faultsOfChain(manifest);
  let comparisonError: unknown;
  const compareNotingError: CompareJournals = (journals) =>
    compare(journals).catch((error: unknown) => {
      comparisonError = error;
      throw error;
    });
  try {
    await pipeline(
      createReadStream(journalsFile(folder, manifest)),
      hashed,
      createGunzip(),
      async (chunks: AsyncIterable<Uint8Array>) => {
        faults.push(...(await faultsOfLines(manifest, linesOf(chunks), compareNotingError)));
      },
    );
    if (hash.digest('hex') !== manifest.sha256) faults.push('the file differs from its hash');
  } catch (error) {
    if (error === comparisonError) throw error;
    faults.push(`the file can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return faults.map((fault) => `${nameOf(manifest)}: ${fault}`);
}
