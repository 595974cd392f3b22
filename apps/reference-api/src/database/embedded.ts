import { createHash } from 'node:crypto';
import { chmod, mkdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { clusterPaths } from './initialise-cluster.ts';
import { locateNativeBinaries } from './native-binaries.ts';
import { canAccess, findRunAs, type RunAs } from './run-as.ts';

async function allowTraversal(wanted: string): Promise<void> {
  const top = path.resolve(os.tmpdir());
  for (let folder = path.resolve(wanted); folder.startsWith(top + path.sep); folder = path.dirname(folder)) {
    const { mode, uid } = await stat(folder);
    if (uid === process.getuid?.() && (mode & 0o005) !== 0o005) await chmod(folder, (mode & 0o7777) | 0o055);
  }
}

/** Returns `folder`, or a folder below `/var/tmp` if the user `runAs` can't access `folder`. */
async function chooseBase(folder: string, runAs: RunAs | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (!runAs) return folder;
  await allowTraversal(folder);
  if (await canAccess(folder, runAs)) return folder;
  const id = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `chada-data-${id}`);
}

/** Opens the embedded PostgreSQL and starts it if necessary. If it can't start, the error message says what to do. */
export async function openEmbeddedPostgres(
  folder: string,
  durability: ClusterOptions['durability'] = 'durable',
): Promise<Cluster> {
  try {
    const runAs = await findRunAs();
    const [binaries, base] = await Promise.all([locateNativeBinaries(runAs), chooseBase(folder, runAs)]);
    return await openCluster({ paths: clusterPaths(base), binaries, runAs, durability });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The embedded PostgreSQL can't start: ${reason}\n` +
        'What to do: give the address of a PostgreSQL 15 or later of your own, for example\n' +
        '  DATABASE_URL=postgres://user:password@127.0.0.1:5432/chada pnpm start',
      { cause },
    );
  }
}
