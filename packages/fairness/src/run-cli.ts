import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { LoggedContinuation } from './audit-entries.ts';
import { auditLog, type AuditedCheckpoint } from './audit-log.ts';
import { bytesToHex, isHash } from './bytes.ts';
import { parseVerifierKey, type VerifierKey } from './checkpoint.ts';
import { httpLog } from './http-log.ts';
import type { ReadLogFile } from './log-reader.ts';
import { hasExactly } from './object-keys.ts';
import { verifyProofFile } from './verify-proof-file.ts';
import type { WeightChange } from './weight-table-history.ts';

const usage = `Follows the public log of draws and checks all its entries, or verifies one draw.

  chada-verify audit URL [--key KEY] [--state FILE] [--before URL]
  chada-verify draw FILE [--key KEY] [--online]

URL is the address of a log, for example https://api.brand.example/fairness/log/brand. --key states its verifier key;
without it, the key of the log's first audit is used from FILE, or the published key. FILE (default fairness-audit.json) keeps
the last checkpoint, so that the next audit notices a rewritten log. Use one FILE for each log. A note names each change of weights and each restore.
--before compares the log with the one before its last restore. The exit code is 1 if something is wrong.

The FILE of draw is a proof that a member has saved. --online reads the log instead of the files in the proof. The exit code is 3 if
the draw is not proven, or not yet.`;

interface AuditState {
  readonly key: string;
  /** The address of the log. States of earlier versions have none. */
  readonly log: string | undefined;
  readonly seen: AuditedCheckpoint | undefined;
}

function isAuditedCheckpoint(value: unknown): value is AuditedCheckpoint {
  return (
    hasExactly(value, 'origin', 'size', 'root', 'seenAt') &&
    Number.isSafeInteger(value.size) &&
    isHash(value.root) &&
    typeof value.seenAt === 'string'
  );
}

/**
 * Reads the state of the previous audit, or returns undefined if the file does not exist. Throws an Error for an
 * invalid file, because an audit without the previous state can't detect that the log was rewritten or forked.
 */
async function readState(file: string): Promise<AuditState | undefined> {
  const folder = await stat(path.dirname(file)).catch(() => undefined);
  if (folder?.isDirectory() !== true)
    throw new Error(`The folder ${path.dirname(file)} of the state does not exist.`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The state ${file} can't be read: ${reason}`, { cause: error });
  });
  if (text === undefined) return undefined;
  const state = parseJson(text);
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string') {
    const checkpoint = 'seen' in state ? state.seen : undefined;
    if (checkpoint === undefined || isAuditedCheckpoint(checkpoint))
      return {
        key: state.key,
        log: 'log' in state && typeof state.log === 'string' ? state.log : undefined,
        seen: checkpoint,
      };
  }
  throw new Error(`${file} is not the state of an audit.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutEndSlash = (address: string): string => address.replace(/\/$/, '');

async function readPublishedKey(read: ReadLogFile): Promise<string | undefined> {
  const published = await read('key');
  return published && new TextDecoder().decode(published).trim();
}

/**
 * Throws an Error if the state is of another log, because the comparison would accuse an honest log. A log with another
 * address and the same key is the same log, for example a mirror.
 */
async function assertStateOfLog(
  { key, log }: AuditState,
  { file, address, read }: { readonly file: string; readonly address: string; readonly read: ReadLogFile },
): Promise<void> {
  if (log === undefined || log === withoutEndSlash(address)) return;
  if ((await readPublishedKey(read)) !== key)
    throw new Error(`${file} is the state of the log ${log}; name another file with --state for ${address}.`);
}

async function findKey(
  given: string | undefined,
  read: ReadLogFile,
  print: (line: string) => void,
): Promise<string> {
  if (given !== undefined) return given;
  const published = await readPublishedKey(read);
  if (published === undefined) throw new Error('The log publishes no key; state it with --key.');
  print('The key comes from the log itself. Compare it with the one on the brand’s site.');
  return published;
}

const HOUR_MS = 3_600_000;

function describeChange({ index, at, game, drawsBefore, inForceMs }: WeightChange): string {
  const short = inForceMs < HOUR_MS ? '; the table before was in force for less than an hour' : '';
  return `note: Entry ${index}: the weights of ${game} changed at ${at}, after ${drawsBefore} draws with the table before${short}.`;
}

function describeRestore({ index, at, origin, size, kept }: LoggedContinuation): string {
  return `note: Entry ${index}: the brand restored a backup. Since ${at}, this log continues ${origin}: ${kept} of its ${size} entries are kept, the others are lost. Compare the two logs with --before.`;
}

async function describeKeyChange(key: VerifierKey, read: ReadLogFile): Promise<string | undefined> {
  const text = await readPublishedKey(read);
  if (text === undefined) return undefined;
  const next = parseVerifierKey(text);
  const isSameSigner = bytesToHex(next.publicKey) === bytesToHex(key.publicKey);
  if (next.name === key.name && isSameSigner) return undefined;
  return isSameSigner
    ? `note: The published key is ${text} now, of the same signer. If the brand says that it restored a backup, audit again with --key and this key, and with --before and a copy of the log before. Proofs of the log before stay valid with the key before.`
    : `note: The published key is ${text} now, of another signer. A restore does not change the signer. Ask the brand for the reason before you use this key.`;
}

/** Runs the command `chada-verify`. Returns its exit code. */
export async function runCli(
  args: readonly string[],
  now: Date,
  print: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      state: { type: 'string', default: 'fairness-audit.json' },
      online: { type: 'boolean', default: false },
      before: { type: 'string' },
    },
  });
  const [command, address] = positionals;
  if (command === 'draw' && address !== undefined) {
    return verifyProofFile(address, { key: values.key, online: values.online }, print);
  }
  if (command !== 'audit' || address === undefined) {
    print(usage);
    return 2;
  }
  const read = httpLog(address);
  const state = await readState(values.state);
  if (state !== undefined) await assertStateOfLog(state, { file: values.state, address, read });
  const text = await findKey(values.key ?? state?.key, read, print);
  const key = parseVerifierKey(text);
  const readPreviousLog = values.before === undefined ? undefined : httpLog(values.before);
  const audited = await auditLog({ read, key, lastCheckpoint: state?.seen, now, readPreviousLog });
  const { findings, checkpoint, entries, weightChanges, continuations, lostDraws, lostEntries } = audited;
  for (const change of weightChanges) print(describeChange(change));
  for (const restore of continuations) print(describeRestore(restore));
  if (lostDraws !== undefined) print(`note: ${lostDraws} draws of the log before are lost.`);
  if (lostEntries > 0)
    print(
      `note: The restore lost ${lostEntries} entries that the audit before saw. Only --before can check them.`,
    );
  if (findings.some(({ fault }) => fault === 'checkpointInvalid')) {
    const change = await describeKeyChange(key, read);
    if (change !== undefined) print(change);
  }
  for (const { fault, message } of findings) print(`${fault}: ${message}`);
  print(findings.length === 0 ? `${entries} entries, nothing is wrong.` : `${findings.length} faults.`);
  const next: AuditState = { key: text, log: withoutEndSlash(address), seen: checkpoint };
  await writeFile(values.state, `${JSON.stringify(next, null, 2)}\n`);
  return findings.length === 0 ? 0 : 1;
}
