import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { pictureSize } from './check-banner-picture.ts';

/** Pictures that are read by programs other than the site, or drawn inside an SVG, where no browser can choose. */
const withoutChoice = ['icon192', 'icon512', 'iconMaskable', 'share', 'prizes'] as const;

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

function useMistake(source: JsonSource, { picture }: Pair): string | undefined {
  if (picture.endsWith('.svg')) return `"${picture}" is a drawing; only png, jpg and gif need a WebP`;
  const field = withoutChoice.find((name) => {
    const value = valueAt(source.value, ['assets', name]);
    return value === picture || (isJsonObject(value) && Object.values(value).includes(picture));
  });
  if (field === undefined) return undefined;
  return `"${picture}" is "assets.${field}", which is not shown as WebP`;
}

function fileMistake(folder: string, { picture, webp }: Pair): string | undefined {
  const [usual, small] = [join(folder, picture), join(folder, webp)];
  if (!webp.endsWith('.webp') || !existsSync(usual) || !existsSync(small)) return undefined;
  const [expected, size] = [pictureSize(usual), pictureSize(small)];
  // `checkAssets` reports broken files.
  if (expected === undefined || size === undefined) return undefined;
  if (Math.abs(size[0] / size[1] / (expected[0] / expected[1]) - 1) > 0.02)
    return `"${webp}" is ${size.join(' x ')} px and "${picture}" ${expected.join(' x ')} px; both must have the same shape`;
  const [bytes, most] = [statSync(small).size, statSync(usual).size];
  return bytes < most ? undefined : `"${webp}" has ${bytes} bytes, not less than "${picture}" with ${most}`;
}

/** Checks `assets.webp`: each pair has two files of one shape, and the WebP is the smaller one. */
export function checkWebp(source: JsonSource, folder: string): readonly Problem[] {
  const pairs = pairsOf(source);
  return pairs.flatMap((pair, index) => {
    if (!isPair(pair)) return [];
    const isRepeated = pairs.slice(0, index).some((one) => isPair(one) && one.picture === pair.picture);
    const mistake = isRepeated
      ? `"${pair.picture}" occurs twice in "assets.webp"`
      : (useMistake(source, pair) ?? fileMistake(folder, pair));
    return mistake === undefined ? [] : [source.problemAt(['assets', 'webp', index], `${mistake}.`)];
  });
}
