import { join } from 'node:path';
import { repoRoot } from '@chada/tooling/repo-root';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { serveStaticFiles, type StaticFiles } from './static-files.ts';
import { Workbench } from './workbench.ts';

let files: StaticFiles;
let browser: Browser;
let page: Page;
let workbench: Workbench;
beforeAll(async () => {
  files = await serveStaticFiles(join(repoRoot, 'apps/storybook/dist'));
  browser = await Browser.launch('current');
  page = await (await browser.newUser(phone)).openTab();
  workbench = new Workbench(page, files.url);
});
afterAll(async () => {
  await browser.close();
  await files.stop();
});

const show = (id: string): Promise<void> => workbench.show({ id, name: id }, 'chaba');
const leaking = 'components-textfield--empty';
const next = 'screens-deposit--filled';

const inherited = () =>
  page.evaluate(async () => {
    const counted = (): unknown => Reflect.get(window, 'chadaCount') || 0;
    const before = counted();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    return {
      stored: localStorage.length + sessionStorage.length,
      counted: counted() === before,
      scrolled: window.scrollY,
      focused: document.activeElement === document.body,
      left: document.querySelector('.left-behind') !== null,
      overflow: document.body.style.overflow,
    };
  });

const clean = { stored: 0, counted: true, scrolled: 0, focused: true, left: false, overflow: '' };

const leaks: readonly (readonly [string, () => void])[] = [
  [
    'stored texts',
    () => [localStorage, sessionStorage].forEach((storage) => storage.setItem('left', 'behind')),
  ],
  [
    'an interval',
    () =>
      void setInterval(
        () => Reflect.set(window, 'chadaCount', Number(Reflect.get(window, 'chadaCount') || 0) + 1),
        5,
      ),
  ],
  [
    'a chain of frames',
    () => {
      const count = (): void => {
        Reflect.set(window, 'chadaCount', Number(Reflect.get(window, 'chadaCount') || 0) + 1);
        requestAnimationFrame(count);
      };
      count();
    },
  ],
  [
    'a listener',
    () => document.addEventListener('keydown', () => Reflect.set(window, 'chadaCount', Math.random())),
  ],
  [
    'a focused element',
    () => {
      const input = document.createElement('input');
      input.className = 'left-behind';
      document.body.appendChild(input);
      input.focus();
    },
  ],
  [
    'a scrolled page',
    () => {
      const root = document.querySelector('#storybook-root');
      const tall = document.createElement('div');
      tall.style.height = '5000px';
      if (root !== null && root.firstElementChild !== null) root.firstElementChild.appendChild(tall);
      window.scrollTo(0, 2000);
    },
  ],
  ['a locked body', () => void (document.body.style.overflow = 'hidden')],
];

describe('a story inherits nothing from the story before', () => {
  it.each(leaks)('that leaves %s', async (_name, leak) => {
    await show(leaking);
    await page.evaluate(leak);
    await show(next);
    expect(await inherited()).toEqual(clean);
  });
});

it('switches between tidy stories without loading the page again', async () => {
  await show('components-button--primary');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  for (const id of [
    next,
    leaking,
    'screens-login--filled',
    'screens-wheel--filled',
    'components-dialog--open',
  ])
    await show(id);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});
