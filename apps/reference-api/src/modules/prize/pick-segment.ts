import type { Draw } from '../../draw.ts';

/** The weights of a game's segments sum to this number, because they are parts per million. */
export const TOTAL_PPM = 1_000_000;

/** A segment's weight is its chance. The database guarantees that the weights sum to `TOTAL_PPM`. */
export function pickSegment<Segment extends { readonly weight_ppm: number }>(
  segments: readonly Segment[],
  draw: Draw,
): Segment {
  let left = draw(TOTAL_PPM);
  for (const segment of segments) {
    left -= segment.weight_ppm;
    if (left < 0) return segment;
  }
  throw new Error('the chances of the segments sum to less than a million');
}
