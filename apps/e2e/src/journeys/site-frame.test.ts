import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import { watchFor } from '../browsers/presence.ts';
import { settle } from '../settle.ts';
import { brand } from '../texts.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open, seeTexts, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const publicYears = { daothong: '2022', chaba: '2022–\\d{4}', nava: '2023–\\d{4}' } as const;

let browser: Browser;
let visitor: Journey;
let member: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  visitor = await startJourney(browser, workerEnvironment(), journeyBrand('nava'));
  member = await startMemberJourney(browser, workerEnvironment(), journeyBrand('nava'), { creditBaht: 300 });
});
afterAll(() => browser.close());

const remote = {
  /** Sets the path of a key, or removes the key. Returns the earlier path. */
  async set(key: string, path: string | undefined): Promise<string | undefined> {
    const { actor, clientId } = visitor;
    const where = [clientId, key];
    const before = await actor.query(
      'select path from configuration_entry where client_id = $1 and key = $2',
      where,
    );
    if (path === undefined) {
      await actor.query('delete from configuration_entry where client_id = $1 and key = $2', where);
    } else {
      await actor.query(
        `insert into configuration_entry (client_id, key, path) values ($1, $2, $3)
         on conflict (client_id, key) do update set path = excluded.path`,
        [...where, path],
      );
    }
    return before[0] === undefined ? undefined : String(before[0]['path']);
  },
};

async function drawn({ page }: Journey, css: string): Promise<string> {
  let path = '';
  await page.waitFor(
    () => `${css} to be drawn; its file is ${path}`,
    async () => {
      const found = await page.evaluate((selector) => {
        const image = document.querySelector(selector);
        if (!(image instanceof HTMLImageElement)) return { path: '', there: false };
        const there = image.complete && image.naturalWidth > 0;
        return { path: new URL(image.currentSrc || image.src).pathname, there };
      }, css);
      path = found.path;
      return found.there;
    },
  );
  return path;
}

describe('the frame of every visitor page', () => {
  it('[SH-03] on a phone the menu is a drawer: games require a sign-in, contact is open', async () => {
    const { page, t } = visitor;
    await open(visitor, '/');
    await page.click('button', t('shell.openMenu'));
    await page.seeRole('dialog', t('shell.mainMenu'));
    const closed = '[role=dialog] [role=link][aria-disabled=true]';
    await seeTexts(
      page,
      closed,
      (['casino', 'slot', 'sport'] as const).map(
        (game) => `${t(`shell.${game}`)} ${t('shell.menuDisabled')}`,
      ),
    );
    expect(await page.has({ css: `a${closed.slice('[role=dialog] '.length)}` })).toBe(false);
    await page.click('link', t('shell.contact'));
    await page.waitForPath('/contact');
    await page.waitFor(
      'the drawer to be gone',
      async () => !(await page.has({ role: 'dialog', name: t('shell.mainMenu') })),
    );
  });

  it('[SH-03] on a desktop the same menu is a row', async () => {
    const { page, t } = visitor;
    await page.resize(desktop);
    const names = (['casino', 'slot', 'sport', 'contact'] as const).map((key) => t(`shell.${key}`));
    const row = await textsAt(page, 'header nav .ck-menu__link:not(.cf-drawer-only) .ck-menu__label');
    expect(row.filter((text) => text !== '')).toEqual(names);
    expect(await page.has({ role: 'button', name: t('shell.openMenu') })).toBe(false);
    await page.resize(phone);
  });

  it.each([
    [
      'Chrome',
      '78',
      'Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/78.0.3904.108 Mobile Safari/537.36',
    ],
    ['Firefox', '79', 'X11; Linux x86_64; rv:79.0) Gecko/20100101 Firefox/79.0'],
    [
      'Safari',
      '11.1',
      'Macintosh; Intel Mac OS X 10_13) AppleWebKit/605.1 (KHTML, like Gecko) Version/11.1 Safari/605.1',
    ],
  ])(
    '[SH-05] [VA-03] a banner says that %s %s is not supported; the page stays usable',
    async (name, version, agent) => {
      const { page, t } = visitor;
      const banner = t('shell.browserNotSupported', { browser: name, version });
      await page.setUserAgent(`Mozilla/5.0 (${agent}`);
      await open(visitor, '/login');
      await page.see(banner);
      await page.see(t('session.submit'));
      await page.click('button', t('common.close'));
      await page.waitUntilGone(banner);
    },
  );

  it('[SH-05] [VA-03] the minimum version shows no banner', async () => {
    const { page, t } = visitor;
    const minimum =
      'X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.0 Safari/537.36';
    await page.setUserAgent(`Mozilla/5.0 (${minimum}`);
    await open(visitor, '/contact');
    await page.see(t('contact.main'));
    expect(await page.text()).not.toMatch(/Chrome v/);
  });

  it('[SH-06] a banner is visible while the device is offline', async () => {
    const { page, t } = visitor;
    await page.offline(true);
    await page.see(t('shell.offline'));
    await page.offline(false);
    await page.waitUntilGone(t('shell.offline'));
  });

  it.each(Object.entries(publicYears))(
    '[SH-07] the footer of %s shows the holder and the years of its configuration, %s',
    async (clientId, year) => {
      const { page, actor } = visitor;
      await page.goto(actor.site(clientId, '/contact'));
      await page.see(new RegExp(`© ${year} \\S+ สงวนลิขสิทธิ์`));
    },
  );

  it("[SH-09] [EN-04] images come from remote configuration, with the brand's own images as fallback", async () => {
    const logo = 'header .cf-brand-logo img';
    const ownLogo = /^\/stamped\/[0-9a-f]+\/assets\/logo\.svg$/;
    const own = await remote.set('home.normal.logo', '/brand/assets/icon.svg');
    const ownCasino = await remote.set('home.top.casino', '/brand/assets/icon-192.png');
    try {
      await open(visitor, '/contact');
      await visitor.page.waitFor(
        'the remote logo',
        async () => (await drawn(visitor, logo)) === '/brand/assets/icon.svg',
      );
      await visitor.page.click('button', visitor.t('shell.openMenu'));
      await visitor.page.waitFor(
        'the remote picture in the menu',
        async () =>
          (await drawn(visitor, '[role=dialog] .cf-menu-picture img')) === '/brand/assets/icon-192.png',
      );
      await remote.set('home.normal.logo', '/brand/assets/gone.svg');
      await open(visitor, '/contact');
      // Waits for the new configuration, because the page may show the brand's own logo before the configuration
      // arrives.
      await visitor.page.waitFor('the new configuration', () =>
        visitor.page.evaluate(() => String(localStorage.getItem('chada.pictures')).includes('gone.svg')),
      );
      await visitor.page.waitFor('the brand’s own logo', async () =>
        ownLogo.test(await drawn(visitor, logo)),
      );
    } finally {
      await remote.set('home.normal.logo', own);
      await remote.set('home.top.casino', ownCasino);
    }
    await visitor.page.inject({
      url: /\/api\/(auth\/)?configuration/,
      fault: { kind: 'answer', status: 500, body: '{}' },
    });
    await open(visitor, '/contact');
    await visitor.page.waitFor('the brand’s own logo without a configuration', async () =>
      ownLogo.test(await drawn(visitor, logo)),
    );
  });
});

describe('the frame of every member page', () => {
  it('[SH-02] the bottom bar has five items; the middle one opens the last chosen category', async () => {
    const { page, t, clientId } = member;
    const { fourth } = brand(clientId).bottomBar;
    await seeTexts(page, '.ck-bottom-bar a', [
      t('shell.dashboard'),
      t('shell.deposit'),
      `${t('shell.allGames')} ${t('game.sport')}`,
      t(`shell.${fourth}`),
      t('shell.contact'),
    ]);
    await open(member, '/auth/games/category?cat=casino');
    await page.seeRole('heading', t('game.casino'));
    await page.click('link', t('shell.contact'));
    await page.waitForPath('/auth/contact');
    await page.click('link', `${t('shell.allGames')} ${t('game.casino')}`);
    await page.waitForPath(/^\/auth\/games\/category\?cat=casino$/);
    await page.click('link', t(`shell.${fourth}`));
    await page.waitForPath(`/auth/${fourth}`);
  });

  it('[EN-01] the browser stores the member as the specification names it', async () => {
    const { page, identity } = member;
    const stored: unknown = JSON.parse(await page.evaluate(() => localStorage.getItem('chada.user') || '{}'));
    expect(stored).toMatchObject({
      name: expect.stringMatching(/\S/),
      phone: identity.phone,
      level: 0,
      user_pass: { username: identity.username },
      user_bank: { bankName: identity.bankName, bankId: identity.bankAccount },
      user_credit: { point: 0 },
    });
    expect(JSON.stringify(stored)).not.toContain(identity.password);
  });

  it.each([
    ['a user record that is none', () => localStorage.setItem('chada.user', '{"name":1}')],
    ['no token', () => localStorage.removeItem('chada.token')],
  ])('[ST-02] a member with %s is logged out from the start', async (_what, corrupt) => {
    const { page, actor, clientId, t } = member;
    await open(member, '/auth/contact');
    await settle(page);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    await page.evaluate(corrupt);
    await open(member, '/auth/deposit');
    await page.waitForPath('/login');
    await page.see(t('session.needed'));
    await page.evaluate((whole) => {
      const entries: unknown = JSON.parse(whole);
      for (const [name, value] of Object.entries(Object(entries))) localStorage.setItem(name, String(value));
    }, stored);
    await page.goto(actor.site(clientId, '/auth/withdraw'));
    await page.waitForPath('/auth/withdraw');
  });

  it('[CO-02] the logout dialog cancels by itself after five seconds', async () => {
    const { page, t } = member;
    const question = await watchFor(page, '[role=alertdialog]');
    await page.click('button', t('shell.logout'));
    await page.seeRole('button', t('common.ok'));
    const lasted = await question.lasted();
    expect(lasted).toBeGreaterThan(4900);
    expect(lasted).toBeLessThan(7000);
    expect(new URL(await page.url()).pathname).toBe('/auth/withdraw');
  });

  it('[CO-03] a toast is at the bottom left, dark, and not draggable', async () => {
    const { page, t } = member;
    const toast = '.Toastify__toast';
    const failing = await page.inject({
      url: /\/getCredit\//,
      times: 1,
      fault: { kind: 'answer', status: 500, body: '{}' },
    });
    await page.clickAt('header .ck-credit-button');
    await page.see(t('apiErrors.generic'));
    expect(failing.hits()).toBe(1);
    const styles = await page.evaluate((css) => {
      const found = document.querySelector(css);
      if (found === null) throw new Error('The toast is missing.');
      const box = found.getBoundingClientRect();
      const colours = getComputedStyle(found).backgroundColor.match(/\d+/g) || [];
      return { left: box.left, below: innerHeight - box.bottom, colours: colours.slice(0, 3).map(Number) };
    }, toast);
    expect(styles.left).toBeLessThan(40);
    expect(styles.below).toBeLessThan(120);
    expect(Math.max(...styles.colours)).toBeLessThan(100);
    expect(await page.drag({ css: toast }, 120)).toBe(0);
  });

  it('[CO-02] [CO-03] the notice of a logout closes after two seconds', async () => {
    const { page, t } = member;
    await page.click('button', t('shell.logout'));
    await page.seeRole('button', t('common.ok'));
    const notice = await watchFor(page, `.Toastify__toast .ck-toast[data-tone=success]`);
    await page.click('button', t('common.ok'));
    await page.see(t('shell.logoutDone'));
    const lasted = await notice.lasted();
    expect(lasted).toBeGreaterThan(1900);
    expect(lasted).toBeLessThan(4000);
  });

  it('causes no browser errors other than the expected ones', () => {
    expect(member.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
