import { create } from 'fontkit';
import { fallbackFamily } from '@chada/client-config/node';
import type { ResolvedClient } from '@chada/client-config';

/** Characters to measure the width of a font, with their frequency in Thai words and Latin text. */
const samples: Readonly<Record<'thai' | 'latin', readonly (readonly [codePoint: number, times: number])[]>> =
  {
    thai: [
      [0x0e01, 5],
      [0x0e02, 1],
      [0x0e04, 1],
      [0x0e07, 3],
      [0x0e08, 1],
      [0x0e0a, 4],
      [0x0e14, 2],
      [0x0e15, 2],
      [0x0e16, 1],
      [0x0e17, 1],
      [0x0e19, 5],
      [0x0e1a, 2],
      [0x0e1b, 1],
      [0x0e1c, 2],
      [0x0e1d, 1],
      [0x0e21, 6],
      [0x0e23, 7],
      [0x0e2a, 4],
      [0x0e2b, 2],
      [0x0e2d, 3],
      [0x0e30, 1],
      [0x0e31, 4],
      [0x0e32, 5],
      [0x0e34, 5],
      [0x0e37, 1],
      [0x0e39, 2],
      [0x0e40, 5],
      [0x0e42, 2],
      [0x0e43, 1],
      [0x0e48, 5],
      [0x0e49, 4],
    ],
    latin: Array.from(
      '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz',
      (letter) => [letter.codePointAt(0) ?? 0, 1] as const,
    ),
  };
type Script = keyof typeof samples;

const scriptRanges: Readonly<Record<Script, string>> = { thai: 'U+0E01-0E5B', latin: 'U+0000-00FF' };

interface SystemFont {
  readonly script: Script;
  readonly weight: 400 | 700;
  /** Full name and PostScript name of the font. Operating systems use one or the other. */
  readonly names: readonly string[];
  /** Width in em of the sample text in this font. */
  readonly sampleEm: number;
}

/**
 * System fonts of members' devices with their widths. If a device has several of them, the browser uses the last one.
 */
const systemFonts: readonly SystemFont[] = [
  { script: 'thai', weight: 400, names: ['Loma'], sampleEm: 39.98 },
  { script: 'thai', weight: 700, names: ['Loma Bold', 'Loma-Bold'], sampleEm: 39.98 },
  { script: 'thai', weight: 400, names: ['Tahoma'], sampleEm: 37.47 },
  { script: 'thai', weight: 700, names: ['Tahoma Bold', 'Tahoma-Bold'], sampleEm: 41.5 },
  {
    script: 'thai',
    weight: 400,
    names: ['Noto Sans Thai', 'Noto Sans Thai Regular', 'NotoSansThai-Regular'],
    sampleEm: 35.95,
  },
  { script: 'thai', weight: 700, names: ['Noto Sans Thai Bold', 'NotoSansThai-Bold'], sampleEm: 38.13 },
  { script: 'latin', weight: 400, names: ['Arial', 'ArialMT'], sampleEm: 36.46 },
  { script: 'latin', weight: 700, names: ['Arial Bold', 'Arial-BoldMT'], sampleEm: 38.01 },
  { script: 'latin', weight: 400, names: ['Roboto', 'Roboto-Regular'], sampleEm: 35.58 },
  { script: 'latin', weight: 700, names: ['Roboto Bold', 'Roboto-Bold'], sampleEm: 36.11 },
];

/** Metrics of a brand's font that the fallback font copies, in em. */
interface FontMetrics {
  readonly sampleEm: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a font file. Returns `undefined` if the font lacks the letters of the script. */
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

/**
 * Returns `@font-face` rules that scale system fonts to the size of the brand's fonts, so that the layout does not
 * shift when the brand's fonts have loaded. `readFile` reads a font by its path in the brand's folder.
 */
export function fallbackFacesCss(client: ResolvedClient, readFile: (path: string) => Buffer): string {
  return systemFonts
    .flatMap(({ script, weight, names, sampleEm }) => {
      const brand = client.theme.fontFaces
        .filter((face) => face.weight === weight)
        .map(({ path }) => measureFont(readFile(path), script))
        .find((metrics) => metrics !== undefined);
      if (brand === undefined) return [];
      const size = brand.sampleEm / sampleEm;
      const descriptors = [
        `font-family:"${fallbackFamily(client)}"`,
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
