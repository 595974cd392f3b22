import type { Prize, PrizeLog, WheelSegment } from '@chada/contract';
import type { DrawRow, SegmentRow } from './repository.ts';

/** What a segment gives. */
export function presentPrize({ kind, amount, label }: Pick<SegmentRow, 'kind' | 'amount' | 'label'>): Prize {
  return { kind, amount, label };
}

/** A drawn prize as its member's log keeps it. */
export function presentDraw(row: DrawRow): PrizeLog {
  return { id: row.uuid, prize: presentPrize(row), at: row.drawn_at.toISOString() };
}

/** A segment of the wheel with its published chance. */
export function presentSegment(row: SegmentRow): WheelSegment {
  return { id: row.id, prize: presentPrize(row), chancePpm: row.weight_ppm };
}
