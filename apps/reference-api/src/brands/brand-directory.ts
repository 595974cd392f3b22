import type { ResolvedClient } from '@chada/client-config';
import { loadClients, resolveClientByHost } from '@chada/client-config/node';

/** The brands this API serves, found by the host name of their site. There is no fallback brand. */
export interface BrandDirectory {
  readonly all: () => readonly ResolvedClient[];
  readonly byHost: (host: string) => ResolvedClient | undefined;
}

/** The names of this machine itself, which belong to no brand unless one is its default. */
const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** A directory over brands that may change while it is used. `localId` is the brand of plain localhost. */
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

/** Every brand of a folder such as `clients/`. Throws with every mistake of every brand. */
export function readBrands(clientsFolder: string): ResolvedClient[] {
  return loadClients(clientsFolder).map(({ client }) => client);
}
