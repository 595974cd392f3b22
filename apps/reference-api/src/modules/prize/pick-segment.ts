import type { Draw } from '../../draw.ts';

/** The sum of all weights of a prize game. A weight is in parts per million. */
export const TOTAL_PPM = 1_000_000;

export function pickSegment<Segment extends { readonly weight_ppm: number }>(
  segments: readonly Segment[],
  draw: Draw,
): Segment {
  let remaining = draw(TOTAL_PPM);
  for (const segment of segments) {
    remaining -= segment.weight_ppm;
    if (remaining < 0) return segment;
  }
  throw new Error('the chances of the segments sum to less than a million');
}
