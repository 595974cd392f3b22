import type { Prize, PrizeLog } from '@chada/contract';
import type { DrawRow, SegmentRow } from './repository.ts';

/** What a segment gives. */
export function presentPrize({ kind, amount, label }: Pick<SegmentRow, 'kind' | 'amount' | 'label'>): Prize {
  return { kind, amount, label };
}

/** A drawn prize as its member's log keeps it. */
export function presentDraw(row: DrawRow): PrizeLog {
  return { id: row.uuid, prize: presentPrize(row), at: row.drawn_at.toISOString() };
}
