import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { existingFiles, namedFiles, realFolder } from './assets/named-files.ts';
import { isJsonObject, type JsonSource } from './json-source.ts';
import { nearest, suggest, type Problem } from './problem.ts';
import { secondPaletteFiles } from './tokens/second-palette.ts';

const requiredFiles = ['client.json', 'tokens.json'];

const folderEntries = [
  ...requiredFiles,
  ...Object.values(secondPaletteFiles),
  'messages.th.json',
  'assets',
  'pages',
  'README.md',
];

export const fileProblem = (file: string, message: string, hint?: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  hint,
});

function strangeEntries(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !folderEntries.includes(name) && !name.startsWith('.'));
}

/** Returns the entry that is probably `name` with a spelling mistake, such as `Pages`. */
export function misnamedEntry(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return undefined;
  return strangeEntries(folder).find((entry) => nearest(entry, folderEntries) === name);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** True if `client.json` names the file as if it were in `assets/`. The problem of that field is enough. */
function isNamedElsewhere(entry: string, client: JsonSource | undefined, folder: string): boolean {
  const existing = existingFiles(folder);
  return textsIn(client?.readable).some(
    (text) => text === entry || (basename(text) === entry && !existing.includes(text)),
  );
}

function strangeProblem(folder: string, name: string): Problem {
  const isAsset = /^\.(?:svg|png|jpe?g|gif|webp|woff2|mp4|vtt)$/i.test(extname(name));
  const hint = isAsset ? 'Pictures, fonts and films belong in "assets".' : suggest(name, folderEntries);
  return fileProblem(join(folder, name), `"${name}" has no meaning here.`, hint);
}

export function checkFolder(folder: string, client: JsonSource | undefined): readonly Problem[] {
  const missing = requiredFiles.filter(
    (name) => !existsSync(join(folder, name)) && misnamedEntry(folder, name) === undefined,
  );
  const [first, second] = missing;
  const both = second === undefined ? [] : [`This file is missing, and so is ${second}.`];
  const [message = 'This file is missing.'] = both;
  return [
    ...(first === undefined
      ? []
      : [fileProblem(join(folder, first), message, `Every brand has a ${missing.join(' and a ')}.`)]),
    ...strangeEntries(folder)
      .filter((name) => !isNamedElsewhere(name, client, folder))
      .map((name) => strangeProblem(folder, name)),
  ];
}

/** Returns the reason why no file in `assets/` can be used, or undefined. */
export function assetsFolderMistake(folder: string): string | undefined {
  const root = join(folder, 'assets');
  if (realFolder(folder, 'assets') !== undefined) return undefined;
  if (!existsSync(root)) return 'This folder is missing.';
  return statSync(root).isDirectory()
    ? "This link leaves the client's folder."
    : 'This is a file; the pictures and fonts of a brand are in a folder.';
}

/** Checks the folder `assets/`. If the folder can't be used, this is the only problem of all files in it. */
export function checkAssetsFolder(source: JsonSource, folder: string): readonly Problem[] {
  const message = assetsFolderMistake(folder);
  const isNeeded = namedFiles(source.readable, []).length > 0;
  return message === undefined || !isNeeded || misnamedEntry(folder, 'assets') !== undefined
    ? []
    : [fileProblem(join(folder, 'assets'), message, 'It has the files that client.json names.')];
}
