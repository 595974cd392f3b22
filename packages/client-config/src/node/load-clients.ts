import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { valueAt } from './json-source.ts';
import { ClientConfigError, suggest, type Problem } from './problem.ts';
import { wholeFile, checkClient, readSource, type LoadedClient, type CheckOptions } from './load-client.ts';

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
  const source = readSource(root, 'clients.json');
  if (source === undefined) return [];
  const named = valueAt(source.value, ['default']);
  const ids = folders.map((folder) => basename(folder));
  if (typeof named !== 'string' || ids.includes(named)) return source.problems;
  return [source.problemAt(['default'], `The default brand "${named}" does not exist.`, suggest(named, ids))];
}

/**
 * Checks each brand in a folder such as `clients/`. Checks also that the brands do not conflict, for example by the
 * same domain.
 */
export function checkClients(
  root: string,
  options: CheckOptions = {},
): {
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
  readonly loaded: readonly LoadedClient[];
} {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(root, entry.name))
    .sort();
  const checked = folders.map((folder) => checkClient(folder, options));
  const loaded = checked.flatMap((one) => one.loaded ?? []);
  const none = folders.length === 0 ? [wholeFile(root, 'This folder contains no brand.')] : [];
  return {
    problems: [
      ...none,
      ...checked.flatMap((one) => one.problems),
      ...checkDomains(folders),
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
