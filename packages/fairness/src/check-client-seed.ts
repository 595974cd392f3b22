import type { Checkpoint } from './checkpoint.ts';
import { drawStep, type DrawClaim, type DrawStep, type SentSeed } from './draw-claim.ts';
import { isCommitmentLogged } from './check-commitment.ts';
import { LogFileError, openProver, type ReadLogFile } from './log-reader.ts';
import { verifyConsistency } from './merkle-proof.ts';

const failed = (message: string): DrawStep => drawStep('clientSeed', 'failed', message);

async function findSeenFault(
  { commitment, commitmentIndex: index, seen }: SentSeed,
  member: string,
  read: ReadLogFile,
  checkpoint: Checkpoint,
): Promise<string | undefined> {
  const { size, root } = checkpoint;
  if (size < seen.size) {
    return `The log had ${seen.size} entries before and has ${size} now; entries were removed.`;
  }
  const prover = openProver(read, size);
  const extension = await prover.proveConsistency(seen.size);
  const old = { oldSize: seen.size, oldRoot: seen.root };
  if (!verifyConsistency({ ...old, newSize: size, newRoot: root, proof: extension })) {
    return 'The log differs from the one that was seen before; it was rewritten or forked.';
  }
  return (await isCommitmentLogged({ member, commitment, commitmentIndex: index }, read, checkpoint))
    ? undefined
    : `Entry ${index} of the signed log is not the commitment that was shown.`;
}

export async function checkClientSeed(
  { clientSeed, clientSeedBy, commitment, member, sent }: DrawClaim,
  read: ReadLogFile,
  checkpoint: Checkpoint,
): Promise<DrawStep> {
  if (clientSeedBy === 'server') {
    return sent?.commitment === commitment
      ? failed('The server chose the client seed, although the member had sent one for this commitment.')
      : drawStep('clientSeed', 'unproven', 'The server chose both seeds, so it could foresee the outcome.');
  }
  if (!sent) {
    const message =
      'The server states that the member chose the client seed, but what was sent is not known.';
    return drawStep('clientSeed', 'unproven', message);
  }
  if (sent.clientSeed !== clientSeed) {
    return failed('The draw used another client seed than the one that was sent.');
  }
  if (sent.commitment !== commitment) {
    return failed('The commitment was exchanged after the client seed was sent.');
  }
  if (sent.commitmentIndex >= sent.seen.size) {
    return failed('The client seed was known to the server before its commitment was published.');
  }
  try {
    const fault = await findSeenFault(sent, member, read, checkpoint);
    return fault === undefined
      ? drawStep('clientSeed', 'ok', 'The member chose the client seed after the commitment was published.')
      : failed(fault);
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    return failed(error.message);
  }
}
