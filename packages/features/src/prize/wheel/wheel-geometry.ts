/** A slice of the wheel in degrees, clockwise from the top. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** The narrowest slice that its prize can still be read in, while there are few enough of them. */
const LEAST_DEGREES = 26;

/**
 * The slices of a wheel: every one wide enough to be read, what is left of the round shared by chance, so that what is
 * likely also looks likely. Always a whole round.
 */
export function slicesOf(chances: readonly number[]): readonly Slice[] {
  const count = chances.length;
  if (count === 0) return [];
  const least = Math.min(LEAST_DEGREES, 360 / count);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const spare = 360 - least * count;
  let start = 0;
  return chances.map((chance, index) => {
    const width = least + spare * (total > 0 ? chance / total : 1 / count);
    const slice = { start, end: index === count - 1 ? 360 : start + width };
    start = slice.end;
    return slice;
  });
}

/** How a wheel stands that was not spun yet: with the middle of its first slice under the pointer, not an edge. */
export function firstTurn([first]: readonly Slice[]): number {
  return first === undefined ? 0 : 360 - (first.start + first.end) / 2;
}

/** Whole rounds before the wheel comes to rest. */
const ROUNDS = 5;

/** The middle half of a slice is where the pointer may rest: never so near an edge that it looks like a near miss. */
function restWithin(slice: Slice, seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return slice.start + (slice.end - slice.start) * (0.25 + (sum / 997) * 0.5);
}

/**
 * How far the wheel has to be turned, clockwise in degrees from its first position, to rest with the slice under the
 * pointer at the top; always onward from where it stands. `seed` (the id of the draw) places it within the slice.
 */
export function turnTo(slice: Slice, seed: string, standing: number): number {
  const rest = 360 - restWithin(slice, seed);
  const rounds = Math.ceil(standing / 360) + ROUNDS;
  return rounds * 360 + rest;
}

/** Where a point at an angle and a radius lies, the centre being 0, 0. */
export function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

/** The outline of a slice as a path of SVG. */
export function slicePath({ start, end }: Slice, radius: number): string {
  // An arc can't lead back to where it began: a whole round is two halves.
  if (end - start >= 359.99) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const large = end - start > 180 ? 1 : 0;
  return `M0 0L${pointAt(start, radius)}A${radius} ${radius} 0 ${large} 1 ${pointAt(end, radius)}Z`;
}
