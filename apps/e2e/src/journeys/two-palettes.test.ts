import { checkClients } from '@chada/client-config/node';
import { repoRoot } from '@chada/tooling/repo-root';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone, type Person } from '../browsers/browser.ts';
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
  const seen = [];
  Object.assign(window, { seenGrounds: seen });
  const note = () => {
    if (document.body) {
      const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
      if (seen[seen.length - 1] !== ground) seen.push(ground);
    }
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}`;

const groundsSchema = z.array(z.string());
const grounds = async (page: Page): Promise<readonly string[]> =>
  groundsSchema.parse(await page.evaluate(() => Reflect.get(window, 'seenGrounds') as unknown));

it('at least one brand has a light and a dark palette', () => {
  expect(brands.length).toBeGreaterThan(0);
});

describe.each(brands)('$clientId with a light and a dark palette', ({ clientId, first, second }) => {
  const t = textsOf(clientId);
  let browser: Browser;
  let visitor: Person;
  let page: Page;
  beforeAll(async () => {
    browser = await Browser.launch('current');
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.newPerson(phone);
    page = await visitor.openTab();
    await page.runFirst(recorder);
  });
  afterEach(() => visitor.leave());

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
      expect(await grounds(page)).toEqual([palette.surface]);
      expect(await bars()).toEqual([palette.bar]);
    }
  });

  it('keeps the choice of the member over the preference of the device', async () => {
    await page.device.preferScheme(first.scheme);
    await open();
    await page.click('button', t(`scheme.${second.scheme}`));
    await page.waitFor('the second palette', async () => (await grounds(page)).includes(second.surface));
    await open();
    expect(await grounds(page)).toEqual([second.surface]);
    expect(await bars()).toEqual([second.bar]);
    await page.click('button', t('scheme.device'));
    await open();
    expect(await grounds(page)).toEqual([first.surface]);
    expect(await bars()).toEqual([first.bar]);
  });
});
