import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkClient, ClientConfigError } from '@chada/client-config/node';
import type { BrandFiles } from './brand-files.ts';

const draftName = /^\.new-(\d+)$/;

/** Whether anything stands at a path: a folder, a file, a link that leads nowhere. */
export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Someone else's process may not be asked, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What a run left that was killed before it could tidy up. */
function removeOldDrafts(clients: string): void {
  for (const name of readdirSync(clients)) {
    const pid = draftName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(clients, name), { recursive: true, force: true });
    }
  }
}

/** Lets a signal that came meanwhile be heard. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Writes a brand whole or not at all: into a hidden folder beside the brands, checked there, then moved to its place in
 * one step. Whatever ends this before, an error or Ctrl-C, leaves nothing. Throws when the place is taken, when a file
 * can't be written, or a ClientConfigError when the check finds a mistake. Gives the brand's folder.
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
    if (isTaken(target)) throw new Error(`clients/${id} is there already.`);
    renameSync(folder, target);
    return target;
  } finally {
    for (const signal of signals) process.off(signal, stop);
    tidy();
  }
}
