import type { Prize, PrizeLog, WheelSegment } from '@chada/contract';
import { presentProof } from '../fairness/present.ts';
import type { ProvenDrawRow, SegmentRow } from './repository.ts';

export function presentPrize({ kind, amount, label }: Pick<SegmentRow, 'kind' | 'amount' | 'label'>): Prize {
  return { kind, amount, label };
}

export function presentDraw(row: ProvenDrawRow): PrizeLog {
  const proof = presentProof(row);
  return {
    id: row.uuid,
    prize: presentPrize(row),
    at: row.drawn_at.toISOString(),
    ...(proof && { proof }),
  };
}

export function presentSegment(row: SegmentRow): WheelSegment {
  return { id: row.id, prize: presentPrize(row), chancePpm: row.weight_ppm };
}
