import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PICTURES_AT_ONCE = 500;

/** The storage of slip pictures. The API never sends a slip picture to a browser (decisions 14 and 36). */
export interface SlipPictures {
  store(picture: Buffer): Promise<string>;
  /** Returns the path of a file with the picture, or undefined if the picture no longer exists. */
  fileOf(name: string): Promise<string | undefined>;
  remove(names: readonly string[]): Promise<void>;
  storedBefore(at: Date): AsyncIterable<string[]>;
}

async function* noFiles() {}

/** Returns the files of a folder. Returns no files if the folder is missing. */
const filesOf = (folder: string): Promise<AsyncIterable<{ readonly name: string }>> =>
  opendir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noFiles();
    throw error;
  });

/**
 * Writes the picture to a temporary file and returns its path. Only the operating-system account that runs this process
 * can read the file.
 */
export async function copyForStaff(name: string, picture: Uint8Array): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'chada-slip-')), path.basename(name));
  await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
  return file;
}

export function slipPictureFolder(folder: string): SlipPictures {
  const pathOf = (name: string) => path.join(folder, path.basename(name));
  const olderThan = async (at: Date, names: readonly string[]) => {
    const stats = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => undefined)));
    return names.filter((_, index) => (stats[index]?.mtime ?? at) < at);
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
    async *storedBefore(at) {
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
