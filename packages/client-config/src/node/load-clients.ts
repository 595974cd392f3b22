import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ClientConfigError, type Problem } from './problem.ts';
import { wholeFile, checkClient, type LoadedClient, type CheckOptions } from './load-client.ts';

/** Reports host names that two brands share. Each problem names the file of the second brand. */
function checkDomains(clients: readonly LoadedClient[]): readonly Problem[] {
  const owners = new Map<string, string>();
  return clients.flatMap(({ folder, client }) =>
    client.domains.flatMap((domain) => {
      const owner = owners.get(domain);
      if (owner === undefined) {
        owners.set(domain, client.id);
        return [];
      }
      return [
        wholeFile(join(folder, 'client.json'), `The domain "${domain}" already belongs to "${owner}".`),
      ];
    }),
  );
}

/** Checks all brands in a folder such as `clients/`, including conflicts between brands. */
export function checkClients(
  root: string,
  options: CheckOptions = {},
): { readonly problems: readonly Problem[]; readonly loaded: readonly LoadedClient[] } {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(root, entry.name))
    .sort();
  const checked = folders.map((folder) => checkClient(folder, options));
  const loaded = checked.flatMap((one) => one.loaded ?? []);
  const none = folders.length === 0 ? [wholeFile(root, 'This folder contains no brand.')] : [];
  return { problems: [...none, ...checked.flatMap((one) => one.problems), ...checkDomains(loaded)], loaded };
}

/** Loads all brands in a folder. Throws a ClientConfigError that lists the problems of all brands. */
export function loadClients(root: string, options: CheckOptions = {}): readonly LoadedClient[] {
  const { problems, loaded } = checkClients(root, options);
  if (problems.length > 0) throw new ClientConfigError(problems);
  return loaded;
}
