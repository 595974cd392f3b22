import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open, seeTexts } from './member-journey.ts';
import { tabsOfEachTest } from './tabs-of-test.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
const path = '/auth/media/promotion';

let browser: Browser;
let journey: Journey;
let before: Record<string, unknown> = {};
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
  const rows = await journey.actor.query('select * from promotion where client_id = $1', [clientId]);
  before = rows[0] ?? {};
});
afterAll(async () => {
  await set(before);
  await browser.close();
});

const openTab = tabsOfEachTest(() => browser);

async function set(values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values).filter((name) => name !== 'client_id');
  await journey.actor.query(
    `update promotion set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where client_id = $1`,
    [clientId, ...names.map((name) => values[name])],
  );
}

const window = (start: string, end: string, percent: number, max: string): string => {
  const { t } = journey;
  return [
    t('depositPromotion.time', { start, end }),
    t('depositPromotion.rate', { percent: `${percent}%` }),
    t('depositPromotion.most', { amount: max }),
  ].join(' ');
};

describe('the promotion', () => {
  it('[PR-01] [EN-03] shows two windows: hours and minutes, rate, and the maximum with two decimals', async () => {
    const { page, t } = journey;
    await set({
      bonus_rate: 12,
      bonus_time_start: '09:30:59',
      bonus_time_end: '11:45:00',
      end_number_bonus: 33_350,
      bonus_rate2: 20,
      bonus_time_start2: '20:05:00',
      bonus_time_end2: '23:00:00',
      end_number_bonus2: 150_000,
      bonus_max: 180_000,
    });
    await open(journey, path);
    await page.see(t('depositPromotion.total', { amount: '฿1,800' }));
    await page.see(window('09:30', '11:45', 12, '฿333.50'));
    await page.see(window('20:05', '23:00', 20, '฿1,500.00'));
    expect(await page.text()).not.toContain('09:30:');
  });

  it('[PU-11] [PR-01] is shown to visitors too (RD-22)', async () => {
    const visitor = await openTab();
    await visitor.goto(journey.actor.site(clientId, '/promotion'));
    await visitor.see(window('09:30', '11:45', 12, '฿333.50'));
    await visitor.see(window('20:05', '23:00', 20, '฿1,500.00'));
    await visitor.see(journey.t('depositPromotion.visitorDeposit'));
    expect(visitor.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[PR-01] is on the dashboard too, and leads to a deposit', async () => {
    const { page, t } = journey;
    await page.click('link', t('shell.dashboard'));
    await page.see(t('dashboard.promotionText', { amount: '฿1,800' }));
    await page.see(t('dashboard.promotionWindow', { start: '20:05', end: '23:00' }));
    await page.click('link', t('dashboard.promotionAction'));
    await page.waitForPath('/auth/deposit');
  });

  it('[PR-01] [EN-03] shows only the window that can open, and that it is open now, by the Bangkok clock', async () => {
    const { page, t } = journey;
    await journey.actor.query(
      `update promotion set bonus_time_start = '00:00', bonus_time_end = '00:00', bonus_time_start2 = clock.minute - interval '1 minute',
              bonus_time_end2 = clock.minute + interval '10 minutes'
         from (select date_trunc('minute', now() at time zone 'Asia/Bangkok')::time as minute) as clock where client_id = $1`,
      [clientId],
    );
    await open(journey, path);
    await seeTexts(page, '.cf-promo-window .ck-status-pill', [t('depositPromotion.open')]);
  });

  it('[PR-02] is off while its maximum is 0: its page shows this, and the dashboard hides it', async () => {
    const { page, t } = journey;
    await set({ bonus_max: 0 });
    await open(journey, path);
    await page.see(t('depositPromotion.none'));
    expect(await page.text()).not.toContain(t('depositPromotion.windows'));
    await open(journey, '/auth/dashboard');
    await page.see(t('dashboard.tierAll'));
    await page.see(t('dashboard.gamesTitle'));
    expect(await page.text()).not.toContain(t('dashboard.promotionTitle'));
    const visitor = await openTab();
    await visitor.goto(journey.actor.site(clientId, '/promotion'));
    await visitor.see(t('depositPromotion.none'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
