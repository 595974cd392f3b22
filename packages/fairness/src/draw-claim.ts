import type { Checkpoint } from './checkpoint.ts';
import type { ClientSeedBy } from './log-entry.ts';
import type { WeightTable } from './weight-table.ts';

/** A client seed that a browser sent, and the data that the browser had at that time. */
export interface SentSeed {
  readonly clientSeed: string;
  readonly commitment: string;
  /** The position of the commitment in the log, according to the server. */
  readonly commitmentIndex: number;
  /** The browser verified this checkpoint before the browser sent the client seed. */
  readonly seen: Pick<Checkpoint, 'size' | 'root'>;
}

/** A prize that the server states. In the weight table, the id of the outcome is `segment:kind:amount`. */
export interface ClaimedPrize {
  readonly kind: string;
  readonly amount: number;
}

export interface DrawClaim {
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
  /** Null until the server seed is revealed. */
  readonly serverSeed: string | null;
  readonly weightTable: WeightTable;
  readonly prize: ClaimedPrize;
  /** Absent if the browser did not keep the client seed. */
  readonly sent?: SentSeed | undefined;
}

export type DrawStepName = 'clientSeed' | 'logged' | 'weights' | 'outcome' | 'prize';

/**
 * One step of the verification of a draw. `waiting`: the server has not published all data yet. `unproven`: no fault is
 * visible, but the server could have known the outcome in advance.
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
