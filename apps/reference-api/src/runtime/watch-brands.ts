import { existsSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import type { ResolvedClient } from '@chada/client-config';
import { checkClients, formatProblems } from '@chada/client-config/node';
import { readBrands } from '../brands/brand-directory.ts';

/** The brands of a folder, read again when a file changes. */
export interface WatchedBrands {
  readonly current: () => readonly ResolvedClient[];
  stop(): void;
}

/** Returns the valid brands of a folder, and the mistakes of the others. */
function readRight(clientsFolder: string): {
  right: readonly ResolvedClient[];
  mistakes: string | undefined;
} {
  const { problems, loaded } = checkClients(clientsFolder);
  const right = loaded
    .filter(({ folder }) => !problems.some(({ file }) => file.startsWith(folder + sep)))
    .map(({ client }) => client);
  return { right, mistakes: problems.length === 0 ? undefined : formatProblems(problems) };
}

/** How soon a failed preparation is repeated. */
const RETRY_MS = 5_000;

/**
 * Reads the brands (throws with every mistake), then follows changes of their files: a brand with a mistake stays as it was,
 * a removed one goes, a new one appears, others are not affected. `onProblem` receives mistakes; `onChange` runs before each
 * new state takes effect.
 */
export function watchBrands(
  clientsFolder: string,
  {
    onChange,
    onProblem,
  }: { onChange: (brands: readonly ResolvedClient[]) => Promise<void>; onProblem: (error: unknown) => void },
): WatchedBrands {
  let brands: readonly ResolvedClient[] = readBrands(clientsFolder);
  let pending: NodeJS.Timeout | undefined;
  let stopped = false;
  let reported = '';
  // One at a time, so that a slow preparation does not replace a newer state.
  let readings = Promise.resolve();
  const readAfter = (milliseconds: number): void => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      readings = readings.then(readAgain);
    }, milliseconds);
    pending.unref();
  };
  const readAgain = async (): Promise<void> => {
    try {
      const { right, mistakes } = readRight(clientsFolder);
      if (mistakes !== undefined) onProblem(mistakes);
      const asBefore = brands.filter(
        ({ id }) => existsSync(join(clientsFolder, id)) && !right.some((brand) => brand.id === id),
      );
      const next = [...right, ...asBefore].sort((a, b) => (a.id < b.id ? -1 : 1));
      await onChange(next);
      brands = next;
      reported = '';
    } catch (error) {
      if (String(error) !== reported) onProblem(error);
      reported = String(error);
      // No file changes when the database is available again.
      if (!stopped) readAfter(RETRY_MS);
    }
  };
  // Editors write a file in several steps; the last one counts.
  const watcher = watch(clientsFolder, { recursive: true }, () => readAfter(150));
  // Removing the watched folder must not end the process.
  watcher.on('error', onProblem);
  watcher.unref();
  return {
    current: () => brands,
    stop() {
      stopped = true;
      clearTimeout(pending);
      watcher.close();
    },
  };
}
