import { sha256 } from '@noble/hashes/sha2.js';
import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { bytesToHex, hexToBytes, joinBytes, utf8Bytes } from './bytes.ts';
import { FairnessError } from './errors.ts';

/** A state of a log, which the log's operator signs (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** The name of the log, which is also the name of the verifier key. */
  readonly origin: string;
  readonly size: number;
  /** The root hash of the log's Merkle tree, in hexadecimal. */
  readonly root: string;
}

/** The public key of a log's operator. As a text, it is `name+id+key` (C2SP signed-note). */
export interface VerifierKey {
  readonly name: string;
  readonly id: string;
  readonly publicKey: Uint8Array;
}

/** A signature line of a note. A note is a text followed by signatures (C2SP signed-note). */
export interface NoteSignature {
  readonly name: string;
  readonly id: string;
  readonly signature: Uint8Array;
}

/** A checkpoint with its signatures, which are not yet verified. */
export interface SignedCheckpoint extends Checkpoint {
  readonly body: string;
  readonly signatures: readonly NoteSignature[];
}

const ED25519 = 1;
const namePattern = /^[!-*,-~]{1,200}$/;

const refuse = (message: string): FairnessError => new FairnessError('checkpoint', message);

/** Returns the id of a verifier key: 4 bytes in hexadecimal. */
export function keyIdOf(name: string, publicKey: Uint8Array): string {
  const hash = sha256(joinBytes(utf8Bytes(`${name}\n`), Uint8Array.of(ED25519), publicKey));
  return bytesToHex(hash.subarray(0, 4));
}

/** Returns the text form of a public key, which members and auditors need to verify the log. */
export function formatVerifierKey(name: string, publicKey: Uint8Array): string {
  return `${name}+${keyIdOf(name, publicKey)}+${bytesToBase64(joinBytes(Uint8Array.of(ED25519), publicKey))}`;
}

/**
 * Parses the text of a public key. Throws a FairnessError if the text is malformed or the key is not an Ed25519 key.
 */
export function parseVerifierKey(text: string): VerifierKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const key = base64ToBytes(encoded);
  if (!namePattern.test(name) || key?.length !== 33 || key[0] !== ED25519) {
    throw new FairnessError('verifierKey', 'A verifier key must have the form name+id+key.');
  }
  const publicKey = key.subarray(1);
  if (keyIdOf(name, publicKey) !== id) {
    throw new FairnessError('verifierKey', 'The id of the verifier key is not the id of its key.');
  }
  return { name, id, publicKey };
}

/** Returns the text that a log's operator signs. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  if (!namePattern.test(origin))
    throw refuse('The origin of a log must be printable ASCII without spaces and "+".');
  return `${origin}\n${size}\n${bytesToBase64(hexToBytes(root))}\n`;
}

/** Returns `body` with an empty line and one signature line at its end (C2SP signed-note). */
export function formatNote(body: string, { name, id, signature }: NoteSignature): string {
  return `${body}\n— ${name} ${bytesToBase64(joinBytes(hexToBytes(id), signature))}\n`;
}

function parseSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = base64ToBytes(encoded);
  if (name === '' || bytes === undefined || bytes.length < 5) throw refuse('A signature line is malformed.');
  return { name, id: bytesToHex(bytes.subarray(0, 4)), signature: bytes.subarray(4) };
}

/**
 * Parses a signed checkpoint without verifying its signatures. Throws a FairnessError if the checkpoint is malformed.
 */
export function parseCheckpoint(note: string): SignedCheckpoint {
  const split = note.indexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) throw refuse('The checkpoint is truncated.');
  const body = note.slice(0, split + 1);
  const [origin = '', size = '', encoded = ''] = body.split('\n');
  const root = base64ToBytes(encoded);
  if (!/^(0|[1-9]\d{0,15})$/.test(size) || root?.length !== 32) throw refuse('The checkpoint is malformed.');
  const signatures = note
    .slice(split + 2, -1)
    .split('\n')
    .map(parseSignature);
  return { origin, size: Number(size), root: bytesToHex(root), body, signatures };
}
