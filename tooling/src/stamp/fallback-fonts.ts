import { create } from 'fontkit';
import { fallbackFamily } from '@chada/client-config/node';
import type { ResolvedClient } from '@chada/client-config';
import { samples, scriptRanges, systemFonts, type Script } from './system-fonts.ts';

interface FontMetrics {
  readonly sampleEm: number;
  readonly ascent: number;
  readonly descent: number;
}

function measureFont(file: Buffer, script: Script): FontMetrics | undefined {
  const font = create(file);
  const sample = samples[script];
  if (!('layout' in font) || !sample.every(([codePoint]) => font.hasGlyphForCodePoint(codePoint)))
    return undefined;
  const em = font.unitsPerEm;
  const width = sample.reduce(
    (sum, [codePoint, times]) => sum + font.glyphForCodePoint(codePoint).advanceWidth * times,
    0,
  );
  return {
    sampleEm: width / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

type FontFaces = ResolvedClient['theme']['fontFaces'];

/**
 * The largest permitted difference between the weights of a system font and of the brand's font. If the difference is
 * larger, the system font does not replace the brand's font while that font loads.
 */
const maxWeightDifference = 200;

function facesOfWeight(faces: FontFaces, weight: number): FontFaces {
  const distance = ({ weight: from, weightTo = from }: FontFaces[number]): number =>
    Math.max(from - weight, weight - weightTo, 0);
  const minDistance = Math.min(...faces.map(distance));
  return minDistance > maxWeightDifference ? [] : faces.filter((face) => distance(face) === minDistance);
}

function fallbackFaces(family: string, faces: FontFaces, readFile: (path: string) => Buffer): string {
  return systemFonts
    .flatMap(({ script, weight, names, sampleEm }) => {
      const brand = facesOfWeight(faces, weight)
        .map(({ path }) => measureFont(readFile(path), script))
        .find((metrics) => metrics !== undefined);
      if (brand === undefined) return [];
      const size = brand.sampleEm / sampleEm;
      const descriptors = [
        `font-family:"${fallbackFamily(family)}"`,
        `font-weight:${weight}`,
        `src:${names.map((name) => `local("${name}")`).join(',')}`,
        `unicode-range:${scriptRanges[script]}`,
        `size-adjust:${percent(size)}`,
        `ascent-override:${percent(brand.ascent / size)}`,
        `descent-override:${percent(brand.descent / size)}`,
        'line-gap-override:0%',
      ];
      return [`@font-face{${descriptors.join(';')}}`];
    })
    .join('');
}

/**
 * Returns font faces that scale system fonts to the size of the brand's fonts. Text in a scaled system font needs as
 * much space as text in the brand's font, so the layout does not shift when the brand's fonts load. `readFile` reads a
 * font by its path in the brand's folder.
 */
export function fallbackFacesCss({ theme }: ResolvedClient, readFile: (path: string) => Buffer): string {
  const { fontFamily, fontFaces, headingFont } = theme;
  const headings =
    headingFont === undefined ? '' : fallbackFaces(headingFont.family, headingFont.faces, readFile);
  return fallbackFaces(fontFamily, fontFaces, readFile) + headings;
}
