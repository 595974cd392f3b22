import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { serveStaticFiles, type StaticFiles } from './static-files.ts';

let files: StaticFiles;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  files = await serveStaticFiles(join(repoRoot, 'apps/storybook/dist'));
  browser = await Browser.launch('current');
  page = await (await browser.newUser(desktop)).openTab();
});
afterAll(async () => {
  await browser.close();
  await files.stop();
});

const open = (id: string, viewMode: string, globals = ''): Promise<void> =>
  page.goto(`${files.url}/iframe.html?viewMode=${viewMode}&id=${id}&globals=${globals}`);

async function expectAccessible(): Promise<void> {
  for (const window of [phone, desktop]) {
    await page.resize(window);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
}

describe('the pages of the workbench', () => {
  it('welcome the designer', async () => {
    await open('welcome--docs', 'docs');
    await page.see('Every component and every screen of the member site');
    await expectAccessible();
  });

  it('list released and waiting changes', async () => {
    await open('changelog--docs', 'docs');
    await page.see('Waiting for the next release');
    await page.see('@chada/ui-kit 0.1.0');
    const contents = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('a.toc-link')).map(({ textContent }) => textContent || ''),
      );
    await page.waitFor('the contents', async () => (await contents()).length > 5);
    const names = await contents();
    expect(new Set(names).size).toBe(names.length);
    await expectAccessible();
  });

  it('show do and don’t, keyboard notes and the default of a control', async () => {
    await open('components-button--docs', 'docs', 'brand:chaba');
    await page.see('Name the act, such as');
    await page.see('Enter and Space press it');
    const controls = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('.docblock-argstable-body tr')).map((row) =>
          Array.from(row.querySelectorAll('td')).map(({ textContent }) => textContent || ''),
        ),
      );
    await page.waitFor('the controls', async () => (await controls()).length > 4);
    const defaults = (await controls()).map(([name, , value]) => [name, value]);
    expect(defaults).toContainEqual(['variant', "'secondary'"]);
    expect(defaults).toContainEqual(['size', "'md'"]);
  });

  it('show a story in every brand side by side', async () => {
    await page.resize(desktop);
    await open('components-button--primary', 'story', 'brand:nava;sideBySide:all');
    const brands = (): Promise<(string | null)[]> =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('object')).map((frame) => {
          const html = frame.contentDocument && frame.contentDocument.querySelector('html');
          return html && html.getAttribute('data-brand');
        }),
      );
    await page.waitFor('three brands', async () => (await brands()).filter(Boolean).length >= 3, 30_000);
    const [first, ...others] = await brands();
    expect(first).toBe('nava');
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each(['story/screens-deposit--filled', 'story/components-illustrations--all', 'docs/welcome--docs'])(
    'name no other product around %s',
    async (path) => {
      await page.resize(desktop);
      await page.goto(`${files.url}/index.html?path=/${path}`);
      const frame = () =>
        page.evaluate(() => ({
          text: document.body.innerText,
          links: Array.from(document.querySelectorAll('a'), ({ href }) => href),
          title: document.title,
        }));
      await page.waitFor('the list of stories', async () => (await frame()).text.includes('AccountCard'));
      await page.waitFor('the name', async () => (await frame()).title.includes('Chada workbench'));
      const { text, links } = await frame();
      expect(text).not.toMatch(/storybook/i);
      expect(links.filter((href) => !href.startsWith(files.url))).toEqual([]);
    },
  );
});
