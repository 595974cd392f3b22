import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clientIds, suggest } from '@chada/client-config/node';
import { UsageError } from './arguments.ts';

export function brandIds(root: string): readonly string[] {
  const folder = join(root, 'clients');
  if (!existsSync(folder)) return [];
  return clientIds(folder);
}

/** Returns the folder of a brand in `clients/`. Throws a UsageError for an unknown id. */
export function brandFolder(root: string, id: string): string {
  const ids = brandIds(root);
  if (ids.includes(id)) return join(root, 'clients', id);
  const none = ids.length === 0 ? ' clients/ is empty; make one with `pnpm client:new`.' : '';
  const hint = suggest(id, ids);
  throw new UsageError(`There is no brand "${id}" in clients/.${hint === undefined ? none : ` ${hint}`}`);
}
