import type { ResolvedClient } from '@chada/client-config';
import {
  type CheckOptions,
  formatProblems,
  loadClients,
  loadValidClients,
  resolveClientByHost,
} from '@chada/client-config/node';

export interface BrandDirectory {
  readonly all: () => readonly ResolvedClient[];
  readonly byHost: (host: string) => ResolvedClient | undefined;
}

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Creates a directory of brands. Each look-up calls `read`, because brands can change at run time. */
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
 * Skips the check of pictures and fonts. The API does not serve these files, so a broken file must not stop the API.
 */
export const apiChecks: CheckOptions = { assets: false };

/** Reads the configuration of all brands. Throws one error that lists the mistakes of all brands. */
export function readBrands(clientsFolder: string): ResolvedClient[] {
  return loadClients(clientsFolder, apiChecks).map(({ client }) => client);
}

/**
 * Reads the configuration of all brands and omits the brands with mistakes. Throws only if no brand is valid or
 * `clients.json` has a mistake. Only a sandbox may use this function.
 */
export function readValidBrands(clientsFolder: string): {
  readonly brands: readonly ResolvedClient[];
  /** A text that lists the mistakes in the files of the omitted brands. Undefined if all brands are valid. */
  readonly mistakes: string | undefined;
} {
  const { loaded, problems, leftOut } = loadValidClients(clientsFolder, apiChecks);
  const left = `Left out until their files are right: ${leftOut.join(', ')}.`;
  return {
    brands: loaded.map(({ client }) => client),
    mistakes: leftOut.length === 0 ? undefined : `${formatProblems(problems)}\n${left}`,
  };
}
