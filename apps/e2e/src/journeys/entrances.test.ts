import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { Hands } from '../hands.ts';
import { brandName } from '../texts.ts';
import { beginDay, type Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-day.ts';
import { registerThrough } from './registration.ts';
import { ownWorld } from '../own-world.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());

/** Returns the target of the logo's link, or null if it is no link. */
async function logoLeadsTo({ page, t }: Day): Promise<string | null> {
  await page.seeRole('heading', t('registration.title'));
  return page.evaluate(() => {
    const logo = document.querySelector('header .cf-brand-logo');
    if (logo === null) throw new Error('The logo is missing.');
    const link = logo.closest('a');
    return link === null ? null : link.getAttribute('href');
  });
}

/** Returns the affiliate code of an existing member. */
async function someCode(): Promise<string> {
  const hands = new Hands(ownWorld());
  const rows = await hands.query(
    'select affiliate_code from member where client_id = $1 order by id limit 1',
    [clientId],
  );
  return String(rows[0]?.['affiliate_code']);
}

describe('entrances to the register screen', () => {
  async function registerBy(path: string): Promise<Record<string, unknown>[]> {
    const day = await beginDay(browser, ownWorld(), clientId);
    await open(day, path);
    await registerThrough(day);
    await day.page.waitForPath('/auth/dashboard');
    await day.person.leave();
    return day.hands.query('select team, marketing from member where username = $1', [day.who.username]);
  }

  it('[PU-04] /regis opens it, and the membership stores team and marketing', async () => {
    expect(await registerBy('/regis/north/line_ads')).toEqual([{ team: 'north', marketing: 'line_ads' }]);
  });

  it('[PU-05] /regiss does the same', async () => {
    expect(await registerBy('/regiss/south/tiktok-07')).toEqual([{ team: 'south', marketing: 'tiktok-07' }]);
  });

  it('[PU-05] accept dots and Thai letters', async () => {
    const path = `/regiss/A.B/${encodeURIComponent('ทีมเหนือ')}`;
    expect(await registerBy(path)).toEqual([{ team: 'A.B', marketing: 'ทีมเหนือ' }]);
  });

  /** Registers a member after opening a link and returns the affiliate data that was stored. */
  async function registerAfter(
    link: string,
    way: (day: Day) => Promise<void>,
  ): Promise<Record<string, unknown> | undefined> {
    const day = await beginDay(browser, ownWorld(), clientId);
    await open(day, link);
    await day.page.seeRole('heading', day.t('registration.title'));
    await day.page.waitFor('the page to answer', () =>
      day.page.evaluate(() => document.querySelector('#root[data-answers]') !== null),
    );
    await way(day);
    await registerThrough(day);
    await day.page.waitForPath('/auth/dashboard');
    await day.person.leave();
    const rows = await day.hands.query(
      'select team, marketing, inviter_id is not null as invited from member where username = $1',
      [day.who.username],
    );
    return rows[0];
  }
  const toLoginAndBack = async ({ page }: Day): Promise<void> => {
    await page.clickAt('main a[href="/login"]');
    await page.waitForPath('/login');
    await page.clickAt('main a[href="/register"]');
    await page.waitForPath('/register');
  };
  const away = async (day: Day): Promise<void> => {
    await open(day, '/contact');
    await day.page.seeRole('heading', day.t('contact.title'));
    await day.page.reload();
    await open(day, '/register');
  };
  const inAnotherTab = async (day: Day): Promise<void> => {
    await day.page.goto('about:blank');
    await open(day, '/register');
    await day.page.evaluate(() => sessionStorage.clear());
    await day.page.reload();
  };
  const monthLater = async (day: Day): Promise<void> => {
    await day.page.device.putClockAhead(31);
    await open(day, '/register');
  };

  it.each([
    ['through sign-in', toLoginAndBack],
    ['over another page and a reload', away],
    ['in another tab', inAnotherTab],
  ])('[PU-04] team and marketing are kept %s', async (_way, way) => {
    expect(await registerAfter('/regis/team1/mkt-2', way)).toEqual({
      team: 'team1',
      marketing: 'mkt-2',
      invited: false,
    });
  });

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
    const named = async (day: Day): Promise<void> => {
      await day.page.see(day.t('registration.inviterCode', { code }));
      await toLoginAndBack(day);
      await day.page.see(day.t('registration.inviterCode', { code }));
    };
    expect(await registerAfter(link, named)).toMatchObject({ invited: true });
  });

  it('[PU-07] make the logo no link there; on other pages it opens the home page', async () => {
    const day = await beginDay(browser, ownWorld(), clientId);
    for (const path of ['/register', '/regis/a/b', '/regiss/a/b', '/aff/NOBODY99']) {
      await open(day, path);
      expect([path, await logoLeadsTo(day)]).toEqual([path, null]);
    }
    await open(day, '/contact');
    const { page, t } = day;
    await page.click('link', t('shell.logoHome', { brand: brandName(clientId) }));
    await page.waitForPath('/');
    expect(page.complaints.consoleErrors()).toEqual([]);
  });
});
