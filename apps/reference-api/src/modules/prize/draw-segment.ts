import { drawWeighted, hashWeightTable, weightsOf, type DrawSeeds, type WeightTable } from '@chada/fairness';
import type { PrizeGame } from '../../database/activity-tables.ts';
import type { SegmentRow } from './repository.ts';

type WeightedSegment = Pick<SegmentRow, 'id' | 'kind' | 'amount' | 'weight_ppm'>;

/** Returns the weight table of segments. The id of an outcome contains its prize, so that the hash covers the prize too. */
export function weightTableOf(game: PrizeGame, segments: readonly WeightedSegment[]): WeightTable {
  const entries = segments.map(({ id, kind, amount, weight_ppm: weight }) => ({
    id: `${id}:${kind}:${amount}`,
    weight,
  }));
  return { game, entries };
}

/** Draws a segment from the seeds. Throws if the segments are not those of the published weight table. */
export function drawSegment(seeds: DrawSeeds, game: PrizeGame, segments: readonly SegmentRow[]) {
  const table = weightTableOf(game, segments);
  const weightsHash = hashWeightTable(table);
  if (segments[0]?.weights_hash !== weightsHash) {
    throw new Error(
      `the weights of ${game} differ from the published table ${segments[0]?.weights_hash ?? 'none'}`,
    );
  }
  const { index } = drawWeighted(seeds, weightsOf(table));
  const prize = segments[index];
  if (!prize) throw new Error('the draw gave no segment');
  return { prize, index, weightsHash };
}
