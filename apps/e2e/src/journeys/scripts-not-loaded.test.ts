import { replies } from '@chada/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { assertSupported, browsersOfRun } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { TestActor } from '../test-actor.ts';
import { textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';
import { asFault } from '../crawl/answer-faults.ts';
import { journeyBrand } from './journey-brand.ts';

const actor = new TestActor(workerEnvironment());
const clientId = journeyBrand('chaba');
const t = textsOf(clientId);

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function openTab(name: Parameters<typeof Browser.launch>[0]): Promise<Page> {
  const browser = await Browser.launch(name);
  endings.push(() => browser.close());
  return (await browser.newUser(phone)).openTab();
}

const faults: readonly (readonly [string, PlainFault])[] = [
  ['the page of a host in its place', asFault(replies.html(200))],
  ['an error page of a host', asFault(replies.html(404))],
  ['a lost connection', { kind: 'fail' }],
];

const isInteractive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root[data-answers]') !== null);

describe.each(browsersOfRun(['current', 'minimum']))('a first script that does not load, in %s', (name) => {
  it.each(faults)('%s: the page says so and offers to load again', async (_what, fault) => {
    const page = await openTab(name);
    const rule = await page.inject({ url: /\/assets\/(libraries|polyfills-legacy)-[\w-]+\.js$/, fault });
    // Tries a page that is prerendered (`/login`) and a page that is not (`/auth/dashboard`).
    for (const path of ['/auth/dashboard', '/login']) {
      await page.goto(actor.site(clientId, path));
      await page.see(t('apiErrors.chunkFailed'));
      expect(rule.hits()).toBeGreaterThan(0);
    }
    await rule.remove();
    page.browserErrors.clear();
    await page.click('link', t('common.reload'));
    await page.waitFor('the page to answer', () => isInteractive(page));
    expect(await page.text()).not.toContain(t('apiErrors.chunkFailed'));
  });
});

/** Opens a tab in which `/register` has a content policy without the hashes of inline code. */
async function openTabThatRefusesInlineCode(): Promise<Page> {
  const page = await openTab('current');
  await page.goto(actor.site(clientId, '/login'));
  const { html, policy } = await page.evaluate(async () => {
    const response = await fetch('/register');
    return {
      html: await response.text(),
      policy: String(response.headers.get('content-security-policy')),
    };
  });
  const refusing = policy.replace(/ 'sha256-[^']+'/g, '').replace(/; frame-ancestors[^;]*/, '');
  const meta = `<meta http-equiv="content-security-policy" content="${refusing}">`;
  const body = html.replace('<meta charset="utf-8" />', `$&${meta}`);
  await page.inject({
    url: /\/register$/,
    fault: { kind: 'answer', status: 200, body, contentType: 'text/html; charset=utf-8' },
  });
  return page;
}

describe('inline code that the policy of a host refuses', () => {
  it('is loaded as files, the styles before the screen starts', async () => {
    assertSupported('modernFiles');
    const page = await openTabThatRefusesInlineCode();
    let releaseStyle = (): void => undefined;
    const until = new Promise<PlainFault>((resolve) => (releaseStyle = () => resolve({ kind: 'none' })));
    await page.inject({ url: /\/registration-style-[\w-]+\.css$/, fault: { kind: 'hold', until } });
    await page.goto(actor.site(clientId, '/register'));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await isInteractive(page)).toBe(false);
    releaseStyle();
    await page.waitFor('the page to answer', () => isInteractive(page));
    expect(await page.evaluate(() => document.querySelector('script[src^="/assets/early-"]') !== null)).toBe(
      true,
    );
    page.browserErrors.clear();
  });

  it('has no file of the early script either, and the site starts without a failure message', async () => {
    assertSupported('modernFiles');
    const page = await openTabThatRefusesInlineCode();
    const rule = await page.inject({ url: /\/assets\/early-[\w-]+\.js$/, fault: { kind: 'fail' } });
    await page.goto(actor.site(clientId, '/register'));
    await page.waitFor('the page to answer', () => isInteractive(page));
    expect(rule.hits()).toBe(1);
    expect(await page.text()).not.toContain(t('apiErrors.chunkFailed'));
    page.browserErrors.clear();
  });
});
