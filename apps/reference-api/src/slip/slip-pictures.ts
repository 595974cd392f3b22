import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Pictures that one statement asks about. */
export const PICTURES_AT_ONCE = 500;

/** A store of pictures of slips for staff. No server of ours serves them (decisions 14 and 36). */
export interface SlipPictures {
  /** Keeps a picture and gives the random name it has from then on. */
  keep(picture: Buffer): Promise<string>;
  /** Returns the path of a file with a picture, for staff to open; undefined if it is gone. */
  fileOf(name: string): Promise<string | undefined>;
  /** Removes pictures, as far as they exist. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists the pictures that were kept before a time, in batches of at most `PICTURES_AT_ONCE`. */
  keptBefore(at: Date): AsyncIterable<string[]>;
}

async function* noFiles() {}

/** Opens a folder for reading; one that was never made has no files. */
const filesOf = (folder: string): Promise<AsyncIterable<{ readonly name: string }>> =>
  opendir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noFiles();
    throw error;
  });

/** Writes a copy of a picture that is not a file, for its reader alone, and returns its path. */
export async function copyForStaff(name: string, picture: Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'chada-slip-')), path.basename(name));
  await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
  return file;
}

/** Pictures in a folder that only the API's own user can look into; made when the first picture comes. */
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
