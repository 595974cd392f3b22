import { drawWeighted } from './draw.ts';
import { FairnessError } from './errors.ts';
import { isCommittedSeed } from './server-seed.ts';
import { hashWeightTable, weightsOf, type WeightTable } from './weight-table.ts';
import type { DrawSeeds } from './word-stream.ts';

/** A draw with its revealed server seed. */
export interface RevealedDraw extends DrawSeeds {
  /** SHA-256 of the server seed, published before the client seed was chosen. */
  readonly commitment: string;
  readonly weightTable: WeightTable;
  /** The hash of the weight table at the time of the draw. */
  readonly weightsHash: string;
  /** The index of the outcome in the weight table. */
  readonly index: number;
}

/** The first fault of a draw. `invalidInput` means that a value is malformed, so the draw can't be recomputed. */
export type DrawFault = 'invalidInput' | 'seedNotCommitted' | 'weightsChanged' | 'outcomeDiffers';

/** The result of a verification. `message` is English, for logs and auditors. */
export type DrawVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: DrawFault; readonly message: string };

const fail = (fault: DrawFault, message: string): DrawVerdict => ({ ok: false, fault, message });

/**
 * Recomputes a draw and compares the result with the stated values. Malformed values give a fault, not an exception.
 */
export function verifyDraw(draw: RevealedDraw): DrawVerdict {
  try {
    if (!isCommittedSeed(draw.serverSeed, draw.commitment)) {
      return fail('seedNotCommitted', 'The commitment was made to a different server seed.');
    }
    if (hashWeightTable(draw.weightTable) !== draw.weightsHash) {
      return fail('weightsChanged', 'The weight table differs from the hash that was stored with the draw.');
    }
    const { index } = drawWeighted(draw, weightsOf(draw.weightTable));
    return index === draw.index
      ? { ok: true }
      : fail('outcomeDiffers', `The seeds give entry ${index}, but the draw states ${String(draw.index)}.`);
  } catch (error) {
    if (error instanceof FairnessError) return fail('invalidInput', error.message);
    throw error;
  }
}
