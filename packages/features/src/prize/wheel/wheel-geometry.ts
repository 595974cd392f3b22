/** A slice of the wheel in degrees, clockwise from the top. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** The narrowest slice with a readable prize, in degrees; used if the number of slices allows it. */
const LEAST_DEGREES = 26;

/**
 * Returns the slices of a wheel: each is wide enough to be read, and the rest is shared by chance, so that a likely prize
 * looks likely. Their sum is 360 degrees.
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

/** Returns the first position of a wheel: the middle of its first slice is under the pointer, not an edge. */
export function firstTurn([first]: readonly Slice[]): number {
  return first === undefined ? 0 : 360 - (first.start + first.end) / 2;
}

/** Full rounds before the wheel stops. */
const ROUNDS = 5;

/**
 * Returns an angle within the middle half of a slice, so that the pointer is never so near an edge that it looks like a
 * near miss.
 */
function restWithin(slice: Slice, seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return slice.start + (slice.end - slice.start) * (0.25 + (sum / 997) * 0.5);
}

/**
 * Returns the rotation, clockwise in degrees from the first position, after which the pointer at the top is on the
 * slice; always forward from the current position. `seed` (the id of the draw) selects the place within the slice.
 */
export function turnTo(slice: Slice, seed: string, standing: number): number {
  const rest = 360 - restWithin(slice, seed);
  const rounds = Math.ceil(standing / 360) + ROUNDS;
  return rounds * 360 + rest;
}

/** Returns the position of a point by angle and radius; the centre is 0, 0. */
export function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

/** Returns the outline of a slice as an SVG path. */
export function slicePath({ start, end }: Slice, radius: number): string {
  // An arc can't end where it starts: a full circle is two halves.
  if (end - start >= 359.99) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const large = end - start > 180 ? 1 : 0;
  return `M0 0L${pointAt(start, radius)}A${radius} ${radius} 0 ${large} 1 ${pointAt(end, radius)}Z`;
}
