import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ResolvedClient } from '@chada/client-config';
import { checkClients, formatProblems } from '@chada/client-config/node';
import { watchFolder } from './watch-folder.ts';
import { apiChecks } from '../brands/brand-directory.ts';

export interface WatchedBrands {
  readonly current: () => readonly ResolvedClient[];
  stop(): void;
}

function readRight(clientsFolder: string): {
  right: readonly ResolvedClient[];
  mistakes: string | undefined;
} {
  const { problems, loaded } = checkClients(clientsFolder, apiChecks);
  const right = loaded
    .filter(({ folder }) => !problems.some(({ file }) => file.startsWith(folder + sep)))
    .map(({ client }) => client);
  return { right, mistakes: problems.length === 0 ? undefined : formatProblems(problems) };
}

interface BrandListeners {
  readonly brandsAtStart: readonly ResolvedClient[];
  readonly onChange: (brands: readonly ResolvedClient[]) => Promise<void>;
  /** Receives the mistakes in the files of the brands after a change. */
  readonly onMistakes: (mistakes: string) => void;
  readonly onProblem: (error: unknown) => void;
  /** Called after the first success that follows a problem. */
  readonly onRecovered: () => void;
}

/** The wait in milliseconds between a failed call of `onChange` and the next call. */
const RETRY_MS = 5_000;

/**
 * Watches the brands' folder for changes. `brandsAtStart` must be valid. If a brand becomes invalid later, its last
 * valid state stays in use.
 */
export function watchBrands(
  clientsFolder: string,
  { brandsAtStart, onChange, onMistakes, onProblem, onRecovered }: BrandListeners,
): WatchedBrands {
  let brands: readonly ResolvedClient[] = brandsAtStart;
  let pending: NodeJS.Timeout | undefined;
  let stopped = false;
  let reported = '';
  // Processes changes one after another, so that a slow `onChange` can't overwrite the result of a later
  // change.
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
      if (mistakes !== undefined) onMistakes(mistakes);
      const asBefore = brands.filter(
        ({ id }) => existsSync(join(clientsFolder, id)) && !right.some((brand) => brand.id === id),
      );
      const next = [...right, ...asBefore].sort((a, b) => (a.id < b.id ? -1 : 1));
      await onChange(next);
      brands = next;
      if (reported !== '') onRecovered();
      reported = '';
    } catch (error) {
      if (String(error) !== reported) onProblem(error);
      reported = String(error);
      // Reads the brands again even if no file changes, because an unreachable database can cause the error.
      if (!stopped) readAfter(RETRY_MS);
    }
  };
  // Waits before reading the files, because an editor may still be writing them.
  const watched = watchFolder(clientsFolder, { onChange: () => readAfter(150), onError: onProblem });
  return {
    current: () => brands,
    stop() {
      stopped = true;
      clearTimeout(pending);
      watched.stop();
    },
  };
}
