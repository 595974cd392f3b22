import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { checkClients, formatProblems, loadClients, type LoadedClient } from '@chada/client-config/node';
import type { HostedBrand } from '../site-server/static-host.ts';

/** The brands of `clients/` as they are now, and the end of watching them. */
export interface WatchedBrands {
  readonly current: () => readonly HostedBrand[];
  stop(): void;
}

/** What watching needs to know. */
export interface WatchOptions {
  /** The repository. */
  readonly root: string;
  /** Makes of a brand what a host serves. */
  readonly host: (loaded: LoadedClient) => HostedBrand;
  /** Told of mistakes in a brand that is edited, and of brands that come and go. */
  readonly onNews: (message: string) => void;
}

/**
 * Reads the brands and reads them again when a file of theirs changes. Each stands for itself: a mistake in one leaves
 * its last good state and the others alone, and one whose folder is gone is gone. Throws at first with every problem of
 * every brand.
 */
export function watchBrands({ root, host, onNews }: WatchOptions): WatchedBrands {
  const folder = join(root, 'clients');
  let brands: readonly HostedBrand[] = loadClients(folder).map(host);
  let pending: NodeJS.Timeout | undefined;
  const read = (): void => {
    try {
      const before = brands;
      const { problems, loaded } = checkClients(folder);
      if (problems.length > 0) onNews(formatProblems(problems));
      const fresh = loaded.flatMap((one) => hostOrTell(one, host, onNews));
      const asBefore = before.filter(
        ({ client: { id } }) =>
          existsSync(join(folder, id)) && !fresh.some((brand) => brand.client.id === id),
      );
      brands = [...fresh, ...asBefore].sort((a, b) => (a.client.id < b.client.id ? -1 : 1));
      for (const line of comingsAndGoings(idsOf(before), idsOf(brands))) onNews(line);
    } catch (error) {
      onNews(error instanceof Error ? error.message : String(error));
    }
  };
  // An editor writes a file in several steps; the last one counts.
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(read, 150);
  });
  // A folder that goes away under the watcher is no reason to stop.
  watcher.on('error', () => {});
  return {
    current: () => brands,
    stop: () => {
      clearTimeout(pending);
      watcher.close();
    },
  };
}

/** A file may go between reading the configuration and reading the file. */
function hostOrTell(
  loaded: LoadedClient,
  host: (loaded: LoadedClient) => HostedBrand,
  onNews: (message: string) => void,
): readonly HostedBrand[] {
  try {
    return [host(loaded)];
  } catch (error) {
    onNews(`${loaded.client.id}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function idsOf(brands: readonly HostedBrand[]): readonly string[] {
  return brands.map(({ client }) => client.id);
}

function comingsAndGoings(before: readonly string[], now: readonly string[]): readonly string[] {
  const others = now.length === 0 ? 'There is no other brand.' : `The others live on: ${now.join(', ')}.`;
  return [
    ...before
      .filter((id) => !now.includes(id))
      .map((id) => `clients/${id} is gone; its host gets the neutral page now. ${others}`),
    ...now.filter((id) => !before.includes(id)).map((id) => `clients/${id} is new and served from now on.`),
  ];
}
