import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { startFakeServer } from '@chada/testing/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { textsOf } from '../texts.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';
import { serveOutside } from './serve-outside.ts';

const clientId = 'chaba';
const t = textsOf(clientId);
const manifest = join(repoRoot, 'packages/site/package.json');

let rehearsal: Rehearsal | undefined;
let before: string;
beforeAll(async () => {
  before = readFileSync(manifest, 'utf8');
  rehearsal = await rehearse({ clientId });
});
afterAll(() => rehearsal?.end());

function rehearsed(): Rehearsal {
  if (rehearsal === undefined) throw new Error('The rehearsal did not run.');
  return rehearsal;
}

describe('a rehearsal of the release', () => {
  it('raises the versions of the published packages without changing the repository', () => {
    expect(rehearsed().version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(manifest, 'utf8')).toBe(before);
    expect(before).not.toContain(`"version": "${rehearsed().version}"`);
  });

  it('adds a changelog to the packages', () => {
    const changelog = join(rehearsed().project.folder, 'node_modules/@chada/site/CHANGELOG.md');
    expect(readFileSync(changelog, 'utf8')).toContain(`## ${rehearsed().version}`);
  });

  it('lets an outside project mount a branded site with thirty lines of its own', async () => {
    expect(rehearsed().project.ownLines).toBeLessThanOrEqual(30);
    const backend = await startFakeServer();
    const site = await serveOutside(rehearsed().project.folder, backend.url);
    const browser = await Browser.launch('current');
    try {
      const page = await (await browser.newPerson()).openTab();
      await page.goto(`${site.url}login`);
      await page.fill(t('common.username'), 'somchai01');
      await page.fill(t('common.password'), 'a-long-password');
      expect(await page.evaluate(() => document.title)).toContain('ชบา');
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface')),
      ).not.toBe('');
      await page.click('button', t('session.submit'));
      await page.waitForPath('/auth/dashboard');
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    } finally {
      await browser.close();
      await site.stop();
      await backend.close();
    }
  });

  it('refuses a registry outside the loopback interface', async () => {
    const steps: string[] = [];
    const elsewhere = rehearse({
      clientId,
      registry: 'https://registry.npmjs.org/',
      onStep: (name) => steps.push(name),
    });
    await expect(elsewhere).rejects.toThrow('publishes only to a registry on this machine');
    expect(steps).toEqual([]);
  });
});
