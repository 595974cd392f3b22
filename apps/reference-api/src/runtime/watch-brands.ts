import { watch } from 'node:fs';
import type { ResolvedClient } from '@chada/client-config';
import { readBrands } from '../brands/brand-directory.ts';

/** The brands of a folder, read again whenever a file of theirs changes. */
export interface WatchedBrands {
  readonly current: () => readonly ResolvedClient[];
  stop(): void;
}

/**
 * Reads the brands and keeps them as their files are. A mistake made meanwhile goes to `onProblem`, and the last good
 * state stays; `onChange` hears of each new state before it counts.
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
  const readAgain = async () => {
    try {
      const next = readBrands(clientsFolder);
      await onChange(next);
      brands = next;
    } catch (error) {
      onProblem(error);
    }
  };
  // An editor writes a file in several steps; the last one counts.
  const watcher = watch(clientsFolder, { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(() => void readAgain(), 150);
  });
  watcher.unref();
  return {
    current: () => brands,
    stop() {
      clearTimeout(pending);
      watcher.close();
    },
  };
}
