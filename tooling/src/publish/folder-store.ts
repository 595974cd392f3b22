import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, shareFiles } from '../stamp/link-files.ts';
import { lockFolder } from './folder-lock.ts';
import { historyText, isHashedFile, readHistory, type History, type SiteStore } from './site-store.ts';
import { nginxFileName, siteFolder, type Stamp, stampIdOf } from './stamp-library.ts';

const historyFile = 'history.jsonl';

const RELEASES_TO_KEEP = 5;

function withRoot(configuration: string, root: string): string {
  const line = /^ {2}root ".*";$/m;
  if (!line.test(configuration))
    throw new Error(`The ${nginxFileName} of the stamp has no line for its root.`);
  if (/["$\\\n]/.test(root))
    throw new Error(`The nginx configuration can not contain ${JSON.stringify(root)}.`);
  return configuration.replace(line, () => `  root "${root}";`);
}

/**
 * Opens the folder of a brand's site on a web server. `current` is a symbolic link to a folder in `releases/`. A new
 * link switches the complete site in one step.
 */
export function openFolderStore(root: string): SiteStore {
  const current = join(root, 'current');
  const stamps = join(root, 'stamps');
  const releases = join(root, 'releases');
  const namesIn = (folder: string): readonly string[] =>
    existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const currentRelease = (): string | undefined =>
    existsSync(current) ? basename(readlinkSync(current)) : undefined;
  const removeAll = (folder: string, names: readonly string[]): void => {
    for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
  };
  const partIn = (folder: string): string => {
    mkdirSync(folder, { recursive: true });
    removeAll(
      folder,
      readdirSync(folder).filter((name) => name.startsWith('.part-')),
    );
    const part = join(folder, `.part-${process.pid}`);
    mkdirSync(part);
    return part;
  };

  /**
   * Writes the folder of a release. From the other stamps, adds the files with a hash in their path, because pages that
   * visitors have open may still request these files.
   */
  const writeRelease = (name: string, stamp: string, history: History): void => {
    const part = partIn(releases);
    const site = join(part, siteFolder);
    const own = filesBelow(join(stamps, stamp, siteFolder));
    shareFiles(join(stamps, stamp, siteFolder), site, own);
    const present = new Set(own);
    for (const otherStamp of namesIn(stamps).filter((id) => id !== stamp)) {
      const folder = join(stamps, otherStamp, siteFolder);
      const missing = filesBelow(folder).filter((path) => isHashedFile(path) && !present.has(path));
      shareFiles(folder, site, missing);
      for (const path of missing) present.add(path);
    }
    const configuration = readFileSync(join(stamps, stamp, nginxFileName), 'utf8');
    writeFileSync(join(part, nginxFileName), withRoot(configuration, join(releases, name, siteFolder)));
    writeFileSync(join(part, historyFile), historyText(history));
    renameSync(part, join(releases, name));
  };

  return {
    location: root,
    history: async () => {
      const file = join(current, historyFile);
      return existsSync(file) ? readHistory(readFileSync(file, 'utf8')) : [];
    },
    isInterrupted: async () => false,
    stampIds: async () => namesIn(stamps),
    addStamp: async ({ id, folder }: Stamp) => {
      if (existsSync(join(stamps, id))) return;
      const part = partIn(stamps);
      // Copies the files, because a later edit of the stamp's folder must not change what visitors see.
      cpSync(folder, part, { recursive: true, mode: constants.COPYFILE_FICLONE });
      if (stampIdOf(part) !== id) throw new Error(`The files of ${id} changed while they were copied.`);
      renameSync(part, join(stamps, id));
    },
    switchTo: async (history) => {
      const stamp = history.at(-1)?.stamp ?? '';
      const name = `${String(history.length).padStart(5, '0')}-${stamp}`;
      removeAll(
        releases,
        namesIn(releases).filter((release) => release >= name.slice(0, 5)),
      );
      writeRelease(name, stamp, history);
      const next = `${current}.next`;
      rmSync(next, { force: true });
      symlinkSync(join('releases', name), next);
      renameSync(next, current);
    },
    removeOldReleases: async () => {
      const old = namesIn(releases).toSorted().slice(0, -RELEASES_TO_KEEP);
      removeAll(
        releases,
        old.filter((name) => name !== currentRelease()),
      );
    },
    removeStamps: async (ids) => removeAll(stamps, ids),
    lock: async (by, report) => {
      const unlock = lockFolder(root, by, report);
      return async () => unlock();
    },
  };
}
