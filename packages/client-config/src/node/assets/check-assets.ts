import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { valueAt, type JsonPath, type JsonSource } from '../json-source.ts';
import { listKnown, nearest, type Problem } from '../problem.ts';
import { bannerPictureMistake } from './check-banner-picture.ts';
import { maxPixels, weightMistake } from './budgets.ts';
import { greetingMistake, iconMistake, sceneMistake, sizeMistake } from './check-image.ts';
import { checkFonts } from './check-fonts.ts';
import { gifSize, jpegSize, pngSize, webpSize, type PictureSize } from './picture-size.ts';
import { checkWebp } from './check-webp.ts';
import { existingFiles, isReadableFile, namedFiles } from './named-files.ts';
import { assetsFolderMistake } from '../check-folder.ts';
import { readWoff2 } from './read-woff2.ts';
import { svgMistake, xmlMistake } from './svg-mistake.ts';
import { scaleMistake } from './svg-size.ts';

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

/** Returns the reason why browsers would show no captions, or undefined. They ignore captions with other times. */
function captionsMistake(text: string): string | undefined {
  const hasComma = /\d,\d{3}\s*-->|-->\s*[\d:]+,\d{3}/.test(text);
  return hasComma ? 'has times with a comma, as in srt files; write a dot as in 00:01.000' : undefined;
}

function contentMistake(file: string): string | undefined {
  const extension = extname(file).toLowerCase();
  const bytes = readFileSync(file);
  const text = bytes.toString('latin1');
  if (extension !== '.webp' && /^RIFF[\s\S]{4}WEBP/.test(text))
    return "is a WebP picture, which Safari 12 and Edge 15 can't show (CO-05)";
  if (/^[\s\S]{4}ftyp(?:hei|hev|mif|avi)/.test(text))
    return 'is a HEIC or AVIF picture; export it as jpg or png';
  if (extension === '.svg') return svgMistake(text) ?? xmlMistake(text) ?? scaleMistake(text);
  const beginning = beginnings[extension];
  if (beginning !== undefined && !beginning.test(text))
    return `does not have the content of a ${extension.slice(1)} file${actualFormat(text)}`;
  if (extension === '.vtt') return captionsMistake(text);
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
  if (!isReadableFile(file)) return 'can not be read';
  return weightMistake(name, stat.size, path) ?? contentMistake(file);
}

export function namedFileMistake(folder: string, name: string): string | undefined {
  // `checkAssetsFolder` reports a folder that can't be used.
  if (assetsFolderMistake(folder) !== undefined) return undefined;
  return existingFiles(folder).includes(name) ? fileMistake(folder, name) : 'does not exist';
}

/** Returns the reason why the share picture of a page can't be used, or undefined. */
export function shareFileMistake(folder: string, name: string): string | undefined {
  const mistake = namedFileMistake(folder, name);
  if (mistake !== undefined || !isReadableFile(join(folder, name))) return mistake;
  return sizeMistake(join(folder, name), ['assets', 'share']);
}

/**
 * Returns a hint with the file that the brand probably meant: a file in the same folder with a similar name, or a file in
 * another folder with the same name. Otherwise, the hint lists the files of the same format.
 */
function suggestFile(name: string, folder: string): string | undefined {
  const all = existingFiles(folder);
  const sameLetters = all.find((file) => file.toLowerCase() === name.toLowerCase());
  if (sameLetters !== undefined) return `The file is "${sameLetters}"; capital letters count.`;
  if (existsSync(join(folder, basename(name)))) return `Move "${basename(name)}" into the folder "assets".`;
  const files = all.filter((file) => extname(file).toLowerCase() === extname(name).toLowerCase());
  const neighbours = files.filter((file) => dirname(file) === dirname(name)).map((file) => basename(file));
  const similar = nearest(basename(name), neighbours);
  const meant =
    similar === undefined
      ? files.find((file) => basename(file) === basename(name))
      : `${dirname(name)}/${similar}`;
  return meant === undefined ? listKnown(files) : `Did you mean "${meant}"?`;
}

/**
 * Checks that each file that `client.json` names exists in the brand's folder, and that the content matches the
 * extension. If `client.json` has syntax errors, omits problems on the lines of the syntax errors.
 */
function checkFiles(source: JsonSource, folder: string): readonly Problem[] {
  const existing = existingFiles(folder);
  const isSyntax = source.value === undefined;
  const fileAt = (path: JsonPath): string | undefined => {
    const name = valueAt(source.readable, path);
    return typeof name === 'string' && existing.includes(name) && fileMistake(folder, name) === undefined
      ? join(folder, name)
      : undefined;
  };
  const files = namedFiles(source.readable, []).flatMap(({ name, path }) => {
    const isUnsupported = /\.avif$/i.test(name) || (/\.webp$/i.test(name) && !path.includes('webp'));
    if (/(^|\/)\.\.(\/|$)/.test(name) || isUnsupported) return [];
    if (!existing.includes(name)) {
      return [source.problemAt(path, `The file "${name}" does not exist.`, suggestFile(name, folder))];
    }
    const file = join(folder, name);
    const mistake =
      fileMistake(folder, name, path) ??
      sizeMistake(file, path) ??
      sceneMistake(file, path) ??
      greetingMistake(file, path) ??
      iconMistake(file, path) ??
      bannerPictureMistake(file, path, (width) => fileAt([...path.slice(0, -1), width]));
    return mistake === undefined ? [] : [source.problemAt(path, `The file "${name}" ${mistake}.`)];
  });
  return isSyntax
    ? files.filter(({ line }) => !source.problems.some((problem) => problem.line === line))
    : files;
}

export function checkAssets(source: JsonSource, folder: string): readonly Problem[] {
  return [...checkFiles(source, folder), ...checkWebp(source, folder), ...checkFonts(source, folder)];
}
