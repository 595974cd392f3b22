import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { existingFiles, namedFiles } from './named-files.ts';
import { pageTexts } from './check-webp.ts';

/** True for a text file, such as a licence of fonts. `client.json` and the pages need not name text files. */
const isText = (name: string): boolean => ['', '.txt', '.md'].includes(extname(name).toLowerCase());

/** Returns a note for each file that neither `client.json` nor a page names. Omits text files and hidden files. */
export function filesWithoutEffect(source: JsonSource, folder: string): readonly Problem[] {
  const named = namedFiles(source.value, []).map(({ name }) => name);
  const pages = pageTexts(folder);
  const isNamed = (name: string): boolean =>
    named.includes(name) || pages.some((text) => text.includes(name));
  return existingFiles(folder)
    .filter((name) => !isText(name) && !basename(name).startsWith('.') && !isNamed(name))
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() === true)
    .map((name) => ({
      file: join(folder, name),
      line: 1,
      column: 1,
      message: 'Neither client.json nor a page names this file, so it has no effect.',
      hint: /\.webp$/i.test(name)
        ? 'Name it in "assets.webp", or in the "picture.webp" of a banner.'
        : 'Name it, or delete it.',
    }));
}

/**
 * Returns a note for each SVG that contains text. A picture can't use the fonts of the page, so the same text can look
 * different on each device.
 */
export function textsInDrawings(source: JsonSource, folder: string): readonly Problem[] {
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
