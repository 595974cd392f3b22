import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { withOrigins } from '@chada/client-config';
import { loadClients } from '@chada/client-config/node';
import * as z from 'zod/mini';
import { serveBrand, type ServedBrand } from '../site-server/brand.ts';

/** The brands of `clients/` as they are now, and the end of watching them. */
export interface WatchedBrands {
  readonly current: () => readonly ServedBrand[];
  stop(): void;
}

/** The local origins that stand in for hosts of others, by those. */
type StandIns = Readonly<Record<string, string>>;

/** Reads every brand below `clients/`. Throws with every problem of every brand. */
export function readBrands(root: string, standIns: StandIns = {}): ServedBrand[] {
  return loadClients(join(root, 'clients')).map((loaded) =>
    serveBrand({ ...loaded, client: withOrigins(loaded.client, standIns) }),
  );
}

/**
 * Reads the brands and reads them again when a file of theirs changes. A mistake made meanwhile is told to `onProblem`,
 * and the last good state stays.
 */
export function watchBrands(
  root: string,
  onProblem: (message: string) => void,
  standIns: StandIns = {},
): WatchedBrands {
  let brands = readBrands(root, standIns);
  let pending: NodeJS.Timeout | undefined;
  const read = (): void => {
    try {
      brands = readBrands(root, standIns);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
  };
  // An editor writes a file in several steps; the last one counts.
  const watcher = watch(join(root, 'clients'), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(read, 150);
  });
  return {
    current: () => brands,
    stop: () => {
      clearTimeout(pending);
      watcher.close();
    },
  };
}

const manifestSchema = z.object({ chada: z.optional(z.object({ defaultClient: z.optional(z.string()) })) });

/**
 * The brand of plain `localhost`: `DEFAULT_CLIENT`, else `chada.defaultClient` of the root's package.json, else the
 * only one there is; none otherwise. Throws for an id that no brand has: none stands in for another.
 */
export function defaultClientId(
  root: string,
  ids: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const wanted = env['DEFAULT_CLIENT'] ?? manifest.chada?.defaultClient;
  if (wanted === undefined) return ids.length === 1 ? ids[0] : undefined;
  if (ids.includes(wanted)) return wanted;
  throw new Error(`The default client "${wanted}" is none of clients/: ${ids.join(', ')}.`);
}
