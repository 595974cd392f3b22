import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { isJsonObject, type JsonPath, type JsonSource } from './json-source.ts';
import { suggest, type Problem } from './problem.ts';
import { sceneMistake, sizeMistake } from './check-image.ts';

/**
 * Maps a file extension to the pattern of the first bytes. A WebP image named `.png` fails, because Safari 12 can't
 * show WebP.
 */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.gif': /^GIF8[79]a/,
  '.woff2': /^wOF2/,
  '.mp4': /^[\s\S]{4}ftyp/,
  '.vtt': /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/,
  '.svg': /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/,
};

/** Content that is forbidden in an SVG. If a browser opens an SVG as a page, its scripts run in the site's origin. */
const svgDangers: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>/]/i, 'contains a script'],
  [/\son[a-z]+\s*=/i, 'contains an event handler'],
  [/<foreignObject[\s>/]/i, 'contains HTML (foreignObject)'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)/i, 'refers to something outside itself'],
  [/<!ENTITY/i, 'declares an entity'],
];

/** Returns all texts in a JSON value that begin with `assets/`, with their paths in the JSON. */
function namedFiles(
  value: unknown,
  path: JsonPath,
): readonly { readonly name: string; readonly path: JsonPath }[] {
  if (typeof value === 'string') return value.startsWith('assets/') ? [{ name: value, path }] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => namedFiles(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => namedFiles(item, [...path, key]));
}

function existingFiles(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `assets/${name.split(sep).join('/')}`,
    );
  } catch {
    return [];
  }
}

function contentMistake(file: string): string | undefined {
  const bytes = readFileSync(file).toString('latin1');
  if (/^RIFF[\s\S]{4}WEBP/.test(bytes))
    return "is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05)";
  const beginning = beginnings[extname(file).toLowerCase()];
  if (beginning !== undefined && !beginning.test(bytes))
    return `does not have the content of a ${extname(file).slice(1)} file`;
  if (extname(file).toLowerCase() !== '.svg') return undefined;
  return svgDangers.find(([danger]) => danger.test(bytes))?.[1];
}

function fileMistake(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  const inside = realpathSync(file).startsWith(realpathSync(folder) + sep);
  if (!inside) return "leaves the client's folder";
  return lstatSync(realpathSync(file)).isFile() ? contentMistake(file) : 'is not a file';
}

/**
 * Checks the files that `client.json` names. Each file must exist inside the folder, and its content must match its
 * extension.
 */
export function checkAssets(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  return namedFiles(source.value, []).flatMap(({ name, path }) => {
    // The schema reports names with `..`, and WebP and AVIF files.
    if (/(^|\/)\.\.(\/|$)/.test(name) || /\.(webp|avif)$/i.test(name)) return [];
    if (!existing.includes(name)) {
      const alike = existing.filter((other) => extname(other) === extname(name));
      return [source.problemAt(path, `The file "${name}" does not exist.`, suggest(name, alike))];
    }
    const file = join(folder, name);
    const mistake = fileMistake(folder, name) ?? sizeMistake(file, path) ?? sceneMistake(file, path);
    return mistake === undefined ? [] : [source.problemAt(path, `The file "${name}" ${mistake}.`)];
  });
}
