import { ed25519 } from '@noble/curves/ed25519.js';
import { utf8Bytes } from './bytes.ts';
import { parseCheckpoint, type Checkpoint, type VerifierKey } from './checkpoint.ts';
import { FairnessError } from './errors.ts';

const refuse = (message: string): FairnessError => new FairnessError('checkpoint', message);

/**
 * Parses a checkpoint and verifies its signature with the key of the log. Throws a FairnessError if the checkpoint is
 * malformed, belongs to another log, or lacks a valid signature. Ignores signatures of third parties.
 */
export function verifyCheckpoint(note: string, key: VerifierKey): Checkpoint {
  const { origin, size, root, body, signatures } = parseCheckpoint(note);
  if (origin !== key.name) throw refuse(`The checkpoint is of the log ${origin}, not of ${key.name}.`);
  const own = signatures.find(({ name, id }) => name === key.name && id === key.id);
  if (!own) throw refuse('The checkpoint has no signature of the key.');
  const isSigned =
    own.signature.length === 64 &&
    ed25519.verify(own.signature, utf8Bytes(body), key.publicKey, { zip215: false });
  if (!isSigned) throw refuse('The signature of the checkpoint is wrong.');
  return { origin, size, root };
}
