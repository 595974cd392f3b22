import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open, seeTexts, startGoldJourney, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
let journey: Journey;
let before: Record<string, unknown> = {};
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startGoldJourney(browser, workerEnvironment(), clientId);
  const { actor } = journey;
  before = (await actor.query('select * from promotion where client_id = $1', [clientId]))[0] ?? {};
  await actor.query(
    `update promotion set bonus_time_start = clock.minute - interval '5 minutes', bonus_time_end = clock.minute + interval '90 minutes',
            bonus_time_start2 = clock.minute + interval '3 hours', bonus_time_end2 = clock.minute + interval '6 hours'
       from (select date_trunc('minute', now() at time zone 'Asia/Bangkok')::time as minute) as clock where client_id = $1`,
    [clientId],
  );
});
afterAll(async () => {
  const names = ['bonus_time_start', 'bonus_time_end', 'bonus_time_start2', 'bonus_time_end2'];
  await journey.actor.query(
    `update promotion set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where client_id = $1`,
    [clientId, ...names.map((name) => before[name])],
  );
  await browser.close();
});

async function phasesOf(page: Page): Promise<string[]> {
  await page.see(journey.t('depositPromotion.open'));
  return textsAt(page, '.cf-promo-window .ck-status-pill');
}

async function playedDays(page: Page): Promise<number> {
  let bars = 0;
  await page.waitFor('bars', async () => {
    bars = await page.evaluate(() => document.querySelectorAll('.cf-plot__bar').length);
    return bars > 0;
  });
  return bars;
}

describe('[RD-06] a device with a wrong clock', () => {
  it.each([
    ['four hours ahead', 4 / 24],
    ['a year ahead', 365],
    ['a year behind', -365],
  ])("%s shows bonus windows, and wins and losses, by the server's clock", async (_what, days) => {
    const { t } = journey;
    await open(journey, '/auth/media/promotion');
    const phases = await phasesOf(journey.page);
    await open(journey, '/auth/winlost');
    const played = await playedDays(journey.page);

    const page = await journey.user.openTab();
    await page.device.putClockAhead(days);
    await page.goto(journey.actor.site(clientId, '/auth/media/promotion'));
    await seeTexts(page, '.cf-promo-window .ck-status-pill', phases);
    await page.goto(journey.actor.site(clientId, '/auth/winlost'));
    expect(await playedDays(page)).toBe(played);
    await page.see(t('common.today'));
    expect(await page.text()).not.toContain(t('validation.dateFuture'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
    await page.close();
  });
});
