import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive, readPidFile } from '../../src/database/pid-file.ts';

const MEMORY = '/dev/shm';
const BYTES_NEEDED = 4 * 1024 ** 3;

/**
 * Returns the folder for databases of tests. This is a folder in memory if Linux has one with 4 GB of free space, because
 * a copy of a database takes a tenth of the time there. Otherwise, it is the folder for temporary files.
 */
export async function temporaryHome(): Promise<string> {
  if (os.freemem() < BYTES_NEEDED) return os.tmpdir();
  const space = await statfs(MEMORY).catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize >= BYTES_NEEDED ? MEMORY : os.tmpdir();
}

/** Removes the folders and ends the PostgreSQL servers of test runs that were killed. */
async function clearLeftOvers(home: string): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    const folder = path.join(home, name);
    const note = await readPidFile(path.join(folder, 'postgres'));
    if (note && isAlive(note.pid)) process.kill(note.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

let created = 0;

/** Creates a new folder for databases. `purpose` separates the folders of different kinds of tests. */
export async function createClusterHome(purpose: string): Promise<string> {
  const chosen = await temporaryHome();
  for (const top of new Set([chosen, os.tmpdir()])) await clearLeftOvers(path.join(top, purpose));
  const folder = path.join(chosen, purpose, `${process.pid}-${(created += 1)}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}
