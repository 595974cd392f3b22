import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

const holderSchema = z.object({ by: z.string(), at: z.string(), host: z.string(), pid: z.number() });

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * True if the process that holds the lock may still run. The processes of other computers are unknown, so their locks
 * count as held.
 */
function mayRun({ host, pid }: z.infer<typeof holderSchema>): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Removes the lock of a process that has died. Returns false if somebody else has a lock. */
function removeDead(file: string): boolean {
  const text = readOrNothing(file);
  if (text === '') return true;
  if (mayRun(holderSchema.parse(JSON.parse(text)))) return false;
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
    // Another process may have replaced the dead lock in the meantime. Its lock must stay.
    if (readOrNothing(moved) !== text) linkSync(moved, file);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
  return true;
}

/**
 * Locks a folder for one publish at a time. Takes over the lock of a process that has died. Throws if another publish
 * runs. Returns a function that removes the lock.
 */
export function lockFolder(folder: string, by: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, '.lock');
  const holder = { by, at: new Date().toISOString(), host: hostname(), pid: process.pid };
  const text = JSON.stringify(holder);
  const own = `${file}.new-${process.pid}`;
  writeFileSync(own, text);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Creates the lock as a link. A link, unlike a file, exists with its text in one step.
        linkSync(own, file);
        return () => {
          if (readOrNothing(file) === text) unlinkSync(file);
        };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
        if (!removeDead(file)) break;
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  const other = holderSchema.safeParse(JSON.parse(readOrNothing(file) || '{}')).data;
  const who =
    other === undefined
      ? 'Another publish'
      : `A publish of ${other.by} (process ${other.pid} on ${other.host})`;
  throw new Error(`${who} is running. Try again when it has ended.`);
}
