import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LOCK_EXPIRES_AFTER_MS } from './site-store.ts';

const holderSchema = z.object({ by: z.string(), at: z.iso.datetime(), host: z.string(), pid: z.number() });

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

type Holder = z.infer<typeof holderSchema>;

/** True if the process that holds a lock may still run. For a process on another computer, checks only the lock's age. */
function mayRun({ host, pid, at }: Holder): boolean {
  if (Date.now() - Date.parse(at) > LOCK_EXPIRES_AFTER_MS) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

function readHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const nameOf = ({ by, pid, host }: Holder): string => `${by} (process ${pid} on ${host})`;

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function findHolderOrRemove(file: string, report: (line: string) => void): Holder | undefined {
  const text = readOrNothing(file);
  const holder = readHolder(text);
  if (holder !== undefined && mayRun(holder)) return holder;
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    if (readOrNothing(moved) !== text) linkSync(moved, file);
    else if (holder === undefined) report('Took over a lock that can not be read.');
    else report(`Took over the lock of ${nameOf(holder)}, begun ${holder.at}.`);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
  return undefined;
}

/**
 * Locks a folder, so that only one publish runs. Replaces the lock of a process that no longer runs. Throws if another
 * publish runs. Returns a function that removes the lock.
 */
export function lockFolder(folder: string, by: string, report: (line: string) => void): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '.lock');
  const holder = { by, at: new Date().toISOString(), host: hostname(), pid: process.pid };
  const text = JSON.stringify(holder);
  const own = `${file}.new-${process.pid}`;
  let running: Holder | undefined;
  writeFileSync(own, text);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Links the complete file to the lock's path, so that no process reads an incomplete lock.
        linkSync(own, file);
        return () => {
          if (readOrNothing(file) === text) unlinkSync(file);
        };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
        running = findHolderOrRemove(file, report);
        if (running !== undefined) break;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  const owner = running === undefined ? 'Another publish' : `A publish of ${nameOf(running)}`;
  throw new Error(`${owner} is running. Try again when it has ended, or after 15 minutes.`);
}
