import type { Checkpoint } from './checkpoint.ts';
import { encodeLogEntry, type ClientSeedBy } from './log-entry.ts';
import { LogFileError, openProver, type ReadLogFile } from './log-reader.ts';
import { verifyInclusion } from './merkle-proof.ts';
import { hashLeaf } from './merkle-tree.ts';
import { verifyDraw } from './verify-draw.ts';
import { hashWeightTable, type WeightTable } from './weight-table.ts';

/** A draw as the server states it to its member. */
export interface DrawClaim {
  /** The time of the draw, as the server stated it. */
  readonly at: string;
  /** The member's pseudonym in the log. */
  readonly member: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly clientSeedBy: ClientSeedBy;
  readonly nonce: number;
  readonly weightsHash: string;
  readonly index: number;
  readonly logIndex: number;
  /** Null until the server seed is revealed. While it is null, the outcome can't be recomputed. */
  readonly serverSeed: string | null;
  readonly weightTable: WeightTable;
  /**
   * The data that the member's browser stored when it sent the client seed: the seed, and the size of the log at that
   * time. Absent if the browser stored nothing.
   */
  readonly sent?: {
    readonly clientSeed: string;
    readonly seenSize: number;
    readonly commitmentIndex: number;
  };
}

export type DrawStepName = 'clientSeed' | 'logged' | 'weights' | 'outcome';

/** One step of a verification. `waiting`: the server seed is not revealed yet. The message is English. */
export interface DrawStep {
  readonly name: DrawStepName;
  readonly result: 'ok' | 'failed' | 'waiting';
  readonly message: string;
}

const step = (name: DrawStepName, result: DrawStep['result'], message: string): DrawStep => ({
  name,
  result,
  message,
});

function checkClientSeed({ clientSeed, clientSeedBy, sent }: DrawClaim): DrawStep {
  if (sent && sent.clientSeed !== clientSeed) {
    return step('clientSeed', 'failed', 'The draw used another client seed than the one that was sent.');
  }
  if (sent && sent.commitmentIndex >= sent.seenSize) {
    return step(
      'clientSeed',
      'failed',
      'The client seed was known to the server before its commitment was published.',
    );
  }
  return clientSeedBy === 'server'
    ? step('clientSeed', 'ok', 'The server chose the client seed, because the member had set none.')
    : step('clientSeed', 'ok', 'The member chose the client seed.');
}

async function checkLogged(
  claim: DrawClaim,
  read: ReadLogFile,
  { size, root }: Checkpoint,
): Promise<DrawStep> {
  const { at, member, commitment, nonce, weightsHash, index, logIndex } = claim;
  if (logIndex >= size)
    return step('logged', 'waiting', 'The signed checkpoint does not cover the draw yet.');
  const leaf = hashLeaf(encodeLogEntry({ type: 'draw', at, member, commitment, nonce, weightsHash, index }));
  try {
    const proof = await openProver(read, size).proveInclusion(logIndex);
    return verifyInclusion({ leaf, index: logIndex, size, root, proof })
      ? step('logged', 'ok', `Entry ${logIndex} of the signed log is this draw.`)
      : step(
          'logged',
          'failed',
          `Entry ${logIndex} of the signed log is not this draw; it was changed or left out.`,
        );
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    return step('logged', 'failed', error.message);
  }
}

function checkOutcome(claim: DrawClaim): DrawStep {
  const { serverSeed } = claim;
  if (serverSeed === null) return step('outcome', 'waiting', 'The server seed is not revealed yet.');
  const verdict = verifyDraw({ ...claim, serverSeed });
  return verdict.ok
    ? step('outcome', 'ok', 'The committed seed gives this outcome.')
    : step('outcome', 'failed', verdict.message);
}

/**
 * Verifies a draw step by step: client seed, place in the log, weights, outcome. The caller must have verified the
 * checkpoint.
 */
export async function verifyLoggedDraw(
  claim: DrawClaim,
  read: ReadLogFile,
  checkpoint: Checkpoint,
): Promise<readonly DrawStep[]> {
  const weights =
    hashWeightTable(claim.weightTable) === claim.weightsHash
      ? step('weights', 'ok', 'The weight table has the hash of the draw.')
      : step(
          'weights',
          'failed',
          'The weight table differs from the hash of the draw; it was changed afterwards.',
        );
  return [checkClientSeed(claim), await checkLogged(claim, read, checkpoint), weights, checkOutcome(claim)];
}
