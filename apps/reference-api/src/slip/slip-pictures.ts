import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the pictures of slips are kept for staff. No server of ours reads from it (decision 16). */
export interface SlipPictures {
  /** Keeps a picture and gives the random name it has from then on. */
  keep(picture: Buffer): Promise<string>;
  pathOf(name: string): string;
  /** Takes a picture away, if it is there. */
  remove(name: string): Promise<void>;
  /** Names of the pictures that were kept before a time. */
  keptBefore(at: Date): Promise<string[]>;
}

/** Pictures in a folder that only the API's own user can look into; made when the first picture comes. */
export function slipPictureFolder(folder: string): SlipPictures {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  return {
    async keep(picture) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${randomUUID()}.jpg`;
      await writeFile(pathOf(name), picture, { flag: 'wx', mode: 0o600 });
      return name;
    },
    pathOf,
    remove: (name) => rm(pathOf(name), { force: true }),
    async keptBefore(at) {
      const names = await readdir(folder).catch(() => []);
      const kept: string[] = [];
      for (const name of names) {
        const seen = await stat(pathOf(name)).catch(() => undefined);
        if (seen && seen.mtime < at) kept.push(name);
      }
      return kept;
    },
  };
}
