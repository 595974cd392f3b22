import { lstatSync, readdirSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { describe } from './explain-issue.ts';
import { isJsonObject, valueAt } from './json-source.ts';
import { ClientConfigError, suggest, type Problem } from './problem.ts';
import { fileProblem } from './check-folder.ts';
import { isFolder } from './pages/page-names.ts';
import {
  checkClient,
  readSource,
  type CheckedClient,
  type CheckOptions,
  type LoadedClient,
} from './load-client.ts';

function checkDomains(folders: readonly string[]): readonly Problem[] {
  const owners = new Map<string, string>();
  return folders.flatMap((folder) => {
    const source = readSource(folder, 'client.json');
    const domains = valueAt(source?.value, ['domains']);
    if (source === undefined || !Array.isArray(domains)) return [];
    return domains.flatMap((domain: unknown, index) => {
      if (typeof domain !== 'string') return [];
      const owner = owners.get(domain) ?? folder;
      owners.set(domain, owner);
      if (owner === folder) return [];
      const message = `The domain "${domain}" already belongs to "${basename(owner)}".`;
      return [source.problemAt(['domains', index], message)];
    });
  });
}

function checkDefault(root: string, folders: readonly string[]): readonly Problem[] {
  const source = readSource(root, choiceFile);
  if (source === undefined) return [];
  if (source.value === undefined) return source.problems;
  if (!isJsonObject(source.value)) {
    const hint = 'It names the brand of plain localhost: { "default": "ID" }.';
    return [source.problemAt([], 'The file must be an object.', hint)];
  }
  const named = source.value['default'];
  const ids = folders.map((folder) => basename(folder));
  const unknown = Object.keys(source.value)
    .filter((key) => key !== 'default')
    .map((key) => source.problemAtKey([key], `Unknown field "${key}".`, suggest(key, ['default'])));
  if (unknown.length > 0 || named === undefined) return [...source.problems, ...unknown];
  if (typeof named !== 'string')
    return [source.problemAt(['default'], `"default" must be the id of a brand; found ${describe(named)}.`)];
  if (ids.includes(named)) return source.problems;
  return [source.problemAt(['default'], `The default brand "${named}" does not exist.`, suggest(named, ids))];
}

const choiceFile = 'clients.json';

/** True for a link to a folder. Changes in the folder behind the link would not be noticed. */
function isLink(folder: string): boolean {
  return lstatSync(folder).isSymbolicLink();
}

/**
 * Returns the names of the brands' folders in a folder such as `clients/`. The result includes folders of invalid
 * brands.
 */
export function clientIds(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (entry.isSymbolicLink() && isFolder(join(root, entry.name))))
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== choiceFile)
    .map(({ name }) => name)
    .sort();
}

const isIn = (folder: string, { file }: Problem): boolean =>
  resolve(file) === resolve(folder) || resolve(file).startsWith(resolve(folder) + sep);

function checkOne(folder: string, options: CheckOptions): CheckedClient {
  if (!isLink(folder)) return checkClient(folder, options);
  const message = `"${basename(folder)}" is a link; a brand is a folder.`;
  const problem = fileProblem(folder, message, 'Replace the link by the folder itself.');
  return { problems: [problem], notes: [], loaded: undefined };
}

/**
 * Checks each brand in a folder such as `clients/`. Checks also that no two brands conflict, for example by the same
 * domain. `loaded` contains the valid brands. Of two brands with the same domain, `loaded` contains only the first
 * brand.
 */
export function checkClients(
  root: string,
  options: CheckOptions = {},
): {
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly loaded: readonly LoadedClient[];
} {
  const folders = clientIds(root).map((id) => join(root, id));
  const checked = folders.map((folder) => checkOne(folder, options));
  const domains = checkDomains(folders.filter((folder) => !isLink(folder)));
  const loaded = checked
    .flatMap((client) => client.loaded ?? [])
    .filter(({ folder }) => !domains.some((problem) => isIn(folder, problem)));
  const none = folders.length === 0 ? [fileProblem(root, 'This folder contains no brand.')] : [];
  return {
    problems: [
      ...none,
      ...checked.flatMap((client) => client.problems),
      ...domains,
      ...checkDefault(root, folders),
    ],
    notes: checked.flatMap(({ notes }) => notes),
    loaded,
  };
}

/**
 * Loads all brands in a folder such as `clients/`. If there is any problem, throws a ClientConfigError that lists the
 * problems of all brands.
 */
export function loadClients(root: string, options: CheckOptions = {}): readonly LoadedClient[] {
  const { problems, loaded } = checkClients(root, options);
  if (problems.length > 0) throw new ClientConfigError(problems);
  return loaded;
}

/**
 * Returns the valid brands, and the ids and problems of the invalid brands. Throws a ClientConfigError if no brand is
 * valid, or if a problem does not belong to a single brand, for example a mistake in `clients.json`.
 */
export function loadValidClients(
  root: string,
  options: CheckOptions = {},
): {
  readonly loaded: readonly LoadedClient[];
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
} {
  const { problems, loaded } = checkClients(root, options);
  const ids = clientIds(root);
  const isOfBrand = (problem: Problem) => ids.some((id) => isIn(join(root, id), problem));
  if (loaded.length === 0 || !problems.every(isOfBrand)) throw new ClientConfigError(problems);
  const leftOut = ids.filter((id) => !loaded.some(({ folder }) => basename(folder) === id));
  return { loaded, leftOut, problems };
}
