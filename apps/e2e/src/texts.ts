import { join } from 'node:path';
import type { ResolvedClient } from '@chada/client-config';
import { loadClients } from '@chada/client-config/node';
import type { Translate } from '@chada/messages';
import { createTranslator } from '@chada/messages/catalogue';
import { repoRoot } from '@chada/tooling/repo-root';

/** What a brand's folder says of it. Throws for an unknown brand. */
export function brand(clientId: string): ResolvedClient {
  const loaded = loadClients(join(repoRoot, 'clients')).find(({ client }) => client.id === clientId);
  if (loaded === undefined) throw new Error(`There is no brand ${clientId}.`);
  return loaded.client;
}

/** How a brand calls itself. Throws for an unknown brand. */
export function brandName(clientId: string): string {
  return brand(clientId).name;
}

/** The films that a brand shows (RD-12). Throws for an unknown brand. */
export function filmsOf(clientId: string): ResolvedClient['films'] {
  return brand(clientId).films;
}

/** The texts that a brand's members read: the catalogue with the brand's own over it. Throws for an unknown brand. */
export function textsOf(clientId: string): Translate {
  return createTranslator(brand(clientId).messages);
}
