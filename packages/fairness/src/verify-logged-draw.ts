import { checkClientSeed } from './check-client-seed.ts';
import type { Checkpoint } from './checkpoint.ts';
import { drawStep as step, type DrawClaim, type DrawStep } from './draw-claim.ts';
import { encodeLogEntry } from './log-entry.ts';
import { LogFileError, openProver, type ReadLogFile } from './log-reader.ts';
import { verifyInclusion } from './merkle-proof.ts';
import { hashLeaf } from './merkle-tree.ts';
import { verifyDraw } from './verify-draw.ts';
import { hashWeightTable } from './weight-table.ts';

async function checkLogged(
  claim: DrawClaim,
  read: ReadLogFile,
  { size, root }: Checkpoint,
): Promise<DrawStep> {
  const { at, member, commitment, nonce, weightsHash, index, logIndex } = claim;
  const { game } = claim.weightTable;
  if (logIndex >= size)
    return step('logged', 'waiting', 'The signed checkpoint does not cover the draw yet.');
  const leaf = hashLeaf(
    encodeLogEntry({ type: 'draw', at, game, member, commitment, nonce, weightsHash, index }),
  );
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

function checkPrize({ weightTable, index, prize }: DrawClaim): DrawStep {
  const stated = weightTable.entries[index]?.id.split(':').slice(-2).join(':');
  return stated === `${prize.kind}:${prize.amount}`
    ? step('prize', 'ok', 'The prize is the one of the outcome.')
    : step('prize', 'failed', `The outcome gives ${stated ?? 'nothing'}, but the prize is another one.`);
}

/** Verifies a draw in five steps. The caller must have verified the checkpoint. */
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
  const clientSeed = await checkClientSeed(claim, read, checkpoint);
  const logged = await checkLogged(claim, read, checkpoint);
  return [clientSeed, logged, weights, checkOutcome(claim), checkPrize(claim)];
}
