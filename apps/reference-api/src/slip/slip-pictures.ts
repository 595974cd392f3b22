import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The maximum number of pictures that one SQL statement reads or deletes. */
export const PICTURES_AT_ONCE = 500;

/** A store of slip pictures for staff. The API never sends a picture to a browser (decisions 14 and 36). */
export interface SlipPictures {
  /** Returns the picture's new random name. */
  store(picture: Buffer): Promise<string>;
  /** Returns the path of a file that staff can open. Undefined if the picture no longer exists. */
  fileOf(name: string): Promise<string | undefined>;
  remove(names: readonly string[]): Promise<void>;
  /** Lists the pictures that were stored before `at`, in batches of at most `PICTURES_AT_ONCE`. */
  keptBefore(at: Date): AsyncIterable<string[]>;
}

async function* noFiles() {}

/** Opens a folder for reading. A missing folder counts as empty. */
const filesOf = (folder: string): Promise<AsyncIterable<{ readonly name: string }>> =>
  opendir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noFiles();
    throw error;
  });

/** Writes a temporary copy that only the current user can read. Returns its path. */
export async function copyForStaff(name: string, picture: Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'chada-slip-')), path.basename(name));
  await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
  return file;
}

/** Stores pictures in a folder that only the API's operating system user can access. */
export function slipPictureFolder(folder: string): SlipPictures {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const olderThan = async (at: Date, names: readonly string[]) => {
    const seen = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => undefined)));
    return names.filter((_, index) => (seen[index]?.mtime ?? at) < at);
  };
  return {
    async store(picture) {
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
