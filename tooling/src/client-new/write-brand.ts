import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkClient, ClientConfigError } from '@chada/client-config/node';
import type { BrandFiles } from './brand-files.ts';

const draftName = /^\.new-(\d+)$/;

export function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The error EPERM means that the process runs and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function removeOldDrafts(clients: string): void {
  for (const name of readdirSync(clients)) {
    const pid = draftName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(clients, name), { recursive: true, force: true });
    }
  }
}

const yieldToSignals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Writes and checks a brand in a hidden folder, and then moves the brand to `clients/`. After an error, no files
 * remain. Throws an error if the brand's folder already exists, and a ClientConfigError if the brand is invalid.
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
      await yieldToSignals();
    }
    const { problems } = checkClient(folder);
    await yieldToSignals();
    if (problems.length > 0) throw new ClientConfigError(problems);
    if (isTaken(target)) throw new Error(`clients/${id} already exists.`);
    renameSync(folder, target);
    return target;
  } finally {
    for (const signal of signals) process.off(signal, stop);
    tidy();
  }
}
