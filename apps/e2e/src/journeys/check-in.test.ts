import { bangkokDay } from '@chada/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('nava');
const values = [10, 15, 20] as const;

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

const claims = /\/api\/auth\/game\/check-in$/;
const offer = (today: number, tomorrow: number): string => {
  const { t } = journey;
  const points = (count: number): string => t('checkIn.points', { points: count });
  return `${t('checkIn.today')} ${points(today)} ${t('checkIn.tomorrow')} ${points(tomorrow)}`;
};
const claimed = (points: number): string => journey.t('checkIn.claimedTitle', { points });
const claimButton = (): { role: string; name: string } => ({
  role: 'button',
  name: journey.t('checkIn.claim'),
});

async function readStoredCheckIns(): Promise<{ streaks: number[]; point: number }> {
  const rows = await journey.actor.query(
    `select point, array(select streak from check_in where member_id = member.id order by bangkok_day) as streaks
       from member where username = $1`,
    [journey.identity.username],
  );
  const streaks = rows[0]?.['streaks'];
  return { streaks: Array.isArray(streaks) ? streaks.map(Number) : [], point: Number(rows[0]?.['point']) };
}

async function nextDay(): Promise<void> {
  await journey.actor.moveBackOneDay(clientId, journey.identity.username);
  await open(journey, '/auth/dashboard');
}

describe('[ST-05] the daily check-in', () => {
  it('is offered on the dashboard with the points of today and tomorrow', async () => {
    const { page, t } = journey;
    await page.see(t('checkIn.title', { points: values[0] }));
    await page.see(t('checkIn.streakNone'));
    await page.see(offer(values[0], values[1]));
  });

  it('counts once on a double press and shows the points of today and tomorrow', async () => {
    const { page, t } = journey;
    await page.doubleClick('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[0]));
    await page.see(t('checkIn.claimedHint', { points: values[1] }));
    await page.see(t('checkIn.streak', { days: 1 }));
    await page.see(t('dashboard.points', { points: values[0] }));
    expect(await readStoredCheckIns()).toEqual({ streaks: [1], point: values[0] });
  });

  it('is not offered again that day, on any screen or after a reload', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/media');
    await page.see(t('media.left', { count: 1 }));
    expect(await page.has(claimButton())).toBe(false);
    await open(journey, '/auth/dashboard');
    await page.see(t('dashboard.points', { points: values[0] }));
    await page.see(t('dashboard.promotionTitle'));
    expect(await page.has(claimButton())).toBe(false);
  });

  it('is offered again the next Bangkok day, with a longer streak', async () => {
    const { page, t } = journey;
    await nextDay();
    await page.see(t('checkIn.title', { points: values[1] }));
    await page.see(t('checkIn.streak', { days: 1 }));
    const last = `${t('checkIn.last')} ${t('checkIn.points', { points: values[0] })}`;
    // The site loads the check-ins of this month only (RD-06).
    const isFirstOfMonth = bangkokDay(new Date()).endsWith('-01');
    await page.see(`${isFirstOfMonth ? '' : `${last} `}${offer(values[1], values[2])}`);
  });

  it('counts once if the response is lost, and the next status check shows it', async () => {
    const { page, t } = journey;
    await page.inject({ url: claims, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[1]));
    await page.see(t('checkIn.claimedHint', { points: values[2] }));
    expect(await readStoredCheckIns()).toEqual({ streaks: [1, 2], point: values[0] + values[1] });
  });

  it('starts a new streak after a missed day', async () => {
    const { page, actor, identity, t } = journey;
    await actor.moveBackOneDay(clientId, identity.username);
    await nextDay();
    await page.see(t('checkIn.streakNone'));
    await page.see(offer(values[0], values[1]));
  });

  it("uses the server's day despite a wrong device clock, without browser errors", async () => {
    const { page, t } = journey;
    await page.device.putClockAhead(400);
    await open(journey, '/auth/dashboard');
    await page.click('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[0]));
    await page.reload();
    await page.see(t('dashboard.promotionTitle'));
    expect(await page.has(claimButton())).toBe(false);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
