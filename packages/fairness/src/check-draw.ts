import type { Checkpoint } from './checkpoint.ts';
import type { DrawClaim, DrawStep, DrawStepName } from './draw-claim.ts';
import { drawWeighted } from './draw.ts';
import { FairnessError } from './errors.ts';
import { LogFileError, openProver, type ReadLogFile } from './log-reader.ts';
import { verifyConsistency } from './merkle-proof.ts';
import { isCommittedSeed } from './server-seed.ts';
import { verifyLoggedDraw } from './verify-logged-draw.ts';
import { weightsOf } from './weight-table.ts';

export type CheckName = DrawStepName | 'history' | 'serverSeed';

export interface CheckStep {
  readonly name: CheckName;
  readonly result: DrawStep['result'];
  readonly message: string;
}

export interface DrawWorking {
  readonly hmacMessage: string;
  /**
   * The 64-bit words that the draw took from the word stream, in hexadecimal. The last word gave the outcome. The draw
   * rejected all words before it, because using these words would make low values more likely.
   */
  readonly words: readonly string[];
  /** The picked integer, from 0 to `total - 1`. */
  readonly value: number;
  readonly total: number;
  readonly index: number;
}

/** A state of the log that an earlier check verified. */
export type LogState = Pick<Checkpoint, 'size' | 'root'>;

/**
 * The result of checking a draw. `unproven`: no fault is visible, but the server could have known the outcome in
 * advance. `waiting`: the server has not published all data yet.
 */
export interface DrawCheck {
  readonly result: 'proven' | 'unproven' | 'waiting' | 'failed';
  readonly steps: readonly CheckStep[];
  /** The state of the log in this check. Pass this state as `seen` to the next check. */
  readonly log: LogState;
  /** Absent until the server seed is revealed. */
  readonly working?: DrawWorking;
}

const step = (name: CheckName, result: CheckStep['result'], message: string): CheckStep => ({
  name,
  result,
  message,
});

export async function checkHistory(
  verified: LogState,
  read: ReadLogFile,
  { size, root }: Checkpoint,
): Promise<CheckStep> {
  if (size < verified.size) {
    const message = `The log had ${verified.size} entries before and has ${size} now; entries were removed.`;
    return step('history', 'failed', message);
  }
  try {
    const proof = await openProver(read, size).proveConsistency(verified.size);
    return verifyConsistency({
      oldSize: verified.size,
      oldRoot: verified.root,
      newSize: size,
      newRoot: root,
      proof,
    })
      ? step('history', 'ok', `The first ${verified.size} entries of the log are unchanged.`)
      : step('history', 'failed', 'The log differs from the one that was seen before; it was rewritten.');
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    return step('history', 'failed', error.message);
  }
}

function checkServerSeed({ serverSeed, commitment }: DrawClaim): CheckStep {
  if (serverSeed === null) return step('serverSeed', 'waiting', 'The server seed is not revealed yet.');
  return isCommittedSeed(serverSeed, commitment)
    ? step('serverSeed', 'ok', 'The revealed server seed has the hash of the commitment.')
    : step('serverSeed', 'failed', 'The revealed server seed is not the committed one; it was exchanged.');
}

function workingOf({ serverSeed, clientSeed, nonce, weightTable }: DrawClaim): DrawWorking | undefined {
  if (serverSeed === null) return undefined;
  try {
    const drawn = drawWeighted({ serverSeed, clientSeed, nonce }, weightsOf(weightTable));
    return { hmacMessage: `${clientSeed}:${nonce}:0`, ...drawn };
  } catch (error) {
    if (error instanceof FairnessError) return undefined;
    throw error;
  }
}

function resultOf(steps: readonly CheckStep[]): DrawCheck['result'] {
  const has = (wanted: CheckStep['result']): boolean => steps.some(({ result }) => result === wanted);
  if (has('failed')) return 'failed';
  if (has('unproven')) return 'unproven';
  return has('waiting') ? 'waiting' : 'proven';
}

/**
 * Checks a draw against the log. The caller must have verified `checkpoint`. `seen` is the state of the log from an
 * earlier check.
 */
export async function checkDraw(
  claim: DrawClaim,
  read: ReadLogFile,
  checkpoint: Checkpoint,
  verified?: LogState,
): Promise<DrawCheck> {
  const [clientSeed, logged, ...others] = await verifyLoggedDraw(claim, read, checkpoint);
  const history = verified && [await checkHistory(verified, read, checkpoint)];
  const steps: CheckStep[] = [
    clientSeed,
    logged,
    ...(history ?? []),
    checkServerSeed(claim),
    ...others,
  ].filter((checkStep) => checkStep !== undefined);
  const working = workingOf(claim);
  const { size, root } = checkpoint;
  return { result: resultOf(steps), steps, log: { size, root }, ...(working && { working }) };
}
