import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonPath, type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { pictureSize } from './check-banner-picture.ts';
import { isReadableFile, namedFiles } from './named-files.ts';

/**
 * The fields of `assets` whose pictures the site never shows as WebP. Other programs read these pictures, or an SVG
 * or a style sheet contains these pictures, so a browser can't choose between a picture and its WebP file.
 */
const fieldsWithoutWebp: readonly string[] = [
  'secondLogo',
  'icon',
  'icon192',
  'icon512',
  'iconMaskable',
  'share',
  'prizes',
];

interface Pair {
  readonly picture: string;
  readonly webp: string;
}

const isPair = (value: unknown): value is Pair =>
  isJsonObject(value) && typeof value['picture'] === 'string' && typeof value['webp'] === 'string';

function pairsOf(source: JsonSource): readonly unknown[] {
  const pairs = valueAt(source.value, ['assets', 'webp']);
  return Array.isArray(pairs) ? pairs : [];
}

interface Mistake {
  readonly message: string;
  readonly hint?: string;
}

/** Returns the sources of the brand's own pages. */
export function pageTexts(folder: string): readonly string[] {
  try {
    const root = join(folder, 'pages');
    return readdirSync(root)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(join(root, name), 'utf8'));
  } catch {
    return [];
  }
}

const isPairPath = ([first, second]: JsonPath): boolean => first === 'assets' && second === 'webp';
const isBannerPath = ([first]: JsonPath): boolean => first === 'banners';
const isNeverWebp = ([first, second]: JsonPath): boolean =>
  first === 'assets' && fieldsWithoutWebp.includes(String(second));

/** Returns why the site never shows the WebP of a picture, or undefined. */
function useMistake(source: JsonSource, folder: string, { picture }: Pair): Mistake | undefined {
  if (picture.endsWith('.svg'))
    return { message: `"${picture}" is a drawing; only png, jpg and gif need a WebP` };
  // Ignores a missing file, because `checkAssets` reports this file.
  if (!existsSync(join(folder, picture))) return undefined;
  const uses = namedFiles(source.value, []).filter(({ name, path }) => name === picture && !isPairPath(path));
  const pages = pageTexts(folder);
  const isShown = uses.some(({ path }) => !isBannerPath(path) && !isNeverWebp(path));
  if (isShown || pages.some((text) => text.includes(`](${picture}`))) return undefined;
  const [use] = uses;
  if (use !== undefined && isBannerPath(use.path))
    return {
      message: `"${picture}" is a picture of a banner, which has a WebP of its own`,
      hint: 'Write "webp" with "narrow" and "wide" in the "picture" of the banner.',
    };
  if (use !== undefined)
    return { message: `"${picture}" is "${use.path.slice(0, 2).join('.')}", which is not shown as WebP` };
  if (pages.some((text) => text.includes(`share: ${picture}`)))
    return { message: `"${picture}" is the share picture of a page, which is not shown as WebP` };
  return {
    message: `"${picture}" is shown nowhere, so its WebP has no effect`,
    hint: 'Name the picture in another field or in a page, or delete this pair.',
  };
}

function fileMistake(folder: string, { picture, webp }: Pair): Mistake | undefined {
  const [fullSize, small] = [join(folder, picture), join(folder, webp)];
  if (!webp.endsWith('.webp') || !isReadableFile(fullSize) || !isReadableFile(small)) return undefined;
  const [expected, size] = [pictureSize(fullSize), pictureSize(small)];
  // Ignores a broken file, because `checkAssets` reports this file.
  if (expected === undefined || size === undefined) return undefined;
  if (Math.abs(size[0] / size[1] / (expected[0] / expected[1]) - 1) > 0.02)
    return {
      message: `"${webp}" is ${size.join(' x ')} px and "${picture}" ${expected.join(' x ')} px; both must have the same shape`,
    };
  const [bytes, max] = [statSync(small).size, statSync(fullSize).size];
  if (bytes < max) return undefined;
  return { message: `"${webp}" has ${bytes} bytes, not less than "${picture}" with ${max}` };
}

/**
 * Checks each entry of `assets.webp`, which pairs a picture with a WebP file. The site must show the picture in a place
 * that supports WebP. The WebP file must have the same ratio of width to height as the picture, and fewer bytes.
 */
export function checkWebp(source: JsonSource, folder: string): readonly Problem[] {
  const pairs = pairsOf(source);
  return pairs.flatMap((pair, index) => {
    if (!isPair(pair)) return [];
    const isRepeated = pairs
      .slice(0, index)
      .some((candidate) => isPair(candidate) && candidate.picture === pair.picture);
    const mistake = isRepeated
      ? { message: `"${pair.picture}" occurs twice in "assets.webp"` }
      : (useMistake(source, folder, pair) ?? fileMistake(folder, pair));
    if (mistake === undefined) return [];
    return [source.problemAt(['assets', 'webp', index], `${mistake.message}.`, mistake.hint)];
  });
}
