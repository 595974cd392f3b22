import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { existingFiles, namedFiles } from './named-files.ts';

function unnamedWebps(source: JsonSource, folder: string): readonly Problem[] {
  const named = new Set(namedFiles(source.value, []).map(({ name }) => name));
  return existingFiles(folder)
    .filter((name) => /\.webp$/i.test(name) && !named.has(name))
    .map((name) => ({
      file: join(folder, name),
      line: 1,
      column: 1,
      message: 'No field names this WebP picture, so it has no effect.',
      hint: 'Name it in "assets.webp", or in the "picture.webp" of a banner.',
    }));
}

/**
 * Returns a note for each SVG that contains text. A picture can't use the fonts of the page, so the same text can look
 * different on each device.
 */
function textsInDrawings(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  const drawings = namedFiles(source.value, []).filter(
    ({ name }, index, all) =>
      name.endsWith('.svg') &&
      existing.includes(name) &&
      statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true &&
      all.findIndex((other) => other.name === name) === index,
  );
  return drawings.flatMap(({ name, path }) => {
    if (!/<text[\s>]/.test(readFileSync(join(folder, name), 'utf8'))) return [];
    const message = `The text in "${name}" has the font of the device, not that of the brand.`;
    return [source.problemAt(path, message, 'Convert the text to paths in your drawing program.')];
  });
}

/**
 * Returns notes about files in `assets/`: WebP pictures that no field names, and SVGs that look different on each
 * device.
 */
export function assetNotes(source: JsonSource, folder: string): readonly Problem[] {
  return [...unnamedWebps(source, folder), ...textsInDrawings(source, folder)];
}
