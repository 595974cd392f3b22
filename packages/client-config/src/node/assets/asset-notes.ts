import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { existingFiles, isReadableFile, namedFiles } from './named-files.ts';
import { pageTexts } from './check-webp.ts';
import { missingViewBox } from './svg-size.ts';

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
    .filter((name) => isReadableFile(join(folder, name)))
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

/** A larger drawing has a problem, so it is not read for notes. */
const maxBytes = 1_000_000;

interface NotedDrawing {
  readonly message: string;
  readonly hint: string;
}

/** A picture can't use the fonts of the page, so the same text can look different on each device. */
function textNote(name: string, drawing: string): NotedDrawing | undefined {
  if (!/<text[\s>]/.test(drawing)) return undefined;
  return {
    message: `The text in "${name}" has the font of the device, not that of the brand.`,
    hint: 'Convert the text to paths in your drawing program.',
  };
}

function scaleNote(name: string, drawing: string): NotedDrawing | undefined {
  const viewBox = missingViewBox(drawing);
  if (viewBox === undefined) return undefined;
  return {
    message: `"${name}" has no viewBox, so older browsers such as Edge 15 do not scale it.`,
    hint: `Write ${viewBox} in its <svg>.`,
  };
}

/** Returns a note for each SVG that can look different on each device. */
export function drawingNotes(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  const drawings = namedFiles(source.value, []).filter(
    ({ name }, index, all) =>
      name.endsWith('.svg') &&
      existing.includes(name) &&
      isReadableFile(join(folder, name)) &&
      statSync(join(folder, name)).size <= maxBytes &&
      all.findIndex((other) => other.name === name) === index,
  );
  return drawings.flatMap(({ name, path }) => {
    const drawing = readFileSync(join(folder, name), 'utf8');
    return [textNote(name, drawing), scaleNote(name, drawing)].flatMap((note) =>
      note === undefined ? [] : [source.problemAt(path, note.message, note.hint)],
    );
  });
}
