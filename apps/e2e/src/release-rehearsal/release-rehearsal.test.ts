import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { contentPolicy } from '@chada/tooling/site-server';
import { startFakeServer } from '@chada/testing/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { textsOf } from '../texts.ts';
import {
  type StandaloneName,
  type StandaloneProject,
  createStandaloneProject,
} from './standalone-projects.ts';
import { createOutsideProject } from './outside-project.ts';
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
const others: StandaloneProject[] = [];
afterAll(async () => {
  for (const project of others) project.remove();
  await rehearsal?.end();
});

async function createProject(name: StandaloneName): Promise<StandaloneProject> {
  const { registry, version } = rehearsed();
  const project = await createStandaloneProject(name, registry, version);
  others.push(project);
  return project;
}

function policyOf(folder: string): string {
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  const [brand] = loadClients(join(folder, 'brands'));
  if (brand === undefined) throw new Error('The project has no brand.');
  return contentPolicy(brand.client, { styles, scripts: [] });
}

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

  it('says where the source and the guides of a package are, and which Node it needs', () => {
    const folder = join(rehearsed().project.folder, 'node_modules/@chada/site');
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      repository: { url: expect.stringContaining('https://'), directory: 'packages/site' },
      homepage: expect.stringContaining('https://'),
      keywords: expect.arrayContaining(['chada']),
      engines: { node: expect.any(String) },
    });
  });

  it('lets an outside project mount a branded site with thirty lines of its own', async () => {
    expect(rehearsed().project.ownLines).toBeLessThanOrEqual(30);
    const backend = await startFakeServer();
    const site = await serveOutside(rehearsed().project.folder, backend.url);
    const browser = await Browser.launch('current');
    try {
      const page = await (await browser.newUser()).openTab();
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

  it('lets a project add routes and blocks of its own, under the policy of a stamped site', async () => {
    const { registry, version } = rehearsed();
    const project = await createOutsideProject(clientId, registry, version, 'extended');
    const backend = await startFakeServer();
    const site = await serveOutside(project.folder, backend.url, policyOf(project.folder));
    const browser = await Browser.launch('current');
    try {
      const page = await (await browser.newUser()).openTab();
      const text = (): Promise<string> => page.evaluate(() => document.body.textContent);
      await page.goto(site.url);
      await expect.poll(text).toContain('หมวดเกมของเรา');
      await page.click('link', 'ไปที่คลับ');
      await page.waitForPath('/club');
      await expect.poll(text).toContain('คลับของเรา');
      expect(await page.evaluate(() => document.title)).toMatch(/^คลับ \| /);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
      await page.goto(`${site.url}broken`);
      await expect.poll(text).toContain(t('shell.screenFailedTitle'));
      expect(await text()).toContain(t('shell.responsible'));
      expect(page.browserErrors.consoleErrors().join('\n')).toContain('The extension /broken failed.');
    } finally {
      await browser.close();
      await site.stop();
      await backend.close();
      project.remove();
    }
  });

  it('lets a project render ui-kit on a server, and pay only for the components that it uses', async () => {
    const project = await createProject('ui-kit');
    expect(await project.run('main.js')).toContain(
      '<span class="ck-button__label">ตกลง</span></button></div>',
    );
    const [button, all, styles] = [
      await project.bundle('button'),
      await project.bundle('all'),
      await project.bundle('styles'),
    ];
    console.log(`one Button: ${button} bytes; all of ui-kit: ${all} bytes; styles: ${styles} bytes`);
    expect(button).toBeLessThanOrEqual(700);
    expect(all).toBeLessThanOrEqual(60_000);
    expect(styles).toBeLessThanOrEqual(20_000);
  });

  it('lets a program in Node call a backend with the contract', async () => {
    const project = await createProject('api-client');
    const backend = await startFakeServer();
    try {
      const result: unknown = JSON.parse(await project.run('main.js', { BACKEND: backend.url }));
      expect(result).toEqual({ signedIn: true, level: expect.any(Number) });
    } finally {
      await backend.close();
    }
    expect(await project.run('main.cjs')).toContain('"client":"function"');
  });

  it('lets a program use the rules of membership alone', async () => {
    const project = await createProject('membership-rules');
    expect(JSON.parse(await project.run('main.js'))).toEqual({ level: 2, name: 'gold' });
    expect(JSON.parse(await project.run('main.cjs'))).toEqual({ percent: 5 });
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
