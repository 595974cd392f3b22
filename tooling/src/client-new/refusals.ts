import { join } from 'node:path';
import { checkClients } from '@chada/client-config/node';
import { checkBrandNames } from '../repo-checks/brand-names.ts';
import { readRepoFiles, repoPaths } from '../repo-checks/repo-files.ts';
import { brandIds } from '../brand-tools/brand-folders.ts';
import { isTaken } from './write-brand.ts';

function placeInCode(root: string, id: string): string | undefined {
  for (const file of readRepoFiles(root, repoPaths(root))) {
    const [found] = checkBrandNames(file, [id]);
    if (found !== undefined) return `${found.path}:${found.line}`;
  }
  return undefined;
}

export function idRefusal(root: string, id: string): string | undefined {
  if (isTaken(join(root, 'clients', id))) {
    return `clients/${id} already exists. Choose another id, or remove the folder.`;
  }
  const folder = placeInCode(root, id);
  if (folder === undefined) return undefined;
  return `"${id}" is also a word of the code (${folder}), where lint looks for ids of brands. Take another, such as "${id}-club".`;
}

/** Returns an error message if one of the domains belongs to another brand, otherwise undefined. */
export function domainRefusal(root: string, domains: readonly string[]): string | undefined {
  if (domains.length === 0 || brandIds(root).length === 0) return undefined;
  const { loaded } = checkClients(join(root, 'clients'));
  return domains
    .flatMap((domain) =>
      loaded
        .filter(({ client }) => client.domains.includes(domain))
        .map(({ client }) => `The domain "${domain}" already belongs to "${client.id}".`),
    )
    .at(0);
}
