import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import type { Page } from '../browsers/page.ts';
import { Hands } from '../hands.ts';
import { settle } from '../settle.ts';
import { textsOf } from '../texts.ts';
import { journeyBrand } from './journey-brand.ts';
import { ownWorld } from '../own-world.ts';

const hands = new Hands(ownWorld());
const clientId = journeyBrand('daothong');
const t = textsOf(clientId);
/** The site's own script; `boot` and `early` are there at once. */
const script = /\/assets\/index-[\w-]+\.js$/;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await (await browser.newPerson(phone)).openTab();
});

const answers = (): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root[data-answers]') !== null);
const untilAnswers = (): Promise<void> => page.waitFor('the page to answer', answers);

/** Opens a page whose script does not come until the returned function lets it. */
async function openAheadOfScript(path: string): Promise<() => void> {
  let letCome = (): void => {};
  const until = new Promise<PlainFault>((resolve) => (letCome = () => resolve({ kind: 'none' })));
  await page.inject({ url: script, fault: { kind: 'hold', until } });
  await page.goto(hands.site(clientId, path));
  return letCome;
}

/** The address of the picture that stands under a key of remote configuration. */
const pictureAt = (key: string): Promise<string | null> =>
  page.evaluate((name) => {
    const image = document.querySelector(`[data-picture="${name}"] img`);
    return image === null ? null : image.getAttribute('src');
  }, key);

describe('the weight of an entrance', () => {
  // What the page names is what its form needs; sent as the build has compressed it, as docs/hosting.md asks hosts to.
  it.each(['login', 'index'])('%s names at most 120 kB of JavaScript in every brand', (name) => {
    for (const id of ownWorld().clientIds) {
      const brand = join(ownWorld().folder, 'stamped', id);
      const html = readFileSync(join(brand, `${name}.html`), 'utf8');
      const scripts = new Set(html.match(/(?<=")\/assets\/[\w.-]+\.js(?=")/g));
      expect(scripts.size).toBeGreaterThan(2);
      const sizes = [...scripts].map((address) => {
        const file = join(brand, address);
        return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
      });
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);
    }
  });
});

describe('a page that is painted ahead', () => {
  it('[PU-02] keeps what is typed before its script is there, and makes up for the press on its button', async () => {
    const letScriptCome = await openAheadOfScript('/login');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('login.submit'));
    expect(await answers()).toBe(false);
    expect(await page.url()).toBe(hands.site(clientId, '/login'));
    letScriptCome();
    // Nobody presses again.
    await page.waitForPath('/auth/dashboard');
    expect(page.complaints.consoleErrors()).toEqual([]);
  });

  it('[PU-02] makes up for the Enter key too', async () => {
    const letScriptCome = await openAheadOfScript('/');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.press('Enter');
    expect(await answers()).toBe(false);
    letScriptCome();
    await page.waitForPath('/auth/dashboard');
  });

  it('[PU-02] makes up for a form that a password manager submits', async () => {
    const letScriptCome = await openAheadOfScript('/login');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit());
    expect(await page.valueOf(t('common.username'))).toBe(demoMember.username);
    expect(await answers()).toBe(false);
    letScriptCome();
    await page.waitForPath('/auth/dashboard');
  });

  it('[PU-03] keeps a registration that was begun before its script is there', async () => {
    const letScriptCome = await openAheadOfScript('/register');
    await page.fill(t('common.username'), 'somsri88');
    expect(await answers()).toBe(false);
    letScriptCome();
    await untilAnswers();
    expect(await page.valueOf(t('common.username'))).toBe('somsri88');
  });

  it.each(['/', '/login', '/register', '/contact', '/promotion', '/404', '/no/such/page'])(
    '%s moves nothing when its script takes it over, and the browser has nothing to complain of',
    async (path) => {
      const letScriptCome = await openAheadOfScript(path);
      const before = await page.evaluate(() => document.querySelector('h1')?.textContent);
      // What fonts move is no affair of the script, and has its own journey: late-fonts.
      const from = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => setTimeout(resolve, 100));
        return performance.now();
      });
      letScriptCome();
      await untilAnswers();
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe(before);
      await settle(page);
      const shift = await page.evaluate(
        (since) =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if (entry.startTime > since) sum += Number(Reflect.get(entry, 'value'));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 200);
          }),
        from,
      );
      expect(shift).toBeLessThan(0.001);
      expect(page.complaints.consoleErrors()).toEqual([]);
    },
  );

  it('begins anew where a host gives the home page for every address', async () => {
    await page.goto(hands.site(clientId, '/login'));
    const home = await page.evaluate(async () => (await fetch('/')).text());
    await page.inject({
      url: /\/contact$/,
      fault: { kind: 'answer', status: 200, body: home, contentType: 'text/html; charset=utf-8' },
    });
    await page.goto(hands.site(clientId, '/contact'));
    await untilAnswers();
    await page.see(t('contact.title'));
    expect(page.complaints.consoleErrors()).toEqual([]);
  });
});

describe('the next likely screen', () => {
  const fetched = (name: string): Promise<boolean> =>
    page.evaluate(
      (one) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${one}-`)),
      name,
    );

  it('is fetched while the browser is idle: where the entrance leads, and then where the member area does', async () => {
    await page.goto(hands.site(clientId, '/login'));
    await page.waitFor('the dashboard to be fetched', () => fetched('dashboard'));
    await page.waitFor('registration to be fetched', () => fetched('register'));
    expect(await fetched('deposit')).toBe(false);
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('login.submit'));
    await page.waitFor('the deposit to be fetched', () => fetched('deposit'));
    await page.waitFor('the games to be fetched', () => fetched('games'));
  });
});

describe('a paint for visitors', () => {
  const isShown = (): Promise<boolean> =>
    page.evaluate(() => {
      const heading = document.querySelector('#root h1');
      // Before the styles are there the browser draws nothing.
      const isStyled = getComputedStyle(document.body).marginTop === '0px';
      return isStyled && heading !== null && getComputedStyle(heading).visibility === 'visible';
    });
  /** A browser that knows nothing of the site but what stands for a session: left there at a file, which runs nothing. */
  async function comeWith(token: string, user: string): Promise<void> {
    page = await (await browser.newPerson(phone)).openTab();
    await page.goto(hands.site(clientId, '/not-there.txt'));
    await page.evaluate(
      (session) => {
        localStorage.setItem('chada.token', session.token);
        localStorage.setItem('chada.user', session.user);
      },
      { token, user },
    );
  }

  it('[PU-14] is not seen by a member, who is led on from it', async () => {
    await page.goto(hands.site(clientId, '/login'));
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('login.submit'));
    await page.waitForPath('/auth/dashboard');
    const [token, user] = await page.evaluate(() =>
      ['token', 'user'].map((name) => String(localStorage.getItem(`chada.${name}`))),
    );
    for (const path of ['/', '/register']) {
      await comeWith(token ?? '', user ?? '');
      const letScriptCome = await openAheadOfScript(path);
      expect(await answers()).toBe(false);
      expect(await isShown()).toBe(false);
      letScriptCome();
      await page.waitForPath('/auth/dashboard');
      await page.waitFor('the dashboard', isShown);
      expect(page.complaints.consoleErrors()).toEqual([]);
    }
    // What is not there is told to members too.
    await comeWith(token ?? '', user ?? '');
    await openAheadOfScript('/404');
    expect(await isShown()).toBe(true);
  });

  it('is shown once the session turns out to be none', async () => {
    await comeWith('token-of-nobody', '{"uuid":');
    const letScriptCome = await openAheadOfScript('/');
    expect(await isShown()).toBe(false);
    letScriptCome();
    await untilAnswers();
    // Before the page's own patience with its script is over.
    await page.waitFor('the paint', isShown, 4000);
    expect(await page.url()).toBe(hands.site(clientId, '/'));
  });

  it('is shown to a member too when the script does not come', async () => {
    await comeWith('token-of-nobody', '{}');
    // The page waits for some seconds; in this tab time goes by four times as fast.
    await page.device.hurry('setTimeout', 4);
    await page.inject({ url: script, fault: { kind: 'fail' } });
    await page.goto(hands.site(clientId, '/'));
    expect(await isShown()).toBe(false);
    await page.waitFor('the paint', isShown, 15_000 / 4);
    page.complaints.clear();
  });
});

describe('pictures of remote configuration', () => {
  const remoteLogo = '/brand/assets/icon.svg';
  const configured = (path: string): Promise<unknown> =>
    page.inject({
      url: /\/api\/.*configuration/,
      fault: {
        kind: 'answer',
        status: 200,
        body: JSON.stringify({
          data: [{ key: 'home.normal.logo', value: { data: { path } } }],
          message: 'ok',
        }),
      },
    });

  it('[SH-09] [EN-04] of the last visit are there before the script is, and stay', async () => {
    await configured(remoteLogo);
    await page.goto(hands.site(clientId, '/login'));
    await page.waitFor('the remote logo', async () => (await pictureAt('home.normal.logo')) === remoteLogo);
    const kept = await page.evaluate(() => localStorage.getItem('chada.pictures'));

    // As that visitor comes back when the browser has forgotten the script: at a file first, which runs nothing.
    page = await (await browser.newPerson(phone)).openTab();
    await page.goto(hands.site(clientId, '/not-there.txt'));
    await page.evaluate((text) => localStorage.setItem('chada.pictures', String(text)), kept);
    await configured(remoteLogo);
    const letScriptCome = await openAheadOfScript('/login');
    await page.waitFor('the remote logo', async () => (await pictureAt('home.normal.logo')) === remoteLogo);
    expect(await answers()).toBe(false);
    letScriptCome();
    await untilAnswers();
    expect(await pictureAt('home.normal.logo')).toBe(remoteLogo);
  });

  it("[SH-09] that are broken give way to the brand's own, also on the next visit", async () => {
    await configured('/brand/assets/gone.svg');
    await page.goto(hands.site(clientId, '/login'));
    const own = async (): Promise<boolean> =>
      (await pictureAt('home.normal.logo'))?.startsWith('/stamped/') === true;
    await page.waitFor('the own logo', own);
    await untilAnswers();
    await settle(page);
    const letScriptCome = await openAheadOfScript('/login');
    await page.waitFor('the own logo again', own);
    letScriptCome();
    await untilAnswers();
    await page.waitFor('the own logo to stay', own);
  });
});
