import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NativeBinaries } from './native-binaries.ts';
import type { RunAs } from './run-as.ts';

const execFileAsync = promisify(execFile);

export function clusterPaths(base: string) {
  return {
    base,
    data: path.join(base, 'postgres'),
    password: path.join(base, 'postgres.password'),
    log: path.join(base, 'postgres.log'),
    users: path.join(base, 'postgres.users'),
  };
}
export type ClusterPaths = ReturnType<typeof clusterPaths>;

async function readOrMakePassword(file: string): Promise<string> {
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    await link(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(own);
  }
  return (await readFile(file, 'utf8')).trim();
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Creates PostgreSQL's data folder if it is missing, and returns the superuser's random password. If a start is
 * interrupted, no incomplete data folder remains at this path.
 */
export async function initialiseCluster(
  paths: ClusterPaths,
  binaries: NativeBinaries,
  runAs: RunAs | undefined,
  durability: 'durable' | 'fast',
): Promise<string> {
  await mkdir(paths.base, { recursive: true, mode: 0o755 });
  const password = await readOrMakePassword(paths.password);
  if (await exists(path.join(paths.data, 'PG_VERSION'))) return password;

  const partial = `${paths.data}.${randomBytes(6).toString('hex')}.partial`;
  const passwordFile = `${partial}.password`;
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (runAs) await Promise.all([partial, passwordFile].map((file) => chown(file, runAs.uid, runAs.gid)));
    await execFileAsync(
      path.join(binaries.folder, 'bin', 'initdb'),
      [
        `--pgdata=${partial}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durability === 'fast' ? ['--no-sync'] : []),
      ],
      { cwd: paths.base, env: {}, ...(runAs && { uid: runAs.uid, gid: runAs.gid }) },
    );
    await rename(partial, paths.data);
  } catch (error) {
    if (!(await exists(path.join(paths.data, 'PG_VERSION')))) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
  return password;
}
