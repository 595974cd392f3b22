import type { ResolvedClient } from '@chada/client-config';
import { loadClients, resolveClientByHost } from '@chada/client-config/node';

/** The brands that this API serves, by the host name of their site. Unknown hosts have no brand. */
export interface BrandDirectory {
  readonly all: () => readonly ResolvedClient[];
  readonly byHost: (host: string) => ResolvedClient | undefined;
}

/** Local host names, which belong only to a configured default brand. */
const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Creates a directory of brands that may change at run time. `localId` is the brand of plain localhost. */
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

/** Reads every brand of a folder such as `clients/`. Throws an error that lists all mistakes of all brands. */
export function readBrands(clientsFolder: string): ResolvedClient[] {
  return loadClients(clientsFolder).map(({ client }) => client);
}
