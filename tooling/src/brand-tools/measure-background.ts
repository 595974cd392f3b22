import { join } from 'node:path';
import {
  type Colour,
  contrastOf,
  explainClient,
  type LoadedClient,
  parseColour,
  type Problem,
} from '@chada/client-config/node';
import sharp from 'sharp';

const textsOnPage = ['text', 'text-muted', 'accent-text'] as const;
const minRatio = 4.5;
const size = { width: 90, height: 160 };
const ignoredShare = 0.02;

export interface PictureContrast {
  readonly foreground: (typeof textsOnPage)[number];
  readonly ratio: number;
}

type ColourOf = (name: 'surface' | PictureContrast['foreground']) => Colour | undefined;

export async function measureBackground(
  picture: string | Buffer,
  colourOf: ColourOf,
): Promise<PictureContrast | undefined> {
  const surface = colourOf('surface');
  if (surface === undefined) return undefined;
  const pixels = await pixelsOf(picture, surface);
  const measured = textsOnPage.flatMap((foreground) => {
    const colour = colourOf(foreground);
    if (colour === undefined) return [];
    const ratios = pixels.map((pixel) => contrastOf(colour, pixel)).toSorted((a, b) => a - b);
    return [{ foreground, ratio: ratios[Math.floor(ratios.length * ignoredShare)] ?? 21 }];
  });
  return measured.toSorted((a, b) => a.ratio - b.ratio)[0];
}

async function pixelsOf(picture: string | Buffer, { red, green, blue }: Colour): Promise<readonly Colour[]> {
  const { data } = await sharp(picture)
    .resize({ ...size, fit: 'cover', position: 'top' })
    .flatten({ background: { r: red, g: green, b: blue } })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, index) => ({
    red: data[index * 3] ?? 0,
    green: data[index * 3 + 1] ?? 0,
    blue: data[index * 3 + 2] ?? 0,
    alpha: 1,
  }));
}

function placeOfBackground({ folder }: LoadedClient): Pick<Problem, 'file' | 'line' | 'column'> {
  const location = explainClient(folder).find(({ path }) => path === 'assets.background')?.place;
  return location ?? { file: join(folder, 'client.json'), line: 1, column: 1 };
}

export async function backgroundProblems(brand: LoadedClient): Promise<readonly Problem[]> {
  const { background } = brand.client.assets;
  if (background === undefined) return [];
  let measured: PictureContrast | undefined;
  try {
    measured = await measureBackground(join(brand.folder, background), (name) =>
      parseColour(brand.tokens[`--${name}`]),
    );
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const message = `The file "${background}" can not be drawn, so its contrast is unknown.`;
    return [{ ...placeOfBackground(brand), message, hint: `${reason}.` }];
  }
  if (measured === undefined || measured.ratio >= minRatio) return [];
  const ratio = (Math.floor(measured.ratio * 100) / 100).toFixed(2);
  return [
    {
      ...placeOfBackground(brand),
      message: `"${measured.foreground}" on "assets.background" has a contrast of ${ratio}:1; it must be at least ${minRatio}:1.`,
      hint: `Bring the picture closer to "surface", which is ${String(brand.tokens['--surface'])}.`,
      kind: 'contrast',
    },
  ];
}
