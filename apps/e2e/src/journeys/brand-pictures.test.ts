import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { TestActor } from '../test-actor.ts';
import { journeyBrand } from './journey-brand.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());
const clientId = journeyBrand('daothong');
const keys = [
  'home.normal.logo',
  'home.normal.background',
  'home.top.background',
  'home.top.casino',
  'home.top.slot',
  'home.top.sport',
  'home.top.contact',
] as const;
const remoteAt = (key: string): string => `/remote/${key}.svg`;
const drawing: PlainFault = {
  kind: 'answer',
  status: 200,
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#2a7"/></svg>',
};

async function configureAll(page: Page): Promise<void> {
  const data = keys.map((key) => ({ key, value: { data: { path: remoteAt(key) } } }));
  await page.inject({
    url: /\/api\/.*configuration/,
    fault: { kind: 'answer', status: 200, body: JSON.stringify({ data, message: 'ok' }) },
  });
}

async function holdPictures(page: Page): Promise<() => void> {
  let release = (): void => {};
  const until = new Promise<PlainFault>((resolve) => (release = () => resolve(drawing)));
  await page.inject({ url: /\/remote\//, fault: { kind: 'hold', until } });
  return release;
}

/**
 * In each animation frame, checks which picture the page shows, and records each change. A record is the path of the
 * shown image, `stand-in` if the page shows an SVG or the brand's name instead of an image, or `nothing`.
 */
async function recordDrawn(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    const pictures: string[] = [];
    Object.assign(window, { drawnPictures: pictures });
    const drawn = (): string => {
      const boxes = Array.from(document.querySelectorAll<HTMLElement>(`[data-picture="${name}"]`));
      const box = boxes.filter((element) => element.offsetWidth > 0)[0];
      if (box === undefined || getComputedStyle(box).visibility !== 'visible') return 'nothing';
      const image = Array.from(box.querySelectorAll('img')).filter(
        (element) =>
          element.complete && element.naturalWidth > 0 && getComputedStyle(element).opacity === '1',
      )[0];
      if (image !== undefined) return new URL(image.src).pathname;
      return box.querySelector('svg:not(.ck-remote-image__shape), .cf-brand-logo__name') === null
        ? 'nothing'
        : 'stand-in';
    };
    const note = (): void => {
      const now = drawn();
      if (pictures[pictures.length - 1] !== now) pictures.push(now);
      requestAnimationFrame(note);
    };
    note();
  }, key);
}
const recorded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pictures: unknown = Reflect.get(window, 'drawnPictures');
    return Array.isArray(pictures) ? pictures.map(String) : [];
  });
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const pictures: unknown = Reflect.get(window, 'drawnPictures');
    if (Array.isArray(pictures)) pictures.length = 0;
  });
const lastRecorded = async (page: Page): Promise<string | undefined> => (await recorded(page)).slice(-1)[0];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const untilAnswers = (page: Page): Promise<void> =>
  page.waitFor('the page to answer', () =>
    page.evaluate(() => document.querySelector('#root[data-answers]') !== null),
  );

const browsers = browsersOfRun(['current', 'minimum']);
const seed = seedOf('remote pictures');

describe.each(browsers)('[SH-09] a remote picture in the %s browser', (name) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await Browser.launch(name);
  });
  afterAll(() => browser.close());
  const openTab = tabsOfEachTest(() => browser);
  afterEach(() => page.clearFaults());

  async function arrive(size: typeof phone): Promise<void> {
    page = await openTab(size);
    await configureAll(page);
  }

  const cases = [
    ['home.normal.logo', phone],
    ['home.normal.background', phone],
    ['home.top.casino', desktop],
    ['home.top.contact', desktop],
  ] as const;
  it.each(shareOf(cases, browsers.length, browsers.indexOf(name) + seed))(
    "%s: the brand's own image stays until the remote image is drawn",
    async (key, size) => {
      await arrive(size);
      const release = await holdPictures(page);
      await page.goto(actor.site(clientId, '/login'));
      await untilAnswers(page);
      await recordDrawn(page, key);
      await page.waitFor("the brand's own", async () => (await lastRecorded(page)) !== 'nothing');
      await forget(page);
      await wait(1500);
      release();
      await page.waitFor('the remote one', async () => (await lastRecorded(page)) === remoteAt(key));
      const pictures = await recorded(page);
      expect(pictures).not.toContain('nothing');
      expect(pictures.length).toBeLessThanOrEqual(2);
    },
  );

  it("that hangs on the next visit does not hide the brand's own image", async () => {
    await arrive(phone);
    await page.inject({ url: /\/remote\//, fault: drawing });
    await page.goto(actor.site(clientId, '/login'));
    await recordDrawn(page, 'home.normal.logo');
    await page.waitFor(
      'the remote one',
      async () => (await lastRecorded(page)) === remoteAt('home.normal.logo'),
    );
    const stored = await page.evaluate(() => localStorage.getItem('chada.pictures'));

    page = await openTab(phone);
    await page.goto(actor.site(clientId, '/not-there.txt'));
    await page.evaluate((text) => localStorage.setItem('chada.pictures', String(text)), stored);
    await configureAll(page);
    await holdPictures(page);
    await page.goto(actor.site(clientId, '/login'));
    await recordDrawn(page, 'home.normal.logo');
    await page.waitFor(
      "the brand's own",
      async () => (await lastRecorded(page))?.startsWith('/stamped/') === true,
      3000,
    );
    await untilAnswers(page);
    await forget(page);
    await wait(1000);
    expect((await recorded(page)).filter((candidate) => !candidate.startsWith('/stamped/'))).toEqual([]);
  });

  it('[SH-03] [EN-04] home.top.* are in the header of a wide screen too', async () => {
    await arrive(desktop);
    await page.inject({ url: /\/remote\//, fault: drawing });
    await page.goto(actor.site(clientId, '/contact'));
    for (const key of keys.filter((candidate) => candidate.startsWith('home.top'))) {
      await recordDrawn(page, key);
      await page.waitFor(key, async () => (await lastRecorded(page)) === remoteAt(key));
    }
  });
});
