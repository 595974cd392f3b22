import type { Checkpoint } from './checkpoint.ts';
import type { ClientSeedBy } from './log-entry.ts';
import type { WeightTable } from './weight-table.ts';

/** A client seed that a browser sent, and what the browser had seen before. */
export interface SentSeed {
  readonly clientSeed: string;
  /** The commitment that the server had shown. */
  readonly commitment: string;
  /** The place of the commitment in the log, as the server had stated it. */
  readonly commitmentIndex: number;
  /** The newest verified checkpoint at that time. The checkpoint must cover the commitment. */
  readonly seen: Pick<Checkpoint, 'size' | 'root'>;
}

/** A prize as the id of an outcome states it: the id is `segment:kind:amount`. */
export interface ClaimedPrize {
  readonly kind: string;
  readonly amount: number;
}

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
  /** The prize that the member received. */
  readonly prize: ClaimedPrize;
  /** The last client seed that the member sent before the draw, if the browser kept it. */
  readonly sent?: SentSeed | undefined;
}

export type DrawStepName = 'clientSeed' | 'logged' | 'weights' | 'outcome' | 'prize';

/**
 * One step of a verification. `waiting`: the server seed is not revealed yet, or no checkpoint covers the draw yet.
 * `unproven`: no fault is visible, but the server could have foreseen the outcome. The message is English.
 */
export interface DrawStep {
  readonly name: DrawStepName;
  readonly result: 'ok' | 'failed' | 'waiting' | 'unproven';
  readonly message: string;
}

export const drawStep = (name: DrawStepName, result: DrawStep['result'], message: string): DrawStep => ({
  name,
  result,
  message,
});
