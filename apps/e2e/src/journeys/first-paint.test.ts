import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { assertSupported } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { layoutShift } from '../layout-shift.ts';
import { TestActor } from '../test-actor.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { settle } from '../settle.ts';
import { textsOf } from '../texts.ts';
import { journeyBrand } from './journey-brand.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());
const clientId = journeyBrand('daothong');
const t = textsOf(clientId);
/** Matches the site's main script, which the tests hold back. Does not match the scripts `boot` and `early`. */
const script = /\/assets\/index-[\w-]+\.js$/;

const seed = seedOf('first paint');

let browser: Browser;
let page: Page;
const newMemberTab = tabsOfEachTest(() => browser);
const phoneTab = (): Promise<Page> => newMemberTab(phone);
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await phoneTab();
});

const isInteractive = (): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#root[data-answers]') !== null);
const untilAnswers = (): Promise<void> => page.waitFor('the page to answer', isInteractive);

async function openBeforeScript(path: string): Promise<() => void> {
  let release = (): void => {};
  const until = new Promise<PlainFault>((resolve) => (release = () => resolve({ kind: 'none' })));
  await page.inject({ url: script, fault: { kind: 'hold', until } });
  await page.goto(actor.site(clientId, path));
  return release;
}

const pictureAt = (key: string): Promise<string | null> =>
  page.evaluate((name) => {
    const image = document.querySelector(`[data-picture="${name}"] img`);
    return image === null ? null : image.getAttribute('src');
  }, key);

function reportsPaints(tab: Page): Promise<boolean> {
  return tab.evaluate(() => {
    const observer: unknown = Reflect.get(window, 'PerformanceObserver');
    const types: unknown =
      typeof observer === 'function' ? Reflect.get(observer, 'supportedEntryTypes') : undefined;
    return Array.isArray(types) && types.indexOf('largest-contentful-paint') >= 0;
  });
}

function largestPaint(tab: Page): Promise<readonly [time: number, size: number]> {
  return tab.evaluate(
    () =>
      new Promise<readonly [number, number]>((resolve) => {
        let largest: readonly [number, number] = [0, 0];
        if (!('PerformanceObserver' in window)) return resolve(largest);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            largest = [entry.startTime, Number(Reflect.get(entry, 'size'))];
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(largest), 200);
      }),
  );
}

describe('a prerendered page', () => {
  it('[PU-02] keeps text typed before its script starts, and handles the early press', async () => {
    const releaseScript = await openBeforeScript('/login');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('session.submit'));
    expect(await isInteractive()).toBe(false);
    expect(await page.url()).toBe(actor.site(clientId, '/login'));
    releaseScript();
    await page.waitForPath('/auth/dashboard');
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[PU-02] [ER-04] sends a login before its main script, once, and shows the refusal', async () => {
    const logins = await page.inject({ url: /\/api\/auth\/login$/, method: 'POST', fault: { kind: 'none' } });
    const releaseScript = await openBeforeScript('/login');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), 'รหัสผิดแน่นอน');
    await page.click('button', t('session.submit'));
    // Modern browsers send the login before the main script loads. Legacy browsers load all scripts as one file, so
    // they send the login afterwards.
    const isSentEarly = await page.evaluate(() => 'toSorted' in Array.prototype);
    if (isSentEarly) await page.waitFor('the login to be sent', () => Promise.resolve(logins.hits() === 1));
    expect(await isInteractive()).toBe(false);
    releaseScript();
    await page.see('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
    expect(logins.hits()).toBe(1);
    expect(await page.valueOf(t('common.username'))).toBe(demoMember.username);
    page.browserErrors.clear();
  });

  it('[PU-02] handles an early Enter', async () => {
    const releaseScript = await openBeforeScript('/');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.press('Enter');
    expect(await isInteractive()).toBe(false);
    releaseScript();
    await page.waitForPath('/auth/dashboard');
  });

  it('[PU-02] handles a form that a password manager submits early', async () => {
    const releaseScript = await openBeforeScript('/login');
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.evaluate(() => {
      // Submits the form with an event, because the oldest supported browsers lack `requestSubmit`.
      const form = document.querySelector<HTMLFormElement>('main form');
      if (form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
    });
    expect(await page.valueOf(t('common.username'))).toBe(demoMember.username);
    expect(await isInteractive()).toBe(false);
    releaseScript();
    await page.waitForPath('/auth/dashboard');
  });

  it('[PU-03] keeps a registration that was started before its script', async () => {
    const releaseScript = await openBeforeScript('/register');
    await page.fill(t('common.username'), 'somsri88');
    expect(await isInteractive()).toBe(false);
    releaseScript();
    await untilAnswers();
    expect(await page.valueOf(t('common.username'))).toBe('somsri88');
  });

  const paths = ['/', '/login', '/register', '/contact', '/promotion', '/404', '/no/such/page'];
  it.each(shareOf(paths, 3, seed))(
    '%s does not shift when its script starts, and the browser reports no errors',
    async (path) => {
      const releaseScript = await openBeforeScript(path);
      const before = await page.evaluate(() => document.querySelector('h1')?.textContent);
      // Waits for the fonts, so that this test does not measure the layout shifts of late fonts. `late-fonts.test.ts`
      // measures these shifts.
      const from = await page.evaluate(async () => {
        const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        await Promise.race([document.fonts.ready, pause(2000)]);
        await pause(100);
        return performance.now();
      });
      releaseScript();
      await untilAnswers();
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe(before);
      await settle(page);
      expect(await layoutShift(page, from)).toBeLessThan(0.001);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );

  it.each(
    shareOf(
      [
        ['/login', 128, 96],
        // The picture of the registration is round.
        ['/register', 80, 80],
        ['/contact', 128, 96],
      ] as const,
      3,
      seed,
    ),
  )(
    '%s shows its greeting before its script starts, and paints nothing larger later',
    async (path, widthPx, heightPx) => {
      const releaseScript = await openBeforeScript(path);
      const drawn = () =>
        page.evaluate(() => {
          const drawing = document.querySelector('.cf-greeting');
          return drawing === null
            ? undefined
            : [getComputedStyle(drawing).backgroundImage.slice(0, 24), drawing.getBoundingClientRect().width];
        });
      await page.waitFor('the greeting', async () => (await drawn())?.[0] !== 'none');
      const greeting = await drawn();
      expect(greeting).toEqual(['url("data:image/svg+xml;', widthPx]);
      await page.evaluate(() =>
        Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 2000))]).then(
          () => true,
        ),
      );
      // Waits until the browser reports the paint of the greeting. The check of the styles above is not enough, because
      // the styles contain the picture of the greeting before the browser paints it.
      if (await reportsPaints(page))
        await page.waitFor(
          'the paint of the greeting',
          async () => (await largestPaint(page))[1] >= widthPx * heightPx,
        );
      const before = await largestPaint(page);
      releaseScript();
      await untilAnswers();
      await settle(page);
      expect(await largestPaint(page)).toEqual(before);
    },
  );

  it('restarts if a host serves the home page for every URL', async () => {
    await page.goto(actor.site(clientId, '/login'));
    const home = await page.evaluate(async () => (await fetch('/')).text());
    await page.inject({
      url: /\/contact$/,
      fault: { kind: 'answer', status: 200, body: home, contentType: 'text/html; charset=utf-8' },
    });
    await page.goto(actor.site(clientId, '/contact'));
    await untilAnswers();
    await page.see(t('contact.title'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});

describe('the next likely screen', () => {
  const fetched = (name: string): Promise<boolean> =>
    page.evaluate(
      (chunk) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${chunk}-`)),
      name,
    );

  it('is prefetched while the browser is idle: first from the entrance, then in the member area', async () => {
    assertSupported('resourceTiming');
    await page.goto(actor.site(clientId, '/login'));
    await page.waitFor('the dashboard to be fetched', () => fetched('dashboard'));
    await page.waitFor('registration to be fetched', () => fetched('registration'));
    expect(await fetched('deposit')).toBe(false);
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('session.submit'));
    await page.waitFor('the deposit to be fetched', () => fetched('deposit'));
    await page.waitFor('the games to be fetched', () => fetched('game'));
  });
});

describe('the prerendered page for visitors', () => {
  const isShown = (): Promise<boolean> =>
    page.evaluate(() => {
      const heading = document.querySelector('#root h1');
      const isStyled = getComputedStyle(document.body).marginTop === '0px';
      return isStyled && heading !== null && getComputedStyle(heading).visibility === 'visible';
    });
  /**
   * Stores a session in the browser. First opens the path of a missing text file, because a page with the site's
   * scripts would use the session immediately.
   */
  async function storeSession(token: string, user: string): Promise<void> {
    page = await phoneTab();
    await page.goto(actor.site(clientId, '/not-there.txt'));
    await page.evaluate(
      (session) => {
        localStorage.setItem('chada.token', session.token);
        localStorage.setItem('chada.user', session.user);
      },
      { token, user },
    );
    // Ignores the errors of Chromium 79. The page in which Chromium 79 shows a text file violates the content policy
    // that the server sends with the file.
    page.browserErrors.clear();
  }

  it('[PU-14] is hidden from a member, who is redirected', async () => {
    await page.goto(actor.site(clientId, '/login'));
    await page.fill(t('common.username'), demoMember.username);
    await page.fill(t('common.password'), demoMember.password);
    await page.click('button', t('session.submit'));
    await page.waitForPath('/auth/dashboard');
    const [token, user] = await page.evaluate(() =>
      ['token', 'user'].map((name) => String(localStorage.getItem(`chada.${name}`))),
    );
    for (const path of ['/', '/register']) {
      await storeSession(token ?? '', user ?? '');
      const releaseScript = await openBeforeScript(path);
      expect(await isInteractive()).toBe(false);
      expect(await isShown()).toBe(false);
      releaseScript();
      await page.waitForPath('/auth/dashboard');
      await page.waitFor('the dashboard', isShown);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    }
    await storeSession(token ?? '', user ?? '');
    const releaseScript = await openBeforeScript('/404');
    expect(await isShown()).toBe(false);
    releaseScript();
    await page.waitFor('the page to be shown', isShown);
    expect(await page.url()).toBe(actor.site(clientId, '/404'));
  });

  it('is shown once the session turns out to be invalid', async () => {
    await storeSession('token-of-nobody', '{"uuid":');
    const releaseScript = await openBeforeScript('/');
    expect(await isShown()).toBe(false);
    releaseScript();
    await untilAnswers();
    await page.waitFor('the paint', isShown, 4000);
    expect(await page.url()).toBe(actor.site(clientId, '/'));
  });

  it('is shown to a member too if the script does not load', async () => {
    await storeSession('token-of-nobody', '{}');
    await page.device.speedUpTimer('setTimeout', 4);
    await page.inject({ url: script, fault: { kind: 'fail' } });
    await page.goto(actor.site(clientId, '/'));
    expect(await isShown()).toBe(false);
    await page.waitFor('the paint', isShown, 15_000 / 4);
    page.browserErrors.clear();
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

  it('[SH-09] [EN-04] of the last visit appear before the script starts, and stay', async () => {
    await configured(remoteLogo);
    await page.goto(actor.site(clientId, '/login'));
    await page.waitFor('the remote logo', async () => (await pictureAt('home.normal.logo')) === remoteLogo);
    const stored = await page.evaluate(() => localStorage.getItem('chada.pictures'));

    page = await phoneTab();
    await page.goto(actor.site(clientId, '/not-there.txt'));
    await page.evaluate((text) => localStorage.setItem('chada.pictures', String(text)), stored);
    await configured(remoteLogo);
    const releaseScript = await openBeforeScript('/login');
    await page.waitFor('the remote logo', async () => (await pictureAt('home.normal.logo')) === remoteLogo);
    expect(await isInteractive()).toBe(false);
    releaseScript();
    await untilAnswers();
    expect(await pictureAt('home.normal.logo')).toBe(remoteLogo);
  });

  it("[SH-09] that are broken are replaced by the brand's own images, also on the next visit", async () => {
    await configured('/brand/assets/gone.svg');
    await page.goto(actor.site(clientId, '/login'));
    const own = async (): Promise<boolean> =>
      (await pictureAt('home.normal.logo'))?.startsWith('/stamped/') === true;
    await page.waitFor('the own logo', own);
    await untilAnswers();
    await settle(page);
    const releaseScript = await openBeforeScript('/login');
    await page.waitFor('the own logo again', own);
    releaseScript();
    await untilAnswers();
    await page.waitFor('the own logo to stay', own);
  });
});
