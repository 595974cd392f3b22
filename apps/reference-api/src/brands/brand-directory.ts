import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedClient } from '@chada/client-config';
import { loadClients, resolveClientByHost } from '@chada/client-config/node';
import * as z from 'zod/mini';

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

const manifestSchema = z.object({ chada: z.optional(z.object({ defaultClient: z.optional(z.string()) })) });

/** The brand of plain localhost: as told, else as the repo's package.json says, else the only one there is. */
export function localhostClient(
  repoRoot: string,
  brands: readonly ResolvedClient[],
  told: string | undefined,
): string | undefined {
  const manifest = manifestSchema.safeParse(
    JSON.parse(readFileSync(path.join(repoRoot, 'package.json'), 'utf8')),
  );
  return told ?? manifest.data?.chada?.defaultClient ?? (brands.length === 1 ? brands[0]?.id : undefined);
}
