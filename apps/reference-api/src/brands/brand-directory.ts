import type { ResolvedClient } from '@chada/client-config';
import { loadClients, resolveClientByHost } from '@chada/client-config/node';

export interface BrandDirectory {
  readonly all: () => readonly ResolvedClient[];
  readonly byHost: (host: string) => ResolvedClient | undefined;
}

/** Local host names. They belong to the default brand, if one is configured. */
const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * `read` runs for every look-up, because brands can change at run time. `localId` is the brand that localhost
 * shows.
 */
export function brandDirectory(read: () => readonly ResolvedClient[], localId?: string): BrandDirectory {
  return {
    all: read,
    byHost(host) {
      if (LOCAL_NAMES.test(host)) return read().find(({ id }) => id === localId);
      return resolveClientByHost(
        read().map((client) => ({ client })),
        host,
      )?.client;
    },
  };
}

/**
 * Reads the brands of a folder such as `clients/`. Throws one error that lists the mistakes of all brands.
 */
export function readBrands(clientsFolder: string): ResolvedClient[] {
  return loadClients(clientsFolder).map(({ client }) => client);
}
