import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFakeServer } from '@chada/testing/server';
import { repoRoot } from '@chada/tooling/repo-root';
import { Browser } from './browsers/browser.ts';
import { rehearse } from './release-rehearsal/rehearse.ts';
import { serveOutside } from './release-rehearsal/serve-outside.ts';
import { settle } from './settle.ts';

/**
 * `pnpm release:rehearse [--client ID] [--registry URL]` releases a copy of the repository to a local registry and
 * builds a customer's project from the packages.
 */
const { values } = parseArgs({
  options: { client: { type: 'string', default: 'daothong' }, registry: { type: 'string' } },
});

try {
  const rehearsal = await rehearse({
    clientId: values.client,
    ...(values.registry === undefined ? {} : { registry: values.registry }),
    onStep: (name) => console.log(`${name} ...`),
  });
  try {
    const backend = await startFakeServer();
    const site = await serveOutside(rehearsal.project.folder, backend.url);
    const browser = await Browser.launch('current');
    try {
      const page = await (await browser.newUser()).openTab();
      await page.goto(site.url);
      await settle(page);
      await page.reload();
      await settle(page);
      const folder = join(repoRoot, 'screenshots');
      mkdirSync(folder, { recursive: true });
      await page.screenshot(join(folder, 'release-rehearsal.png'));
    } finally {
      await browser.close();
      await site.stop();
      await backend.close();
    }
    console.log(`rehearsed ${rehearsal.version}; the page outside: screenshots/release-rehearsal.png`);
  } finally {
    await rehearsal.end();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
