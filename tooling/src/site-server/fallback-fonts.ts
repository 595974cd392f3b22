import { create } from 'fontkit';
import { fallbackFamily } from '@chada/client-config/node';
import type { ResolvedClient } from '@chada/client-config';

/** Texts whose width tells how wide a font is: usual Thai words, and digits and Latin letters. */
const samples = {
  thai:
    '\u0e40\u0e02\u0e49\u0e32\u0e2a\u0e39\u0e48\u0e23\u0e30\u0e1a\u0e1a\u0e2a\u0e21\u0e31\u0e04\u0e23\u0e2a\u0e21\u0e32\u0e0a\u0e34\u0e01' +
    '\u0e1d\u0e32\u0e01\u0e40\u0e07\u0e34\u0e19\u0e16\u0e2d\u0e19\u0e40\u0e07\u0e34\u0e19\u0e0a\u0e37\u0e48\u0e2d\u0e1c\u0e39\u0e49\u0e43\u0e0a\u0e49' +
    '\u0e23\u0e2b\u0e31\u0e2a\u0e1c\u0e48\u0e32\u0e19\u0e15\u0e34\u0e14\u0e15\u0e48\u0e2d\u0e40\u0e23\u0e32' +
    '\u0e42\u0e1b\u0e23\u0e42\u0e21\u0e0a\u0e31\u0e48\u0e19\u0e01\u0e34\u0e08\u0e01\u0e23\u0e23\u0e21\u0e40\u0e01\u0e21\u0e17\u0e31\u0e49\u0e07\u0e2b\u0e21\u0e14',
  latin: '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz',
} as const;
type Script = keyof typeof samples;

const scriptRanges: Readonly<Record<Script, string>> = { thai: 'U+0E01-0E5B', latin: 'U+0000-00FF' };

interface SystemFont {
  readonly script: Script;
  readonly weight: 400 | 700;
  /** Its full name and its PostScript name: systems know it by either. */
  readonly names: readonly string[];
  /** The width of the script's sample in em. */
  readonly sampleEm: number;
}

/**
 * Fonts of the members' systems whose widths are known: Android and Linux, Linux, Windows and macOS; Android, Windows
 * and Apple's. Of two that a device has, the later one is used.
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
  { script: 'latin', weight: 400, names: ['Arial', 'ArialMT'], sampleEm: 36.4 },
  { script: 'latin', weight: 700, names: ['Arial Bold', 'Arial-BoldMT'], sampleEm: 37.97 },
  { script: 'latin', weight: 400, names: ['Roboto', 'Roboto-Regular'], sampleEm: 35.57 },
  { script: 'latin', weight: 700, names: ['Roboto Bold', 'Roboto-Bold'], sampleEm: 36.09 },
];

/** What a fallback takes over from a font of the brand, in em. */
interface FontMetrics {
  readonly sampleEm: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a font file for a script; undefined for a file without its letters. */
function measureFont(file: Buffer, script: Script): FontMetrics | undefined {
  const font = create(file);
  const sample = samples[script];
  if (!('layout' in font) || !font.characterSet.includes(sample.codePointAt(0) ?? 0)) return undefined;
  const em = font.unitsPerEm;
  return {
    sampleEm: font.layout(sample).advanceWidth / em,
    ascent: font.ascent / em,
    descent: -font.descent / em,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * Returns `@font-face` rules that draw the system's fonts as wide and as high as those of the brand, so that the change
 * from one to the other moves nothing. `readFile` reads a font by the path in the brand's folder.
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
