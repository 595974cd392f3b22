/** Start and end of a slice in degrees, clockwise from the top. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

const LEAST_DEGREES = 26;

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

export function firstTurn([first]: readonly Slice[]): number {
  return first === undefined ? 0 : 360 - (first.start + first.end) / 2;
}

const ROUNDS = 5;

/**
 * Returns the angle at which the wheel stops. The angle is in the middle half of the slice, because a stop near an edge
 * would look as if the member had nearly won the prize of the neighbouring slice.
 */
function restWithin(slice: Slice, seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return slice.start + (slice.end - slice.start) * (0.25 + (sum / 997) * 0.5);
}

/**
 * Returns the rotation in degrees that stops the wheel at a slice. `seed` selects the angle within the slice, and
 * `standing` is the current rotation.
 */
export function turnTo(slice: Slice, seed: string, standing: number): number {
  const rest = 360 - restWithin(slice, seed);
  const rounds = Math.ceil(standing / 360) + ROUNDS;
  return rounds * 360 + rest;
}

export function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

export function slicePath({ start, end }: Slice, radius: number): string {
  // A slice of the full size consists of two half circles, because an SVG arc can't be a full circle.
  if (end - start >= 359.99) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const large = end - start > 180 ? 1 : 0;
  return `M0 0L${pointAt(start, radius)}A${radius} ${radius} 0 ${large} 1 ${pointAt(end, radius)}Z`;
}
