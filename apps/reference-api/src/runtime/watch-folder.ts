import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

export interface FolderWatch {
  stop(): void;
}

function foldersIn(root: string): readonly string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return [
    root,
    ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}

/**
 * Calls `onChange` after a change of any file in the folder. On Linux, the recursive `watch` of Node.js misses changes
 * of a file that an editor has replaced, so each folder has a watch of its own.
 */
export function watchFolder(
  root: string,
  { onChange, onError }: { onChange: () => void; onError: (error: unknown) => void },
): FolderWatch {
  const watches = new Map<string, FSWatcher>();
  let stopped = false;
  const forget = (folder: string): void => {
    watches.get(folder)?.close();
    watches.delete(folder);
  };
  const update = (): void => {
    if (stopped) return;
    try {
      const folders = foldersIn(root);
      for (const folder of watches.keys()) if (!folders.includes(folder)) forget(folder);
      for (const folder of folders) {
        if (watches.has(folder)) continue;
        const watcher = watch(folder, () => {
          update();
          onChange();
        });
        watcher.on('error', () => forget(folder));
        watcher.unref();
        watches.set(folder, watcher);
      }
    } catch (error) {
      // Does not report ENOENT. A folder can disappear while the folders are listed, and the event of its removal
      // causes another listing.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) onError(error);
    }
  };
  update();
  return {
    stop() {
      stopped = true;
      for (const folder of watches.keys()) forget(folder);
    },
  };
}
