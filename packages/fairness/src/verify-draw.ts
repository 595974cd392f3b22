import { drawWeighted } from './draw.ts';
import { FairnessError } from './errors.ts';
import { isCommittedSeed } from './server-seed.ts';
import { hashWeightTable, weightsOf, type WeightTable } from './weight-table.ts';
import type { DrawSeeds } from './word-stream.ts';

/** A draw whose server seed is revealed, as its log and its answer state it. */
export interface RevealedDraw extends DrawSeeds {
  /** SHA-256 of the server seed, published before the client seed was chosen. */
  readonly commitment: string;
  readonly weightTable: WeightTable;
  /** Hash of the weight table, stored with the draw. */
  readonly weightsHash: string;
  /** Position of the outcome in the weight table. */
  readonly index: number;
}

/** The first fault of a draw. `invalidInput`: a value has no valid form, so that nothing can be recomputed. */
export type DrawFault = 'invalidInput' | 'seedNotCommitted' | 'weightsChanged' | 'outcomeDiffers';

/** The result of a verification. `message` is English, for logs and auditors. */
export type DrawVerdict =
  { readonly ok: true } | { readonly ok: false; readonly fault: DrawFault; readonly message: string };

const fail = (fault: DrawFault, message: string): DrawVerdict => ({ ok: false, fault, message });

/** Recomputes a draw and compares it with its claim. Never throws a FairnessError. */
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
