import { bytesToHex, isHash, sha256Hex, utf8Bytes, utf8Text } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { parseClientSeed } from './client-seed.ts';
import { FairnessError } from './errors.ts';
import { hasExactly } from './object-keys.ts';
import { parseWeightTable, type WeightTable } from './weight-table.ts';

/** The author of a client seed. */
export type ClientSeedBy = 'member' | 'server';

interface EntryBase {
  /** The entry's time by the server's clock: ISO 8601 in UTC. */
  readonly at: string;
}

/** The commitment to the server seed of a seed pair. `member` is a pseudonym of the member. */
export interface CommitmentEntry extends EntryBase {
  readonly type: 'commitment';
  readonly member: string;
  readonly commitment: string;
}
/** Records that a seed pair has received its client seed. The seed itself stays secret until the reveal. */
export interface ActivationEntry extends EntryBase {
  readonly type: 'activation';
  readonly commitment: string;
  readonly clientSeedHash: string;
  readonly clientSeedBy: ClientSeedBy;
}
/** A game's weight table. The table applies until the next weight table of the same game. */
export interface WeightsEntry extends EntryBase {
  readonly type: 'weights';
  readonly weightsHash: string;
  readonly weightTable: WeightTable;
}
export interface DrawEntry extends EntryBase {
  readonly type: 'draw';
  /** The game's name in the weight table. */
  readonly game: string;
  readonly member: string;
  readonly commitment: string;
  readonly nonce: number;
  readonly weightsHash: string;
  /** The index of the outcome in the weight table. */
  readonly index: number;
}
/** Both seeds of a pair that is no longer used. `draws` is the number of draws with this pair. */
export interface RevealEntry extends EntryBase {
  readonly type: 'reveal';
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly draws: number;
}
/**
 * An entry that is written after the database was restored from a backup. `origin`, `size` and `root` describe the last
 * signed checkpoint before the restore. `kept` is the number of entries in the backup.
 */
export interface ContinuationEntry extends EntryBase {
  readonly type: 'continuation';
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly kept: number;
}
export type LogEntry =
  | CommitmentEntry
  | ActivationEntry
  | WeightsEntry
  | DrawEntry
  | RevealEntry
  | ContinuationEntry;

const refuse = (message: string): FairnessError => new FairnessError('logEntry', message);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value);
const isPseudonym = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isClientSeed = (value: unknown): boolean => parseClientSeed(value) === value;
const isWeightTable = (value: unknown): boolean => parseWeightTable(value).entries.length > 0;
const isSeedOwner = (value: unknown): boolean => value === 'member' || value === 'server';

const fields: {
  readonly [Type in LogEntry['type']]: Readonly<
    Record<Exclude<keyof Extract<LogEntry, { type: Type }>, 'type'>, (value: unknown) => boolean>
  >;
} = {
  commitment: { at: isInstant, member: isPseudonym, commitment: isHash },
  activation: { at: isInstant, commitment: isHash, clientSeedHash: isHash, clientSeedBy: isSeedOwner },
  weights: { at: isInstant, weightsHash: isHash, weightTable: isWeightTable },
  draw: {
    at: isInstant,
    game: isName,
    member: isPseudonym,
    commitment: isHash,
    nonce: isCount,
    weightsHash: isHash,
    index: isCount,
  },
  reveal: { at: isInstant, commitment: isHash, serverSeed: isHash, clientSeed: isClientSeed, draws: isCount },
  continuation: { at: isInstant, origin: isName, size: isCount, root: isHash, kept: isCount },
};

const isEntryType = (value: unknown): value is LogEntry['type'] =>
  typeof value === 'string' && Object.keys(fields).includes(value);

function assertFields(entry: Readonly<Record<string, unknown>>, type: LogEntry['type']): void {
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = fields[type];
  const names = Object.keys(checks);
  if (!hasExactly(entry, 'type', ...names))
    throw refuse(`An entry "${type}" must have exactly ${names.join()}.`);
  const wrong = names.find((name) => checks[name]?.(entry[name]) !== true);
  if (wrong !== undefined) throw refuse(`The field ${wrong} of an entry "${type}" is invalid.`);
}

function isLogEntry(value: unknown): value is LogEntry {
  if (typeof value !== 'object' || value === null || !('type' in value) || !isEntryType(value.type))
    return false;
  assertFields({ ...value }, value.type);
  return true;
}

/** Returns the bytes of a log entry: its canonical JSON in UTF-8. Throws a FairnessError if a field is invalid. */
export function encodeLogEntry(entry: LogEntry): Uint8Array {
  if (!isLogEntry(entry)) throw refuse('A log entry must have a known type.');
  return utf8Bytes(canonicalJson(entry));
}

/**
 * Parses the bytes of a log entry. Throws a FairnessError if the bytes are not the canonical JSON of a valid entry.
 */
export function decodeLogEntry(bytes: Uint8Array): LogEntry {
  let parsed: unknown;
  try {
    parsed = JSON.parse(utf8Text(bytes));
  } catch {
    throw refuse('A log entry is not JSON.');
  }
  if (!isLogEntry(parsed)) throw refuse('A log entry must have a known type.');
  if (bytesToHex(encodeLogEntry(parsed)) !== bytesToHex(bytes))
    throw refuse('A log entry is not canonical JSON.');
  return parsed;
}

/** Returns the SHA-256 hash of a client seed in hexadecimal. Throws a FairnessError for an invalid client seed. */
export function hashClientSeed(clientSeed: string): string {
  return sha256Hex(utf8Bytes(parseClientSeed(clientSeed)));
}
