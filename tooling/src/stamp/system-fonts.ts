/**
 * A sample text in Thai and in Latin letters, used to compare the widths of fonts. It contains the most frequent
 * characters, each with the number of times that it occurs.
 */
export const samples: Readonly<
  Record<'thai' | 'latin', readonly (readonly [codePoint: number, times: number])[]>
> = {
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
    (character) => [character.codePointAt(0) ?? 0, 1] as const,
  ),
};
export type Script = keyof typeof samples;

export const scriptRanges: Readonly<Record<Script, string>> = { thai: 'U+0E01-0E5B', latin: 'U+0000-00FF' };

interface SystemFont {
  readonly script: Script;
  readonly weight: 400 | 700;
  /**
   * The full name and the PostScript name of the font, because some operating systems know the font only by one of the
   * names.
   */
  readonly names: readonly string[];
  readonly sampleEm: number;
}

/**
 * System fonts. `sampleEm` is the width of the sample text in the font, in em. If several of the fonts are installed,
 * browsers use the last font in this list.
 */
export const systemFonts: readonly SystemFont[] = [
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
  { script: 'latin', weight: 400, names: ['DejaVu Sans', 'DejaVuSans'], sampleEm: 39.13 },
  { script: 'latin', weight: 700, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], sampleEm: 43.82 },
  { script: 'latin', weight: 400, names: ['Arial', 'ArialMT'], sampleEm: 36.46 },
  { script: 'latin', weight: 700, names: ['Arial Bold', 'Arial-BoldMT'], sampleEm: 38.01 },
  { script: 'latin', weight: 400, names: ['Roboto', 'Roboto-Regular'], sampleEm: 35.58 },
  { script: 'latin', weight: 700, names: ['Roboto Bold', 'Roboto-Bold'], sampleEm: 36.11 },
];
