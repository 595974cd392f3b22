import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkClient, ClientConfigError } from '@chada/client-config/node';
import type { BrandFiles } from './brand-files.ts';

const draftName = /^\.new-(\d+)$/;

/** True if a path is taken: by a folder, a file, or a broken link. */
export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes drafts of runs that were killed. */
function removeOldDrafts(clients: string): void {
  for (const name of readdirSync(clients)) {
    const pid = draftName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(clients, name), { recursive: true, force: true });
    }
  }
}

/** Yields, so that pending signals are handled. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Writes a brand completely or not at all: into a hidden folder next to the brands, where it is checked, then moved in one
 * step. An error or Ctrl-C leaves nothing behind. Throws if the place is taken or a file can't be written, and a
 * ClientConfigError for an invalid brand. Returns the brand's folder.
 */
export async function writeBrand(clients: string, id: string, files: BrandFiles): Promise<string> {
  const target = join(clients, id);
  const draft = join(clients, `.new-${process.pid}`);
  const folder = join(draft, id);
  const tidy = (): void => rmSync(draft, { recursive: true, force: true });
  const stop = (): void => {
    tidy();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  mkdirSync(clients, { recursive: true });
  removeOldDrafts(clients);
  for (const signal of signals) process.once(signal, stop);
  try {
    for (const [path, content] of files) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      await breath();
    }
    const { problems } = checkClient(folder);
    await breath();
    if (problems.length > 0) throw new ClientConfigError(problems);
    if (isTaken(target)) throw new Error(`clients/${id} already exists.`);
    renameSync(folder, target);
    return target;
  } finally {
    for (const signal of signals) process.off(signal, stop);
    tidy();
  }
}
