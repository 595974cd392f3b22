import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { isJsonObject, type JsonPath, type JsonSource } from './json-source.ts';
import { suggest, type Problem } from './problem.ts';

/** The first bytes of each format. A file can have a wrong extension, and Safari 12 shows no WebP under any name. */
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

/** Content that an SVG must not have: opened as a page it would run in the site's origin, and pictures load nothing else. */
const svgDangers: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>/]/i, 'contains a script'],
  [/\son[a-z]+\s*=/i, 'contains an event handler'],
  [/<foreignObject[\s>/]/i, 'contains HTML (foreignObject)'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)/i, 'refers to something outside itself'],
  [/<!ENTITY/i, 'declares an entity'],
];

/** Returns every own file that a value names, with its path in the value: texts that begin with `assets/`. */
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

/** The sizes that home screens and chat apps require, in px. */
const pngSizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  icon192: [192, 192],
  icon512: [512, 512],
  share: [1200, 630],
};

/** Checks the size of a PNG, which its first chunk states. Home screens skip an icon that differs from the manifest. */
function sizeMistake(file: string, path: JsonPath): string | undefined {
  const needed = pngSizes[String(path[1])];
  if (path[0] !== 'assets' || path.length !== 2 || needed === undefined) return undefined;
  const bytes = readFileSync(file);
  if (bytes.length < 24) return 'is not a complete png file';
  const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return size.join() === needed.join()
    ? undefined
    : `is ${size.join(' x ')} px; it must be ${needed.join(' x ')} px`;
}

/** Checks every own file that `client.json` names: it exists, is inside the folder, and matches its extension. */
export function checkAssets(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  return namedFiles(source.value, []).flatMap(({ name, path }) => {
    // The schema's patterns report these.
    if (/(^|\/)\.\.(\/|$)/.test(name) || /\.(webp|avif)$/i.test(name)) return [];
    if (!existing.includes(name)) {
      const alike = existing.filter((other) => extname(other) === extname(name));
      return [source.problemAt(path, `The file "${name}" does not exist.`, suggest(name, alike))];
    }
    const mistake = fileMistake(folder, name) ?? sizeMistake(join(folder, name), path);
    return mistake === undefined ? [] : [source.problemAt(path, `The file "${name}" ${mistake}.`)];
  });
}
