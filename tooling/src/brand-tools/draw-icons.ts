import sharp, { type Sharp } from 'sharp';

export const smallPng = { palette: true, quality: 90, effort: 7 } as const;

export const iconFiles = {
  icon192: 'assets/icon-192.png',
  icon512: 'assets/icon-512.png',
  iconMaskable: 'assets/icon-maskable.png',
} as const;
export type IconField = keyof typeof iconFiles;
export const iconFields = ['icon192', 'icon512', 'iconMaskable'] as const satisfies readonly IconField[];

const side = 512;
const squareInCircle = 0.56;
/**
 * A picture with its own background fills this share of a maskable icon's width. The share is below 1, because phones
 * may cut off the corners of the icon.
 */
const withOwnGround = 0.86;

/** Renders an SVG directly in the final size, because scaling up a rendered image would blur it. */
function square(icon: Buffer, px: number): Sharp {
  return sharp(icon, { density: 300 }).resize(px, px, { fit: 'contain', background: '#00000000' });
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

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

async function drawMaskable(icon: Buffer, background: string): Promise<Buffer> {
  const edge = await edgeColour(icon);
  const part = edge === undefined ? squareInCircle : withOwnGround;
  const below =
    edge === undefined
      ? sharp({ create: { width: side, height: side, channels: 3, background } })
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
 * Draws the icons for home screens from a square SVG or PNG. `background` is the background colour as #rrggbb. Returns a
 * map from the paths in `iconFiles` to PNG files.
 */
export async function drawIcons(
  icon: string | Buffer,
  background: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const source = Buffer.from(icon);
  const [small, large, maskable] = await Promise.all([
    square(source, 192).png(smallPng).toBuffer(),
    square(source, side).png(smallPng).toBuffer(),
    drawMaskable(source, background),
  ]);
  return new Map([
    [iconFiles.icon192, small],
    [iconFiles.icon512, large],
    [iconFiles.iconMaskable, maskable],
  ]);
}
