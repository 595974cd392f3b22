import { describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import { assertSupported, type BrowserName } from '../browsers/limits.ts';
import { TestActor } from '../test-actor.ts';
import { settle } from '../settle.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());

interface FetchedScript {
  readonly address: string;
  readonly isPreloaded: boolean;
}

async function scriptsOf(name: BrowserName, path: string): Promise<readonly FetchedScript[]> {
  assertSupported('resourceTiming');
  const browser = await Browser.launch(name);
  try {
    const page = await (await browser.newUser(phone)).openTab();
    await page.goto(actor.site(journeyBrand('chaba'), path));
    await page.waitFor('the page to answer', () =>
      page.evaluate(() => document.querySelector('#root[data-answers]') !== null),
    );
    await settle(page);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\/assets\/[\w.-]+\.js$/.test(entry.name))
        .map((entry) => ({
          address: new URL(entry.name).pathname,
          isPreloaded: Reflect.get(entry, 'initiatorType') !== 'script',
        })),
    );
    return scripts.filter(({ address }) => !/^\/assets\/(boot|early)-/.test(address));
  } finally {
    await browser.close();
  }
}

describe.each(['/login', '/register'])('the scripts of %s', (path) => {
  it('[CO-05] an older browser loads legacy scripts only', async () => {
    const scripts = (await scriptsOf('minimum', path)).map(({ address }) => address);
    expect(scripts).toEqual(expect.arrayContaining([expect.stringMatching('/index-legacy-')]));
    expect(scripts.filter((address) => !address.startsWith('/legacy/'))).toEqual([]);
  });

  it('a current browser loads modern scripts only, each once, the first one preloaded', async () => {
    assertSupported('modernFiles');
    const fetched = await scriptsOf('current', path);
    const scripts = fetched.map(({ address }) => address);
    const first = fetched.filter(({ address }) => address.startsWith('/assets/index-'));
    expect(first.map(({ isPreloaded }) => isPreloaded)).toEqual([true]);
    expect(scripts).toEqual(expect.arrayContaining([expect.stringMatching('^/assets/index-')]));
    expect(scripts.filter((address) => address.startsWith('/legacy/'))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
});
