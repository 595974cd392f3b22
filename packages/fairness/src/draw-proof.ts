import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { isHash } from './bytes.ts';
import { checkDraw, type DrawCheck, type LogState } from './check-draw.ts';
import { parseVerifierKey } from './checkpoint.ts';
import type { DrawClaim, SentSeed } from './draw-claim.ts';
import { FairnessError } from './errors.ts';
import { readCheckpoint, type ReadLogFile } from './log-reader.ts';
import { parseWeightTable } from './weight-table.ts';

export const drawProofFormat = 'chada-draw-proof/1';
/** The maximum length of a proof file, in characters. */
export const maxProofLength = 8_000_000;

/** A draw with all data to verify the draw again. */
export interface DrawProofFile {
  readonly format: typeof drawProofFormat;
  readonly log: {
    readonly address: string;
    /** Users must compare this key with the key that the brand publishes. */
    readonly key: string;
  };
  readonly draw: Omit<DrawClaim, 'sent'>;
  /** Absent if the browser did not keep the client seed. */
  readonly sent?: SentSeed | undefined;
  /** A state of the log that the browser verified before the browser saved this proof. */
  readonly seen?: LogState | undefined;
  /** Maps the path of each log file to the content in base64. */
  readonly files: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

const refuse = (message: string): FairnessError => new FairnessError('drawProof', message);

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(`The field ${name} of a proof must be an object.`);
  }
  return { ...value };
}

function textAt(fields: Fields, name: string, isValid: (text: string) => boolean = () => true): string {
  const value = fields[name];
  if (typeof value !== 'string' || !isValid(value)) throw refuse(`The field ${name} of a proof is invalid.`);
  return value;
}

function countAt(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw refuse(`The field ${name} of a proof must be an integer from 0.`);
  }
  return value;
}

const logStateAt = (value: unknown): LogState => {
  const fields = fieldsOf(value, 'seen');
  return { size: countAt(fields, 'size'), root: textAt(fields, 'root', isHash) };
};

function sentAt(value: unknown): SentSeed {
  const fields = fieldsOf(value, 'sent');
  return {
    clientSeed: textAt(fields, 'clientSeed'),
    commitment: textAt(fields, 'commitment', isHash),
    commitmentIndex: countAt(fields, 'commitmentIndex'),
    seen: logStateAt(fields['seen']),
  };
}

function drawAt(value: unknown): DrawProofFile['draw'] {
  const fields = fieldsOf(value, 'draw');
  const prize = fieldsOf(fields['prize'], 'prize');
  const by = textAt(fields, 'clientSeedBy', (text) => text === 'member' || text === 'server');
  return {
    at: textAt(fields, 'at'),
    member: textAt(fields, 'member'),
    commitment: textAt(fields, 'commitment', isHash),
    clientSeed: textAt(fields, 'clientSeed'),
    clientSeedBy: by === 'member' ? 'member' : 'server',
    nonce: countAt(fields, 'nonce'),
    weightsHash: textAt(fields, 'weightsHash', isHash),
    index: countAt(fields, 'index'),
    logIndex: countAt(fields, 'logIndex'),
    serverSeed: fields['serverSeed'] === null ? null : textAt(fields, 'serverSeed', isHash),
    weightTable: parseWeightTable(fields['weightTable']),
    prize: { kind: textAt(prize, 'kind'), amount: countAt(prize, 'amount') },
  };
}

function filesAt(value: unknown): Record<string, string> {
  const fields = fieldsOf(value, 'files');
  return Object.fromEntries(Object.keys(fields).map((path) => [path, textAt(fields, path)]));
}

/** Parses a proof file. Throws a FairnessError if the file is malformed. */
export function parseDrawProof(text: string): DrawProofFile {
  if (text.length > maxProofLength) throw refuse('The proof is too large.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refuse('The proof is not JSON.');
  }
  const fields = fieldsOf(parsed, 'proof');
  textAt(fields, 'format', (format) => format === drawProofFormat);
  const log = fieldsOf(fields['log'], 'log');
  return {
    format: drawProofFormat,
    log: {
      address: textAt(log, 'address', (address) => /^https?:\/\//.test(address)),
      key: textAt(log, 'key'),
    },
    draw: drawAt(fields['draw']),
    sent: fields['sent'] === undefined ? undefined : sentAt(fields['sent']),
    seen: fields['seen'] === undefined ? undefined : logStateAt(fields['seen']),
    files: filesAt(fields['files']),
  };
}

export function readProofFiles(proof: Pick<DrawProofFile, 'files'>): ReadLogFile {
  const files = new Map(Object.entries(proof.files));
  return async (path) => {
    const text = files.get(path);
    return text === undefined ? undefined : base64ToBytes(text);
  };
}

export function recordReads(read: ReadLogFile): {
  readonly read: ReadLogFile;
  readonly files: () => Record<string, string>;
} {
  const files = new Map<string, string>();
  return {
    async read(path) {
      const bytes = await read(path);
      if (bytes) files.set(path, bytesToBase64(bytes));
      return bytes;
    },
    files: () => Object.fromEntries(files),
  };
}

/**
 * Verifies the draw of a proof. By default, `read` reads the log files in the proof. Pass `httpLog(proof.log.address)` as
 * `read` to use the published log instead. Throws a LogFileError if the checkpoint is missing or invalid.
 */
export async function checkDrawProof(
  proof: DrawProofFile,
  read: ReadLogFile = readProofFiles(proof),
): Promise<DrawCheck> {
  const checkpoint = await readCheckpoint(read, parseVerifierKey(proof.log.key));
  return checkDraw({ ...proof.draw, sent: proof.sent }, read, checkpoint, proof.seen);
}
