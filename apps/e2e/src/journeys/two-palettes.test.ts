import { checkClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone, type BrowserUser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { settle } from '../settle.ts';
import { TestActor } from '../test-actor.ts';
import { textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());
const { loaded } = checkClients(join(repoRoot, 'clients'));
const brands = loaded.flatMap(({ client, tokens, secondPalette }) =>
  secondPalette === undefined
    ? []
    : [
        {
          clientId: client.id,
          first: {
            scheme: client.theme.colorScheme,
            surface: tokens['--surface'] ?? '',
            bar: client.theme.themeColor,
          },
          second: {
            scheme: secondPalette.scheme,
            surface: secondPalette.themeColor,
            bar: secondPalette.themeColor,
          },
        },
      ],
);

const recorder = `{
  const backgrounds = [];
  Object.assign(window, { shownBackgrounds: backgrounds });
  const note = () => {
    if (document.body) {
      const background = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
      if (backgrounds[backgrounds.length - 1] !== background) backgrounds.push(background);
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;

const backgroundsSchema = z.array(z.string());
const readBackgrounds = async (page: Page): Promise<readonly string[]> =>
  backgroundsSchema.parse(await page.evaluate(() => Reflect.get(window, 'shownBackgrounds') as unknown));

it('at least one brand has a light and a dark palette', () => {
  expect(brands.length).toBeGreaterThan(0);
});

describe.each(brands)('$clientId with a light and a dark palette', ({ clientId, first, second }) => {
  const t = textsOf(clientId);
  let browser: Browser;
  let visitor: BrowserUser;
  let page: Page;
  beforeAll(async () => {
    browser = await Browser.launch('current');
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.newUser(phone);
    page = await visitor.openTab();
    await page.runFirst(recorder);
  });
  afterEach(() => visitor.close());

  const open = async (): Promise<void> => {
    await page.goto(actor.site(clientId, '/login'));
    await settle(page);
  };
  const bars = (): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
        .filter((tag) => matchMedia(tag.getAttribute('media') ?? '').matches)
        .map(({ content }) => content),
    );

  it('follows the device from the first frame', async () => {
    for (const palette of [first, second]) {
      await page.device.preferScheme(palette.scheme);
      await open();
      expect(await readBackgrounds(page)).toEqual([palette.surface]);
      expect(await bars()).toEqual([palette.bar]);
    }
  });

  it('keeps the choice of the member over the preference of the device', async () => {
    await page.device.preferScheme(first.scheme);
    await open();
    await page.click('button', t(`scheme.${second.scheme}`));
    await page.waitFor('the second palette', async () =>
      (await readBackgrounds(page)).includes(second.surface),
    );
    await open();
    expect(await readBackgrounds(page)).toEqual([second.surface]);
    expect(await bars()).toEqual([second.bar]);
    await page.click('button', t('scheme.device'));
    await open();
    expect(await readBackgrounds(page)).toEqual([first.surface]);
    expect(await bars()).toEqual([first.bar]);
  });
});
