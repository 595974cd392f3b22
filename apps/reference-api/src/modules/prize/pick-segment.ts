import type { Draw } from '../../draw.ts';

/** The chances of all segments together, in parts of a million. */
export const WHOLE_PPM = 1_000_000;

/** Picks one of some segments, each by its weight; the database holds their sum at a million. */
export function pickSegment<Segment extends { readonly weight_ppm: number }>(
  segments: readonly Segment[],
  draw: Draw,
): Segment {
  let left = draw(WHOLE_PPM);
  for (const segment of segments) {
    left -= segment.weight_ppm;
    if (left < 0) return segment;
  }
  throw new Error('the chances of these segments sum to less than a million');
}
