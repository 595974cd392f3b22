import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { TestActor } from '../test-actor.ts';
import { brandName } from '../texts.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-journey.ts';
import { registerThrough } from './registration.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());

async function logoLeadsTo({ page, t }: Journey): Promise<string | null> {
  await page.seeRole('heading', t('registration.title'));
  return page.evaluate(() => {
    const logo = document.querySelector('header .cf-brand-logo');
    if (logo === null) throw new Error('The logo is missing.');
    const link = logo.closest('a');
    return link === null ? null : link.getAttribute('href');
  });
}

async function someCode(): Promise<string> {
  const actor = new TestActor(workerEnvironment());
  const rows = await actor.query(
    'select affiliate_code from member where client_id = $1 order by id limit 1',
    [clientId],
  );
  return String(rows[0]?.['affiliate_code']);
}

describe('entrances to the register screen', () => {
  async function registerBy(path: string): Promise<Record<string, unknown>[]> {
    const journey = await startJourney(browser, workerEnvironment(), clientId);
    await open(journey, path);
    await registerThrough(journey);
    await journey.page.waitForPath('/auth/dashboard');
    await journey.user.close();
    return journey.actor.query('select team, marketing from member where username = $1', [
      journey.identity.username,
    ]);
  }

  it('[PU-04] /regis opens it, and the membership stores team and marketing', async () => {
    expect(await registerBy('/regis/north/line_ads')).toEqual([{ team: 'north', marketing: 'line_ads' }]);
  });

  it('[PU-05] /regiss opens the register screen, and the membership stores team and marketing', async () => {
    expect(await registerBy('/regiss/south/tiktok-07')).toEqual([{ team: 'south', marketing: 'tiktok-07' }]);
  });

  it('[PU-05] accept dots and Thai letters', async () => {
    const path = `/regiss/A.B/${encodeURIComponent('ทีมเหนือ')}`;
    expect(await registerBy(path)).toEqual([{ team: 'A.B', marketing: 'ทีมเหนือ' }]);
  });

  async function registerAfter(
    link: string,
    way: (journey: Journey) => Promise<void>,
  ): Promise<Record<string, unknown> | undefined> {
    const journey = await startJourney(browser, workerEnvironment(), clientId);
    await open(journey, link);
    await journey.page.seeRole('heading', journey.t('registration.title'));
    await journey.page.waitFor('the page to answer', () =>
      journey.page.evaluate(() => document.querySelector('#root[data-answers]') !== null),
    );
    await way(journey);
    await registerThrough(journey);
    await journey.page.waitForPath('/auth/dashboard');
    await journey.user.close();
    const rows = await journey.actor.query(
      'select team, marketing, inviter_id is not null as invited from member where username = $1',
      [journey.identity.username],
    );
    return rows[0];
  }
  const toLoginAndBack = async ({ page }: Journey): Promise<void> => {
    await page.clickAt('main a[href="/login"]');
    await page.waitForPath('/login');
    await page.clickAt('main a[href="/register"]');
    await page.waitForPath('/register');
  };
  const away = async (journey: Journey): Promise<void> => {
    await open(journey, '/contact');
    await journey.page.seeRole('heading', journey.t('contact.title'));
    await journey.page.reload();
    await open(journey, '/register');
  };
  const inAnotherTab = async (journey: Journey): Promise<void> => {
    await journey.page.goto('about:blank');
    await open(journey, '/register');
    await journey.page.evaluate(() => sessionStorage.clear());
    await journey.page.reload();
  };
  const monthLater = async (journey: Journey): Promise<void> => {
    await journey.page.device.putClockAhead(31);
    await open(journey, '/register');
  };

  const ways: readonly (readonly [string, typeof away])[] = [
    ['through sign-in', toLoginAndBack],
    ['over another page and a reload', away],
    ['in another tab', inAnotherTab],
  ];
  it.each(shareOf(ways, ways.length, seedOf('entrances')))(
    '[PU-04] team and marketing are kept %s',
    async (_way, way) => {
      expect(await registerAfter('/regis/team1/mkt-2', way)).toEqual({
        team: 'team1',
        marketing: 'mkt-2',
        invited: false,
      });
    },
  );

  it('[PU-04] [PU-06] send nothing after 31 days', async () => {
    expect(await registerAfter('/regis/team1/mkt-2', monthLater)).toEqual({
      team: null,
      marketing: null,
      invited: false,
    });
  });

  it('[PU-06] keep an inviter through a sign-in, with a code in any case', async () => {
    const code = await someCode();
    const link = `/aff/${code.toLowerCase()}`;
    const named = async (journey: Journey): Promise<void> => {
      await journey.page.see(journey.t('registration.inviterCode', { code }));
      await toLoginAndBack(journey);
      await journey.page.see(journey.t('registration.inviterCode', { code }));
    };
    expect(await registerAfter(link, named)).toMatchObject({ invited: true });
  });

  it('[PU-03] open the terms and the privacy page by keyboard in a new tab, and keep the typed values', async () => {
    const journey = await startJourney(browser, workerEnvironment(), clientId);
    const { page, user, t, identity } = journey;
    await open(journey, '/register');
    await page.fill(t('common.username'), identity.username);
    await page.fill(t('common.password'), identity.password);
    await page.focus({ role: 'button', name: t('common.next') });
    for (const path of ['/terms', '/privacy']) {
      await page.press('Tab');
      const tab = await user.tabOpenedBy(() => page.press('Enter'));
      await tab.waitForPath(path);
      await tab.see('บริษัท');
      expect(tab.browserErrors.consoleErrors()).toEqual([]);
      await tab.close();
    }
    expect(await page.valueOf(t('common.username'))).toBe(identity.username);
    expect(await page.valueOf(t('common.password'))).toBe(identity.password);
    await journey.user.close();
  });

  it('[PU-07] show the logo without a link, which other pages have', async () => {
    const journey = await startJourney(browser, workerEnvironment(), clientId);
    for (const path of ['/register', '/regis/a/b', '/regiss/a/b', '/aff/NOBODY99']) {
      await open(journey, path);
      expect([path, await logoLeadsTo(journey)]).toEqual([path, null]);
    }
    await open(journey, '/contact');
    const { page, t } = journey;
    await page.click('link', t('shell.logoHome', { brand: brandName(clientId) }));
    await page.waitForPath('/');
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
