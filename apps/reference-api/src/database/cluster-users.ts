import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './pid-file.ts';

/**
 * Registers this process as a user of the embedded PostgreSQL. The returned function `leave` ends the registration. If
 * `leave` returns `last`, no other process uses PostgreSQL, and the caller must stop PostgreSQL.
 */
export async function registerUser(folder: string): Promise<{ leave(): Promise<'last' | 'others-remain'> }> {
  await mkdir(folder, { recursive: true });
  const ownFile = `${process.pid}.${process.hrtime.bigint()}`;
  await writeFile(path.join(folder, ownFile), '');
  return {
    async leave() {
      await rm(path.join(folder, ownFile), { force: true });
      const others = await readdir(folder);
      const living = others.filter((name) => isAlive(Number.parseInt(name, 10)));
      await Promise.all(
        others
          .filter((name) => !living.includes(name))
          .map((name) => rm(path.join(folder, name), { force: true })),
      );
      return living.length === 0 ? 'last' : 'others-remain';
    },
  };
}
