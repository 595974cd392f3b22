import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const require = createRequire(import.meta.url);

/**
 * The font families that a new brand can have. Each family has an open licence, Thai and Latin letters, and two
 * weights.
 */
export const fontChoices = {
  sarabun: { family: 'Sarabun', look: 'clear and formal' },
  prompt: { family: 'Prompt', look: 'round and modern, without loops' },
  kanit: { family: 'Kanit', look: 'sporty and strong, without loops' },
  mitr: { family: 'Mitr', look: 'soft and friendly, without loops' },
  'ibm-plex-sans-thai': { family: 'IBM Plex Sans Thai', look: 'technical, without loops' },
  'noto-sans-thai': { family: 'Noto Sans Thai', look: 'neutral, without loops' },
} as const;
export type FontId = keyof typeof fontChoices;

export function isFontId(text: string): text is FontId {
  return Object.hasOwn(fontChoices, text);
}

const weights = [400, 700] as const;
const subsets = ['thai', 'latin'] as const;
export type FontSubset = (typeof subsets)[number];

function folderOf(font: FontId): string {
  return dirname(require.resolve(`@fontsource/${font}/package.json`));
}

const rangesSchema = z.object({ thai: z.string(), latin: z.string() });

export interface BrandFontFile {
  readonly name: string;
  readonly body: Buffer;
  readonly weight: (typeof weights)[number];
  readonly unicodeRange: string;
}

export function fontFiles(font: FontId): {
  readonly files: readonly BrandFontFile[];
  readonly licence: Buffer;
} {
  const folder = folderOf(font);
  const ranges = rangesSchema.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const files = weights.flatMap((weight) =>
    subsets.map((subset) => {
      const name = `${font}-${subset}-${weight}-normal.woff2`;
      const body = readFileSync(join(folder, 'files', name));
      return { name, body, weight, unicodeRange: ranges[subset] };
    }),
  );
  return { files, licence: readFileSync(join(folder, 'LICENSE')) };
}

export function fontForOutlines(font: FontId, subset: FontSubset, weight: 400 | 700): Buffer {
  return readFileSync(join(folderOf(font), 'files', `${font}-${subset}-${weight}-normal.woff`));
}
