import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openCluster, type Cluster, type ClusterOptions } from './cluster.ts';
import { clusterPaths } from './initialise-cluster.ts';
import { locateNativeBinaries } from './native-binaries.ts';
import { canReach, findRunAs, type RunAs } from './run-as.ts';

/** Under a home of mode 0700 the borrowed user can't reach the repo: the data then lives beside other programs'. */
async function chooseBase(wanted: string, runAs: RunAs | undefined): Promise<string> {
  await mkdir(wanted, { recursive: true, mode: 0o755 });
  if (!runAs || (await canReach(wanted, runAs))) return wanted;
  const id = createHash('sha256').update(path.resolve(wanted)).digest('hex').slice(0, 12);
  return path.join('/var/tmp', `chada-data-${id}`);
}

/**
 * A real PostgreSQL 18 from npm, its data under `folder` (or reachable beside it, when root runs it for another
 * user). Throws one plain sentence that says what to do when it can't run here.
 */
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
