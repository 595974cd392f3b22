import { join } from 'node:path';
import type { ResolvedClient } from '@chada/client-config';
import { loadClients } from '@chada/client-config/node';
import { type Translate, withoutJoiners } from '@chada/messages';
import { createTranslator } from '@chada/messages/catalogue';
import { repoRoot } from '@chada/tooling/repo-root';

export function brand(clientId: string): ResolvedClient {
  const loaded = loadClients(join(repoRoot, 'clients')).find(({ client }) => client.id === clientId);
  if (loaded === undefined) throw new Error(`Unknown brand ${clientId}.`);
  return loaded.client;
}

export function brandName(clientId: string): string {
  return brand(clientId).name;
}

export function filmsOf(clientId: string): ResolvedClient['films'] {
  return brand(clientId).films;
}

export function textsOf(clientId: string): Translate {
  const entries = Object.entries(brand(clientId).messages);
  return createTranslator(Object.fromEntries(entries.map(([key, text]) => [key, withoutJoiners(text)])));
}
