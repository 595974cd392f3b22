import type { WheelSegment } from '@chada/contract';
import { presentPrize } from '../prize/present.ts';
import type { SegmentRow } from '../prize/repository.ts';

/** A segment of the wheel with its published chance. */
export function presentSegment(row: SegmentRow): WheelSegment {
  return { id: row.id, prize: presentPrize(row), chancePpm: row.weight_ppm };
}
