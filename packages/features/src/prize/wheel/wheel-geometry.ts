/** Start and end of a slice in degrees, clockwise from the top. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

const MIN_DEGREES = 26;

export function slicesOf(chances: readonly number[]): readonly Slice[] {
  const count = chances.length;
  if (count === 0) return [];
  const minDegrees = Math.min(MIN_DEGREES, 360 / count);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const spare = 360 - minDegrees * count;
  let start = 0;
  return chances.map((chance, index) => {
    const width = minDegrees + spare * (total > 0 ? chance / total : 1 / count);
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
function restingAngle(slice: Slice, seed: string): number {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return slice.start + (slice.end - slice.start) * (0.25 + (sum / 997) * 0.5);
}

/**
 * Returns the rotation in degrees that stops the wheel at a slice. `seed` selects the angle within the slice, and
 * `standing` is the current rotation.
 */
export function rotationTo(slice: Slice, seed: string, standing: number): number {
  const rest = 360 - restingAngle(slice, seed);
  const rounds = Math.ceil(standing / 360) + ROUNDS;
  return rounds * 360 + rest;
}

export interface LabelPlace {
  /** The distance of the label's centre from the centre of the wheel. */
  readonly radius: number;
  /** The rotation of the label on the wheel, in degrees. */
  readonly rotation: number;
}

const LABEL_RADII = [120, 112, 104, 96, 88] as const;
const HUB_RADIUS = 40;
const EDGE_RADIUS = 147;

function fits({ start, end }: Slice, turn: number, radius: number, width: number, height: number): boolean {
  const middle = (start + end) / 2;
  const angle = ((middle + turn) * Math.PI) / 180;
  const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  return [-1, 1].every((sideX) =>
    [-1, 1].every((sideY) => {
      const [cornerX, cornerY] = [x + (sideX * width) / 2, y + (sideY * height) / 2];
      const distance = Math.sqrt(cornerX * cornerX + cornerY * cornerY);
      const away = ((Math.atan2(cornerX, -cornerY) - angle) * 180) / Math.PI;
      const offset = Math.abs(((((away + 180) % 360) + 360) % 360) - 180);
      return distance > HUB_RADIUS && distance < EDGE_RADIUS && offset < (end - start) / 2;
    }),
  );
}

/**
 * Returns the place of a label that is upright when the wheel stops at `turn`. If an upright label does not fit into the
 * slice, the label follows the radius, and is never upside down.
 */
export function placeLabel(slice: Slice, turn: number, width: number, height: number): LabelPlace {
  const middle = (slice.start + slice.end) / 2;
  const radius = LABEL_RADII.find((candidate) => fits(slice, turn, candidate, width, height));
  if (radius !== undefined) return { radius, rotation: -turn };
  const isRight = (((middle + turn) % 360) + 360) % 360 < 180;
  return { radius: 96, rotation: middle + (isRight ? -90 : 90) };
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
