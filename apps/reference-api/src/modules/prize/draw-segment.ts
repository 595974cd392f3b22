import { drawWeighted, hashWeightTable, weightsOf, type DrawSeeds, type WeightTable } from '@chada/fairness';
import type { PrizeGame } from '../../database/activity-tables.ts';
import type { SegmentRow } from './repository.ts';

type WeightedSegment = Pick<SegmentRow, 'id' | 'kind' | 'amount' | 'weight_ppm'>;

export function weightTableOf(game: PrizeGame, segments: readonly WeightedSegment[]): WeightTable {
  const entries = segments.map(({ id, kind, amount, weight_ppm: weight }) => ({
    id: `${id}:${kind}:${amount}`,
    weight,
  }));
  return { game, entries };
}

/**
 * Maps the hash of each verified weight table to the table as JSON. A table in this map is not hashed again, because
 * hashing is slow.
 */
const comparedTables = new Map<string, string>();

function assertPublished(table: WeightTable, hash: string | null | undefined): asserts hash is string {
  const text = JSON.stringify(table);
  if (typeof hash === 'string' && comparedTables.get(hash) === text) return;
  if (hashWeightTable(table) !== hash) {
    throw new Error(`the weights of ${table.game} differ from the published table ${hash ?? 'none'}`);
  }
  comparedTables.set(hash, text);
}

/** Draws a segment with the seeds. Throws if the segments do not match the published weight table. */
export function drawSegment(seeds: DrawSeeds, game: PrizeGame, segments: readonly SegmentRow[]) {
  const table = weightTableOf(game, segments);
  const weightsHash = segments[0]?.weights_hash;
  assertPublished(table, weightsHash);
  const { index } = drawWeighted(seeds, weightsOf(table));
  const prize = segments[index];
  if (!prize) throw new Error('the draw gave no segment');
  return { prize, index, weightsHash };
}
