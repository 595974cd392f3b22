import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packApi } from './api-pack/pack-api.ts';
import { repoRoot } from './repo-root.ts';

/** `pnpm api:pack --out DIR [--clients DIR]` writes the API to a new folder. The packed API needs only Node to run. */
try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: { out: { type: 'string' }, clients: { type: 'string' } },
  });
  if (values.out === undefined) throw new Error('Name a folder: pnpm api:pack --out DIR');
  const fromCaller = (folder: string) => resolve(process.env['INIT_CWD'] ?? repoRoot, folder);
  const out = fromCaller(values.out);
  await packApi(out, values.clients === undefined ? undefined : fromCaller(values.clients));
  console.log(`${out}  run it with: node src/main.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
