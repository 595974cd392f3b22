import { FairnessError } from '@chada/fairness';
import type { DrawCheck, DrawProofFile } from '@chada/fairness/log';
import type {
  FairnessMemory,
  FairnessState,
  ProvenDraw,
  StoredLogState,
  SentClientSeed,
} from '@chada/stores/fairness';
import { findKeyChange, type KeyChangeKind } from './find-key-change.ts';
import type { Verifier } from './verifier.ts';

/**
 * The result of a verification. `restored` means that the verification found no fault, but the log has a new key that the
 * member has not accepted in this browser.
 */
export interface ShownCheck extends Pick<DrawCheck, 'steps' | 'working'> {
  readonly result: DrawCheck['result'] | 'restored';
}

export type Verification =
  | {
      readonly kind: 'checked';
      readonly check: ShownCheck;
      readonly file: string;
      /**
       * The state of the log, which the browser stores for the next verification. Absent if the log contradicts itself
       * or the draw.
       */
      readonly log?: StoredLogState;
    }
  | { readonly kind: 'unreadable' | 'unsigned' | 'unsupported'; readonly file: string };

export interface DrawWithProof extends ProvenDraw {
  readonly log: ProvenDraw['log'] & { readonly proof: NonNullable<ProvenDraw['log']['proof']> };
}

export const hasProof = (draw: ProvenDraw): draw is DrawWithProof => draw.log.proof !== undefined;

export function findSentSeed(
  { commitment, clientSeed }: DrawWithProof['log']['proof'],
  sent: readonly SentClientSeed[],
): DrawProofFile['sent'] {
  const found =
    sent.find(
      (seed) => seed.commitment === commitment && (seed.isConfirmed || seed.clientSeed === clientSeed),
    ) ?? sent.find((seed) => seed.isRandom && seed.clientSeed === clientSeed);
  if (found?.seen === undefined) return undefined;
  return {
    clientSeed: found.clientSeed,
    commitment: found.commitment,
    commitmentIndex: found.commitmentIndex,
    seen: found.seen,
  };
}

function parseTable(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function statedProof(
  { log, weightTable }: DrawWithProof,
  state: FairnessState,
  address: string,
  { sent, log: stored }: FairnessMemory,
) {
  const { proof, prize, at } = log;
  return {
    format: 'chada-draw-proof/1',
    log: { address, key: state.logKey },
    draw: {
      at,
      member: state.pseudonym,
      ...proof,
      weightTable: parseTable(weightTable),
      prize: { kind: prize.kind, amount: prize.amount },
    },
    sent: findSentSeed(proof, sent),
    seen: stored?.key === state.logKey ? { size: stored.size, root: stored.root } : undefined,
  };
}

const tableGames = { wheel: 'wheel', flipCard: 'flip_card' } as const;

const wrongTable: ShownCheck = {
  result: 'failed',
  steps: [
    { name: 'weights', result: 'failed', message: 'The weight table is malformed or of another game.' },
  ],
};

function withNewKey(check: ShownCheck, change: KeyChangeKind): ShownCheck {
  const isRestored = change.kind === 'restored';
  const history = {
    name: 'history',
    result: isRestored ? 'unproven' : 'failed',
    message: 'The log is signed with another key than before.',
  } as const;
  const result = isRestored && check.result !== 'failed' ? 'restored' : 'failed';
  return { ...check, result, steps: [...check.steps, history] };
}

/** Verifies a draw against the log. Never rejects. */
export async function verifyProvenDraw(
  draw: DrawWithProof,
  state: FairnessState,
  address: string,
  memory: FairnessMemory,
  verifier: Verifier | undefined,
): Promise<Verification> {
  const stated = statedProof(draw, state, address, memory);
  const fileWith = (files: Readonly<Record<string, string>>): string =>
    JSON.stringify({ ...stated, files }, null, 1);
  if (verifier === undefined) return { kind: 'unsupported', file: fileWith({}) };
  const { read, files } = verifier.recordReads(verifier.httpLog(address));
  try {
    const proof = verifier.parseDrawProof(fileWith({}));
    if (proof.draw.weightTable.game !== tableGames[draw.game]) {
      return { kind: 'checked', check: wrongTable, file: fileWith({}) };
    }
    const check = await verifier.checkDrawProof(proof, read);
    const change = await findKeyChange(verifier, read, state.logKey, memory.log);
    const file = fileWith(files());
    if (change) return { kind: 'checked', check: withNewKey(check, change), file };
    const log = check.result === 'failed' ? undefined : { ...check.log, key: state.logKey };
    return { kind: 'checked', check, file, ...(log && { log }) };
  } catch (error) {
    const file = fileWith(files());
    const isUnsigned =
      (error instanceof FairnessError && error.input === 'verifierKey') ||
      (error instanceof verifier.LogFileError && error.fault === 'checkpointInvalid');
    if (error instanceof FairnessError && !isUnsigned) return { kind: 'checked', check: wrongTable, file };
    return { kind: isUnsigned ? 'unsigned' : 'unreadable', file };
  }
}
