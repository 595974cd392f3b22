import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Maximum number of pictures in one statement. */
export const PICTURES_AT_ONCE = 500;

/** A store of slip pictures for staff. No server serves them (decisions 14 and 36). */
export interface SlipPictures {
  /** Stores a picture and returns its random name. */
  keep(picture: Buffer): Promise<string>;
  /** Returns the path of a file with the picture, for staff to open; undefined if it no longer exists. */
  fileOf(name: string): Promise<string | undefined>;
  /** Removes the pictures that exist. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists the pictures that were stored before a time, in batches of at most `PICTURES_AT_ONCE`. */
  keptBefore(at: Date): AsyncIterable<string[]>;
}

async function* noFiles() {}

/** Opens a folder for reading; a missing folder counts as empty. */
const filesOf = (folder: string): Promise<AsyncIterable<{ readonly name: string }>> =>
  opendir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noFiles();
    throw error;
  });

/** Writes a temporary copy of a picture that only its reader can access, and returns its path. */
export async function copyForStaff(name: string, picture: Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'chada-slip-')), path.basename(name));
  await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
  return file;
}

/** Stores pictures in a folder that only the API's user can access; created with the first picture. */
export function slipPictureFolder(folder: string): SlipPictures {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const olderThan = async (at: Date, names: readonly string[]) => {
    const seen = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => undefined)));
    return names.filter((_, index) => (seen[index]?.mtime ?? at) < at);
  };
  return {
    async keep(picture) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${randomUUID()}.jpg`;
      await writeFile(pathOf(name), picture, { flag: 'wx', mode: 0o600 });
      return name;
    },
    fileOf: async (name) => pathOf(name),
    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },
    async *keptBefore(at) {
      let batch: string[] = [];
      for await (const { name } of await filesOf(folder)) {
        batch.push(name);
        if (batch.length < PICTURES_AT_ONCE) continue;
        yield olderThan(at, batch);
        batch = [];
      }
      yield olderThan(at, batch);
    },
  };
}
