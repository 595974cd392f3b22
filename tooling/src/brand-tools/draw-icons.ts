import sharp, { type Sharp } from 'sharp';

export const smallPng = { palette: true, quality: 90, effort: 7 } as const;

/** Maps the fields of `client.json` for the drawn icons to the default paths of the files. */
export const iconFiles = {
  icon192: 'assets/icon-192.png',
  icon512: 'assets/icon-512.png',
  iconMaskable: 'assets/icon-maskable.png',
} as const;
export type IconField = keyof typeof iconFiles;
export const iconFields = ['icon192', 'icon512', 'iconMaskable'] as const satisfies readonly IconField[];

const side = 512;
/**
 * Phones cut a maskable icon to their own shape, but always show a circle whose diameter is 80 % of the icon's side. A
 * square with this share of the side fits into the circle.
 */
const squareInCircle = 0.56;
/** The share of the side that an icon with its own background fills. The corners of such an icon may be cut off. */
const withOwnGround = 0.86;

/** Draws an icon as a square. An SVG is drawn in the size of the result, because enlarged pixels would be blurred. */
function square(icon: Buffer, px: number): Sharp {
  return sharp(icon, { density: 300 }).resize(px, px, { fit: 'contain', background: '#00000000' });
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Returns the colour in the middle of an edge if all four edges are opaque there. */
async function edgeColour(icon: Buffer): Promise<Colour | undefined> {
  const px = 64;
  const data = await square(icon, px).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  const [middle, first, last] = [px / 2, 1, px - 2];
  const edges = [
    [middle, first],
    [middle, last],
    [first, middle],
    [last, middle],
  ] as const;
  const colours = edges.map(([x, y]) => data.subarray((y * px + x) * 4, (y * px + x) * 4 + 4));
  const [top] = colours;
  if (top === undefined || colours.some((colour) => (colour[3] ?? 0) < 250)) return undefined;
  return { r: top[0] ?? 0, g: top[1] ?? 0, b: top[2] ?? 0 };
}

/**
 * Draws the icon on a background that fills the square. The background is the blurred icon if the icon has its own
 * background, and the given colour otherwise.
 */
async function drawMaskable(icon: Buffer, ground: string): Promise<Buffer> {
  const edge = await edgeColour(icon);
  const part = edge === undefined ? squareInCircle : withOwnGround;
  const below =
    edge === undefined
      ? sharp({ create: { width: side, height: side, channels: 3, background: ground } })
      : square(icon, side).flatten({ background: edge }).blur(48);
  const top = await square(icon, Math.round(side * part))
    .png()
    .toBuffer();
  const base = await below.png().toBuffer();
  return sharp(base)
    .composite([{ input: top }])
    .removeAlpha()
    .png(smallPng)
    .toBuffer();
}

/**
 * Draws the icons for home screens from a square icon, an SVG or a PNG. `ground` is the colour around an icon that has
 * no ground, as #rrggbb. Returns PNG files by the paths in `iconFiles`.
 */
export async function drawIcons(icon: string | Buffer, ground: string): Promise<ReadonlyMap<string, Buffer>> {
  const source = Buffer.from(icon);
  const [small, large, maskable] = await Promise.all([
    square(source, 192).png(smallPng).toBuffer(),
    square(source, side).png(smallPng).toBuffer(),
    drawMaskable(source, ground),
  ]);
  return new Map([
    [iconFiles.icon192, small],
    [iconFiles.icon512, large],
    [iconFiles.iconMaskable, maskable],
  ]);
}
