/** Tests faults during a visit. The seed selects some faults of each kind. CHADA_FULL=1 tries all faults. */
import { depositPublic, slipMyRequest } from '@chada/contract';
import { errorCodes } from '@chada/contract/error-codes';
import { refusalFor, replies } from '@chada/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type BrowserUser } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { assertSupported, isSupported } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { asFault, callsOf } from '../crawl/answer-faults.ts';
import { untranslatedWordsIn, thaiVocabulary } from '../crawl/untranslated-words.ts';
import { signIn, signOut } from '../membership.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { settle } from '../settle.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open } from './member-journey.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const seed = seedOf('faults of a visit');

let browser: Browser;
let journey: Journey;
const newMemberTab = tabsOfEachTest(() => browser);
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 500 });
});
afterEach(() => journey.page.clearFaults());
afterAll(() => browser.close());

const site = (): string => journey.actor.site(clientId);
const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());
async function speaksThai(page: Page): Promise<void> {
  const names = [journey.identity.username, clientId, 'LINE', 'Chrome'];
  expect(untranslatedWordsIn(await page.text(), thaiVocabulary(names))).toEqual([]);
}

function goBack(page: Page): Promise<unknown> {
  return page.evaluate(() => setTimeout(() => history.back(), 20));
}

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function openVisitorPage(source: string): Promise<Page> {
  const page = await newMemberTab();
  await page.runFirst(source);
  return page;
}

describe('[ER-01] [ST-03] a session that the API refuses', () => {
  const ended = JSON.stringify(refusalFor('SESSION_INVALID').json);
  const json = 'application/json';
  const endings: readonly (readonly [string, PlainFault])[] = [
    ['401', { kind: 'answer', status: 401, body: ended, contentType: json }],
    ['403', { kind: 'answer', status: 403, body: '{}', contentType: json }],
    ['code 500256', asFault(replies.status(500, { success: false, message: 'x', code: '500256' }))],
    ['RD-03, the page of a captive portal', asFault(replies.html(200))],
  ];
  it.each(shareOf(endings, 2, seed))(
    '%s for ten calls at once: signs out once, and returns to the same page after signing in',
    async (what, fault) => {
      const { page, t, identity } = journey;
      await settle(page);
      const entries = await page.evaluate(() => history.length);
      let release: (all: PlainFault) => void = () => undefined;
      const until = new Promise<PlainFault>((resolve) => (release = resolve));
      const rule = await page.inject({ url: /\/api\/auth\/(?!login)/, fault: { kind: 'hold', until } });
      await open(journey, '/auth/affiliate');
      await page.waitFor('the calls of the screen', async () =>
        rule.requests().some((request) => request.url.includes('/affiliate')),
      );
      await page.click('link', t('shell.dashboard'));
      const callsAtOnce = isSupported('tenHeldRequests') ? 10 : 4;
      let out = 0;
      await page.waitFor(
        () => `${callsAtOnce} calls; there are ${out}`,
        async () => (out = rule.hits()) >= callsAtOnce,
      );
      release(fault);
      await page.waitForPath('/login');
      await page.see(t('session.sessionEnded'));
      if (what.startsWith('RD-03')) await page.see(t('apiErrors.captivePortal'));
      expect(await stored(page)).not.toContain('chada.token');
      expect(await stored(page)).not.toContain('chada.user');
      await speaksThai(page);
      expect(await page.evaluate(() => history.length)).toBe(entries + 2);
      await rule.remove();
      await page.fill(t('common.username'), identity.username);
      await page.fill(t('common.password'), identity.password);
      await page.click('button', t('session.submit'));
      await page.waitForPath('/auth/dashboard');
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});

describe('[ST-03] [ST-04] after signing out', () => {
  it('the other tab is signed out too, and going back shows no member data', async () => {
    assertSupported('storageEvents');
    const { page, t, user, identity } = journey;
    const otherPage = await user.openTab();
    await otherPage.goto(`${site()}auth/withdraw`);
    await otherPage.see(t('withdrawal.title'));
    // Waits for pending responses, because Firefox puts no page with pending responses into the back/forward cache.
    await settle(otherPage);
    await otherPage.goto(journey.actor.bank());
    await open(journey, '/auth/account');
    await signOut(page, t);
    await page.waitForPath('/login');
    await goBack(otherPage);
    await otherPage.waitForPath('/login');
    expect(await otherPage.text()).not.toContain(identity.username);
    // Skips the check in browsers without support for `pageCache`. The Chromium from npm reports
    // `BackForwardCacheDisabledForDelegate`, because its back/forward cache is disabled.
    if (isSupported('pageCache'))
      expect(await otherPage.restorationResult()).toBeOneOf([
        'from cache',
        'BackForwardCacheDisabledForDelegate',
      ]);
    await goBack(page);
    await settle(page);
    await page.waitForPath('/login');
    await speaksThai(page);
    await otherPage.close();
    await signIn(page, site(), identity, t, '/auth/account');
  });
});

describe('[ST-03] a cached page whose member signed out elsewhere', () => {
  it('shows none of their data when it is restored', async () => {
    const { page, t, user, identity } = journey;
    const sleepingTab = await user.openTab();
    await sleepingTab.runFirst(`for (const type of ['storage', 'focus'])
      addEventListener(type, (event) => event.stopImmediatePropagation(), true);`);
    await sleepingTab.goto(`${site()}auth/withdraw`);
    await sleepingTab.see(t('withdrawal.title'));
    await open(journey, '/auth/account');
    await signOut(page, t);
    await page.waitForPath('/login');
    expect(new URL(await sleepingTab.url()).pathname).toBe('/auth/withdraw');
    await sleepingTab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await sleepingTab.waitForPath('/login');
    expect(await sleepingTab.text()).not.toContain(identity.username);
    await sleepingTab.close();
    await signIn(page, site(), identity, t);
  });
});

describe('[ST-02] storage', () => {
  const refuse = (name: string): string => `Object.defineProperty(window, '${name}', {
    get() { throw new DOMException('denied', 'SecurityError'); },
  });`;
  const refused = `${refuse('localStorage')}${refuse('sessionStorage')}`;
  const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
  it('that only works in the tab: a reload keeps the member signed in, and the page explains the limit', async () => {
    const page = await openVisitorPage(refuse('localStorage'));
    await page.goto(`${site()}login`);
    await page.see(journey.t('apiErrors.storageTabOnly'));
    await signIn(page, site(), journey.identity, journey.t);
    await page.goto(`${site()}auth/withdraw`);
    await page.see(journey.t('withdrawal.title'));
    await speaksThai(page);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('that is refused: the login page warns that a reload will end the session', async () => {
    const page = await openVisitorPage(refused);
    await page.goto(`${site()}login`);
    await page.see(journey.t('apiErrors.storageUnavailable'));
  });

  const unusable = [
    ['refused', refused],
    ['full', full],
  ] as const;
  it.each(shareOf(unusable, unusable.length, seed))(
    'that is %s: signing in works, and the page names the data that is lost with the tab',
    async (_what, source) => {
      const page = await openVisitorPage(source);
      await signIn(page, site(), journey.identity, journey.t);
      await page.see(journey.t('apiErrors.storageUnavailable'));
      await speaksThai(page);
      await page.goto(`${site()}auth/withdraw`);
      await page.waitForPath('/login');
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );

  const invalid = [
    ['a user that is no JSON', 'chada.user', '{'],
    ['a user of another shape', 'chada.user', '[1]'],
    ['a token that is none', 'chada.token', 'ไม่ใช่โทเคน\n'],
  ] as const;
  it.each(shareOf(invalid, invalid.length, seed))(
    'with %s: the visitor is not signed in, and the invalid data is removed',
    async (_what, key, value) => {
      const { page, identity, t } = journey;
      await settle(page);
      await page.evaluate((name, text) => localStorage.setItem(name, text), key, value);
      await open(journey, '/auth/deposit');
      await page.waitForPath('/login');
      expect(await stored(page)).not.toContain('chada.token');
      await page.fill(t('common.username'), identity.username);
      await page.fill(t('common.password'), identity.password);
      await page.click('button', t('session.submit'));
      await page.waitForPath('/auth/deposit');
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});

describe('a clock that is a year off', () => {
  const clocks = [
    ['ahead', 365],
    ['behind', -365],
  ] as const;
  it.each(shareOf(clocks, clocks.length, seed))(
    '%s: signing in works without errors',
    async (_what, days) => {
      const page = await openVisitorPage(`{
      const Real = Date;
      const off = ${days} * 86400000;
      window.Date = class extends Real {
        constructor(...parts) { if (parts.length === 0) super(Real.now() + off); else super(...parts); }
        static now() { return Real.now() + off; }
      };
    }`);
      await signIn(page, site(), journey.identity, journey.t);
      for (const path of ['auth/dashboard', 'auth/withdraw', 'auth/transaction/history', 'auth/winlost']) {
        await page.goto(site() + path);
        await settle(page);
        expect(new URL(await page.url()).pathname).toBe(`/${path}`);
        expect(await page.has({ role: 'button', name: journey.t('common.retry') })).toBe(false);
        await speaksThai(page);
      }
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});

/** True for the error that a browser reports if it receives HTML instead of a classic script. */
function isHtmlInPlaceOfScript(error: string): boolean {
  return !isSupported('modernFiles') && /SyntaxError: Unexpected token '<'/.test(error);
}

describe('code that fails to load', () => {
  type Screen = readonly ['deposit' | 'withdrawal' | 'contact', path: string];
  const screens: readonly (readonly [string, PlainFault, ...Screen])[] = [
    ['[CO-01] [ME-04] gone after a deploy', asFault(replies.html(404)), 'deposit', 'auth/deposit'],
    ['[CO-01] [ME-06] HTML in its place', asFault(replies.html(200)), 'withdrawal', 'auth/withdraw'],
    ['[CO-01] cut off after a press on a link', { kind: 'fail' }, 'contact', 'login'],
    ['[CO-01] [PU-08] cut off as its page opens', { kind: 'fail' }, 'contact', 'contact'],
  ];
  it.each(shareOf(screens, 2, seed))(
    '%s: the navigation stays, the error is shown, and a reload fixes it',
    async (_what, fault, screen, path) => {
      const page = await newMemberTab();
      const { t } = journey;
      const rule = await page.inject({ url: new RegExp(`/assets/${screen}-[\\w-]+\\.js`), fault });
      const asMember = screen !== 'contact';
      if (asMember) {
        await signIn(page, site(), journey.identity, t);
        await goTo(page, `/${path}`);
      } else {
        await page.goto(site() + path);
        if (path !== 'contact') await page.click('link', t('session.forgotAction'));
      }
      await page.see(t('apiErrors.chunkFailed'));
      expect(rule.hits()).toBeGreaterThan(0);
      const frame = asMember
        ? { role: 'button', name: t('shell.logout') }
        : { role: 'link', name: t('shell.login') };
      expect(await page.has(frame)).toBe(true);
      await speaksThai(page);
      // Waits until the page requests no more files, and only then removes the fault. The site may still be loading the
      // same file in the background.
      await settle(page);
      await rule.remove();
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await page.click('button', t('common.reload'));
      await page.see(asMember ? t(`${screen}.amountLabel`) : t('contact.main'));
      if (fault.kind === 'fail')
        expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true);
      const uncaught = page.browserErrors.consoleErrors().filter((line) => line.startsWith('uncaught'));
      expect(uncaught.filter((line) => !isHtmlInPlaceOfScript(line))).toEqual([]);
    },
  );

  it('an exception affects only its screen: navigation and a retry work', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/dashboard');
    await settle(page);
    await page.runSource(`
      window.ownDate = Date.prototype.getTime;
      Date.prototype.getTime = function () {
        if (location.pathname.indexOf('/winlost') > 0) throw new Error('broken');
        return window.ownDate.call(this);
      };
    `);
    await goTo(page, '/auth/winlost');
    await page.see(t('shell.screenFailedTitle'));
    await speaksThai(page);
    await page.runSource('Date.prototype.getTime = window.ownDate;');
    await page.click('button', t('common.retry'));
    await page.waitUntilGone(t('shell.screenFailedTitle'));
    await page.click('link', t('shell.deposit'));
    await page.see(t('deposit.title'));
    page.browserErrors.clear();
  });

  it('[CO-04] [SH-09] images that fail to load are replaced by names and boxes', async () => {
    const { page, t } = journey;
    const rule = await page.inject({ url: /\.(png|jpe?g|svg|gif|ico)(\?|$)/, fault: { kind: 'fail' } });
    await open(journey, '/auth/dashboard');
    await settle(page);
    await page.see(t('shell.allGames'));
    const broken = await page.evaluate(
      () =>
        Array.from(document.images).filter(
          (image) => image.getClientRects().length > 0 && image.complete && image.naturalWidth === 0,
        ).length,
    );
    expect(broken).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await rule.remove();
  });
});

describe('[ER-03] a failure is reported once', () => {
  const toasts = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.Toastify__toast')).map((toast) => toast.textContent || ''),
    );

  it('next to the form that failed, without a toast over its button', async () => {
    const page = await newMemberTab();
    const { t, identity } = journey;
    await page.goto(`${site()}login`);
    await page.fill(t('common.username'), identity.username);
    await page.fill(t('common.password'), 'not-the-password');
    await page.click('button', t('session.submit'));
    await page.see(errorCodes.CREDENTIALS_WRONG.message);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await toasts(page)).toEqual([]);
  });

  it('and as a toast if the message on the page is out of view', async () => {
    const { page } = journey;
    const refusal = refusalFor('RATE_LIMITED');
    const fault = asFault(replies.status(refusal.status, refusal.json));
    const rule = await page.inject({ ...callsOf(depositPublic), fault });
    await open(journey, '/auth/deposit');
    await page.waitFor('the toast', async () =>
      (await toasts(page)).some((words) => words.includes(errorCodes.RATE_LIMITED.message)),
    );
    await rule.remove();
  });
});

describe("the server's message reaches the member", () => {
  it('[ER-05] if the bank account has no name: shown at the account, and looked up again', async () => {
    const page = await newMemberTab();
    const { t } = journey;
    await page.goto(`${site()}register`);
    const digits = String(Date.now()).slice(-8);
    await page.fill(t('common.phone'), `08${digits}`);
    await page.fill(t('common.username'), `nok${digits}`);
    await page.fill(t('common.password'), `pla-too-${digits}`);
    await page.click('button', t('common.next'));
    await page.choose(t('common.bank'), 'KBANK');
    const refusal = refusalFor('BANK_UNAVAILABLE');
    const fault = asFault(replies.status(refusal.status, refusal.json));
    const rule = await page.inject({ url: /\/api\/bank\/name$/, fault });
    await page.fill(t('common.accountNumber'), `12${digits.slice(0, 7)}7`);
    await page.press('Tab');
    await page.see(t('registration.holderFailed'));
    await rule.remove();
    await page.click('button', t('common.retry'));
    await page.see(t('registration.holderConfirm'));
  });

  it('[ER-06] if the list of slip requests fails', async () => {
    const { page } = journey;
    const refusal = refusalFor('RATE_LIMITED');
    const rule = await page.inject({
      ...callsOf(slipMyRequest),
      fault: asFault(replies.status(refusal.status, refusal.json)),
    });
    await open(journey, '/auth/deposit/slip');
    await page.waitFor('the words of the server in the page', () =>
      page.evaluate(
        (words) => (document.querySelector('main') || document.body).innerText.indexOf(words) >= 0,
        errorCodes.RATE_LIMITED.message,
      ),
    );
    await rule.remove();
  });
});

describe('browsers', () => {
  const chrome = (version: number): string =>
    `Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.1.2 Mobile Safari/537.36`;
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

  it.each([
    ['AND', chrome(120)],
    ['IOS', iphone],
    [
      'DSK',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    ],
  ])(
    '[HD-01] [RO-02] every call sends %s, web, the version and the host, and the token',
    async (platform, agent) => {
      const { page } = journey;
      await page.setUserAgent(agent);
      // Leaves the earlier page, which can still send calls with the earlier platform.
      await page.goto('about:blank');
      const calls = await page.inject({ url: /\/api\//, fault: { kind: 'none' } });
      await open(journey, '/auth/dashboard');
      await settle(page);
      const token = await page.evaluate(() => localStorage.getItem('chada.token'));
      expect(calls.hits()).toBeGreaterThan(8);
      for (const { url, headers } of calls.requests()) {
        expect([url, headers['platform'], headers['channel'], headers['hostname']]).toEqual([
          url,
          platform,
          'web',
          `${clientId}.localhost`,
        ]);
        expect(headers['web-version']).toMatch(/^\d+\.\d+\.\d+/);
        expect(headers['authorization']).toBe(`Bearer ${token}`);
      }
      await calls.remove();
    },
  );

  describe('of visitors', () => {
    let visitor: BrowserUser;
    let page: Page;
    beforeAll(async () => {
      visitor = await browser.newUser();
      page = await visitor.openTab();
    });
    afterAll(() => visitor.close());

    it.each([
      ['Chrome', '78', chrome(78), true],
      ['Chrome', '79', chrome(79), false],
      ['Mobile Safari', '12.4', iphone.replace(/17_4/, '12_4'), true],
      ['Mobile Safari', '13', iphone.replace(/17_4/, '13_0'), false],
      ['Samsung', '19', chrome(120).replace('Mobile', 'SamsungBrowser/19.0 Mobile'), true],
    ])('[VA-03] [SH-05] %s %s gets a banner only if it is too old', async (name, version, agent, tooOld) => {
      await page.setUserAgent(agent);
      await page.goto(`${site()}login`);
      const words = journey.t('shell.browserNotSupported', { browser: name, version });
      await page.seeRole('button', journey.t('session.submit'));
      if (tooOld) await page.see(words);
      else expect(await page.text()).not.toContain(words.slice(0, 8));
    });
  });
});
