import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { brandName } from '../texts.ts';
import { beginDay, type Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-day.ts';
import { registerThrough } from './registration.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());

/** Where the logo leads; nothing where it leads nowhere. */
async function logoLeadsTo({ page, t }: Day): Promise<string | null> {
  await page.seeRole('heading', t('register.title'));
  return page.evaluate(() => {
    const logo = document.querySelector('header .cf-brand-logo');
    if (logo === null) throw new Error('There is no logo.');
    const link = logo.closest('a');
    return link === null ? null : link.getAttribute('href');
  });
}

describe('the ways to the register screen', () => {
  async function registerBy(path: string): Promise<Record<string, unknown>[]> {
    const day = await beginDay(browser, inject('world'), clientId);
    await open(day, path);
    await registerThrough(day);
    await day.page.waitForPath('/auth/dashboard');
    await day.person.leave();
    return day.hands.query('select team, marketing from member where username = $1', [day.who.username]);
  }

  it('[PU-04] /regis opens it, and the membership keeps team and marketing', async () => {
    expect(await registerBy('/regis/north/line_ads')).toEqual([{ team: 'north', marketing: 'line_ads' }]);
  });

  it('[PU-05] /regiss does the same', async () => {
    expect(await registerBy('/regiss/south/tiktok-07')).toEqual([{ team: 'south', marketing: 'tiktok-07' }]);
  });

  it('[PU-07] lead nowhere else: the logo is no link there, and leads home from other pages', async () => {
    const day = await beginDay(browser, inject('world'), clientId);
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
