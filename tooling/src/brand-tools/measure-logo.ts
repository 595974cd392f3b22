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

const readableRatio = 3;
const width = 234;
const stripWidth = 9;
/** A logo that covers more of its box has a ground of its own, so the header does not matter. */
const ownGroundShare = 0.9;

export interface LogoContrast {
  readonly palette: 'first' | 'second';
  readonly scheme: 'light' | 'dark';
  readonly field: 'logo' | 'secondLogo';
  readonly file: string;
  readonly ratio: number;
}

const valueAt = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.floor((sorted.length - 1) * share)];

/**
 * Returns the contrast of a logo on a ground. Undefined for a logo with its own ground. Measures the logo in strips,
 * because letters must be readable also next to a mark of another colour. The contrast of a strip is that of its clearest
 * parts, such as a letter on a badge. The result is the contrast that half of the strips exceed.
 */
async function measure(file: string, ground: Colour): Promise<number | undefined> {
  const { data, info } = await sharp(file)
    .resize({ width })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strips = new Map<number, number[]>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) <= 128) continue;
    const strip = Math.floor(((at / 4) % info.width) / stripWidth);
    const pixel = { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0, alpha: 1 };
    const ratios = strips.get(strip) ?? [];
    ratios.push(contrastOf(pixel, ground));
    strips.set(strip, ratios);
  }
  const inked = [...strips.values()].reduce((sum, ratios) => sum + ratios.length, 0);
  if (inked > info.width * info.height * ownGroundShare) return undefined;
  const clearest = [...strips.values()].flatMap(
    (ratios) =>
      valueAt(
        ratios.toSorted((a, b) => a - b),
        0.9,
      ) ?? [],
  );
  return valueAt(
    clearest.toSorted((a, b) => a - b),
    0.5,
  );
}

/** Returns the contrast of the logo on the header in each palette. Omits a logo that can not be measured. */
export async function measureLogos(brand: LoadedClient): Promise<readonly LogoContrast[]> {
  const { folder, client, tokens, secondPalette } = brand;
  const { logo, secondLogo } = client.assets;
  const first = { palette: 'first', scheme: client.theme.colorScheme, field: 'logo', file: logo } as const;
  const second =
    secondLogo === undefined
      ? ({ palette: 'second', field: 'logo', file: logo } as const)
      : ({ palette: 'second', field: 'secondLogo', file: secondLogo } as const);
  const wanted = [
    { ...first, properties: tokens },
    ...(secondPalette === undefined
      ? []
      : [
          { ...second, scheme: secondPalette.scheme, properties: { ...tokens, ...secondPalette.properties } },
        ]),
  ];
  const measured = await Promise.all(
    wanted.map(async ({ properties, ...about }) => {
      const ground = parseColour(properties['--header-bg']) ?? parseColour(properties['--surface']);
      if (ground === undefined) return [];
      // `client:check` already reports a picture that is no picture.
      const ratio = await measure(join(folder, about.file), ground).catch(() => undefined);
      return ratio === undefined ? [] : [{ ...about, ratio }];
    }),
  );
  return measured.flat();
}

const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

export function logoLine({ file, scheme, ratio }: LogoContrast): string {
  return `${file} has a contrast of ${ratioText(ratio)} on the ${scheme} header; ${readableRatio}:1 is readable`;
}

export const isReadable = ({ ratio }: LogoContrast): boolean => ratio >= readableRatio;

/** Returns a hint on how to make a logo readable. */
export function logoHint({ palette, field, scheme }: LogoContrast): string {
  return palette === 'second' && field === 'logo'
    ? `Draw a logo for the ${scheme} palette, and name it in "assets.secondLogo".`
    : 'Draw it in colours that differ more from the header.';
}

/** Returns a note for each palette in which the logo is hardly readable. */
export async function logoNotes(brand: LoadedClient): Promise<readonly Problem[]> {
  const faint = (await measureLogos(brand)).filter((logo) => !isReadable(logo));
  if (faint.length === 0) return [];
  const explained = explainClient(brand.folder);
  return faint.map((logo) => {
    const place = explained.find(({ path }) => path === `assets.${logo.field}`)?.place;
    return {
      ...(place ?? { file: join(brand.folder, 'client.json'), line: 1, column: 1 }),
      message: `${logoLine(logo)}.`,
      hint: logoHint(logo),
    };
  });
}
