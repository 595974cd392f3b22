import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import type { JsonPath, JsonSource } from '../json-source.ts';
import { listKnown, nearest, suggest, type Problem } from '../problem.ts';
import { bannerPictureMistake } from './check-banner-picture.ts';
import { maxPixels, weightMistake } from './budgets.ts';
import { greetingMistake, sceneMistake, sizeMistake } from './check-image.ts';
import { checkFonts } from './check-fonts.ts';
import { gifSize, jpegSize, pngSize, webpSize, type PictureSize } from './picture-size.ts';
import { checkWebp } from './check-webp.ts';
import { existingFiles, namedFiles } from './named-files.ts';
import { readWoff2 } from './read-woff2.ts';
import { svgMistake, xmlMistake } from './svg-mistake.ts';

/** Matches the first bytes of a valid file, for each extension. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.gif': /^GIF8[79]a/,
  '.webp': /^RIFF[\s\S]{4}WEBPVP8/,
  '.woff2': /^wOF2/,
  '.mp4': /^[\s\S]{4}ftyp/,
  '.vtt': /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/,
};

const sizeReaders: Readonly<Record<string, (bytes: Buffer) => PictureSize>> = {
  '.png': pngSize,
  '.jpg': jpegSize,
  '.jpeg': jpegSize,
  '.gif': gifSize,
  '.webp': webpSize,
};

function pictureMistake(extension: string, bytes: Buffer): string | undefined {
  const readSize = sizeReaders[extension];
  if (readSize === undefined) return undefined;
  const size = readSize(bytes);
  if (size === undefined) return `is a broken or incomplete ${extension.slice(1)} file`;
  if (Math.max(...size) <= maxPixels && Math.min(...size) > 0) return undefined;
  return `is ${size.join(' x ')} px; the most are ${maxPixels} px`;
}

function actualFormat(text: string): string {
  const [found] = Object.entries(beginnings).find(([, beginning]) => beginning.test(text)) ?? [];
  return found === undefined ? '' : `; its format is ${found.slice(1)}`;
}

function contentMistake(file: string): string | undefined {
  const extension = extname(file).toLowerCase();
  const bytes = readFileSync(file);
  const text = bytes.toString('latin1');
  if (extension !== '.webp' && /^RIFF[\s\S]{4}WEBP/.test(text))
    return "is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05)";
  if (/^[\s\S]{4}ftyp(?:hei|hev|mif|avi)/.test(text))
    return 'is a HEIC or AVIF picture; export it as jpg or png';
  if (extension === '.svg') return svgMistake(text) ?? xmlMistake(text);
  const beginning = beginnings[extension];
  if (beginning !== undefined && !beginning.test(text))
    return `does not have the content of a ${extension.slice(1)} file${actualFormat(text)}`;
  if (extension === '.woff2' && readWoff2(bytes) === undefined) return 'is a broken or incomplete woff2 font';
  return pictureMistake(extension, bytes);
}

function fileMistake(folder: string, name: string, path?: JsonPath): string | undefined {
  const file = join(folder, name);
  // Checks first for a broken link, because `realpathSync` throws an error for a broken link.
  if (!existsSync(file)) return 'is a link to a file that does not exist';
  const inside = realpathSync(file).startsWith(realpathSync(folder) + sep);
  if (!inside) return "leaves the client's folder";
  const stat = statSync(file);
  if (!stat.isFile()) return 'is not a file';
  return weightMistake(name, stat.size, path) ?? contentMistake(file);
}

export function namedFileMistake(folder: string, name: string): string | undefined {
  return existingFiles(folder).includes(name) ? fileMistake(folder, name) : 'does not exist';
}

/**
 * Returns a hint with the file that the brand probably meant, or with a list of all files. Compares names without the
 * folder, because names in the same folder would all be similar.
 */
function suggestFile(name: string, files: readonly string[]): string | undefined {
  const nearestName = nearest(
    basename(name),
    files.map((file) => basename(file)),
  );
  const meant = files.filter((file) => basename(file) === nearestName);
  return meant.length === 0 ? listKnown(files) : suggest(name, meant);
}

/**
 * Checks that each file that `client.json` names exists in the brand's folder, and that the content matches the
 * extension. If `client.json` has syntax errors, omits problems on the lines of the syntax errors.
 */
function checkFiles(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  const isSyntax = source.value === undefined;
  const files = namedFiles(source.readable, []).flatMap(({ name, path }) => {
    const isUnsupported = /\.avif$/i.test(name) || (/\.webp$/i.test(name) && !path.includes('webp'));
    if (/(^|\/)\.\.(\/|$)/.test(name) || isUnsupported) return [];
    if (!existing.includes(name)) {
      const alike = existing.filter((other) => extname(other) === extname(name));
      return [source.problemAt(path, `The file "${name}" does not exist.`, suggestFile(name, alike))];
    }
    const file = join(folder, name);
    const mistake =
      fileMistake(folder, name, path) ??
      sizeMistake(file, path) ??
      sceneMistake(file, path) ??
      greetingMistake(file, path) ??
      bannerPictureMistake(file, path);
    return mistake === undefined ? [] : [source.problemAt(path, `The file "${name}" ${mistake}.`)];
  });
  return isSyntax
    ? files.filter(({ line }) => !source.problems.some((problem) => problem.line === line))
    : files;
}

export function checkAssets(source: JsonSource, folder: string): readonly Problem[] {
  return [...checkFiles(source, folder), ...checkWebp(source, folder), ...checkFonts(source, folder)];
}
