import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { JsonSource } from './json-source.ts';
import { valueAt } from './json-source.ts';
import type { Problem } from './problem.ts';

const schemaFiles: Readonly<Record<string, string>> = {
  'client.json': 'client.schema.json',
  'tokens.json': 'tokens.schema.json',
  'tokens.dark.json': 'tokens.schema.json',
  'tokens.light.json': 'tokens.schema.json',
  'messages.th.json': 'messages.schema.json',
};

/** The folders of this package, in this repository and in a project that installs the package. */
const packageFolders = ['packages/client-config', 'node_modules/@chada/client-config'];

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

function findSchema(folder: string, name: string): string | undefined {
  const found = packageFolders.map((place) => join(folder, place, name)).find((file) => existsSync(file));
  const parent = dirname(folder);
  return found ?? (parent === folder ? undefined : findSchema(parent, name));
}

/**
 * Returns a note for each file whose `$schema` is not the path of its schema. The site does not read `$schema`, but
 * without the schema an editor neither completes nor checks the file.
 */
export function schemaNotes(sources: readonly JsonSource[]): readonly Problem[] {
  const notes = sources.flatMap((source) => {
    const folder = dirname(resolve(source.file));
    const name = schemaFiles[basename(source.file)];
    const written = valueAt(source.value, ['$schema']);
    if (name === undefined || written === undefined) return [];
    if (typeof written === 'string') {
      // Whether an address on the web is right can only be checked by an editor.
      if (/^https?:\/\//.test(written)) return [];
      if (basename(written) === name && isFile(resolve(folder, written))) return [];
    }
    const right = findSchema(folder, name);
    const hint =
      right === undefined
        ? `It is ${name} of the package @chada/client-config.`
        : `Write "${relative(folder, right).split(sep).join('/')}".`;
    const message = `"$schema" is not the path of ${name}, so editors do not complete this file.`;
    return [{ note: source.problemAt(['$schema'], message, hint), isFound: right !== undefined }];
  });
  // Without the package in reach, all files have the same cause.
  const [first] = notes;
  const isFound = notes.every((note) => note.isFound);
  return first === undefined || isFound ? notes.map(({ note }) => note) : [first.note];
}
