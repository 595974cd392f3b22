import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refusalOfMany } from './hosting-check/check-many.ts';
import { differencesAt } from './hosting-check/compare-hosts.ts';
import { uploadDifferences } from './hosting-check/upload-check.ts';
import { runNginx } from './hosting-check/run-nginx.ts';
import { repoRoot, stampedFolder } from './repo-root.ts';
import { responseKinds } from './site-server/response-kinds.ts';
import { createSiteServer, listenLocally } from './site-server/site-server.ts';
import { hostFolders } from './site-server/static-host.ts';

const closing: (() => void)[] = [];

/**
 * `pnpm hosting:check [--out DIR]` compares the responses of nginx and of `pnpm preview` for each brand's built site.
 * The exit code is 1 if responses differ.
 */
try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: { out: { type: 'string' } },
  });
  const out = values.out === undefined ? stampedFolder : resolve(repoRoot, values.out);
  const brands = hostFolders(out);
  if (brands.length === 0) throw new Error(`No brand is stamped in ${out}. First: pnpm brand:stamp --all`);
  const site = createSiteServer({ brands: () => brands, apiOrigin: 'http://127.0.0.1:1' });
  const preview = await listenLocally(site, 0);
  closing.push(() => site.close());
  const refusal = refusalOfMany(100);
  if (refusal !== '') throw new Error(`One nginx can't serve 100 brands: ${refusal}`);
  console.log('100 brands with ids and domains of every length: one nginx serves them');
  for (const { client } of brands) {
    const folder = join(out, client.id);
    const configurationFile = join(out, `${client.id}.nginx.conf`);
    const nginx = await runNginx({ configurationFile, folder });
    try {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const kinds = responseKinds(files);
      const differences: string[] = [];
      for (const kind of kinds)
        differences.push(
          ...(await differencesAt(kind, `${client.id}.localhost`, { preview, other: nginx.port })),
        );
      const host = `${client.id}.localhost`;
      differences.push(...(await uploadDifferences({ configurationFile, folder, host })));
      console.log(
        `${client.id}: ${kinds.length} kinds of answers and uploads, ${differences.length} differences`,
      );
      for (const difference of differences) console.log(`  ${difference}`);
      if (differences.length > 0) process.exitCode = 1;
    } finally {
      await nginx.stop();
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const close of closing) close();
}
