import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { beginMemberDay, open } from './member-day.ts';
import { ownWorld } from '../own-world.ts';

const clientId = journeyBrand('nava');
/** Points of the first days in a row, as the sandbox gives them. */
const values = [10, 15, 20] as const;

let browser: Browser;
let day: Day;
beforeAll(async () => {
  browser = await Browser.launch('current');
  day = await beginMemberDay(browser, ownWorld(), clientId);
});
afterAll(() => browser.close());

const claims = /\/api\/auth\/game\/check-in$/;
/** What the prompt says of today and tomorrow. */
const offer = (today: number, tomorrow: number): string => {
  const { t } = day;
  const points = (count: number): string => t('checkIn.points', { points: count });
  return `${t('checkIn.today')} ${points(today)} ${t('checkIn.tomorrow')} ${points(tomorrow)}`;
};
const claimed = (points: number): string => day.t('checkIn.claimedTitle', { points });
const claimButton = (): { role: string; name: string } => ({ role: 'button', name: day.t('checkIn.claim') });

/** The days in a row of every check-in that was booked, oldest first, and the points that the member has. */
async function booked(): Promise<{ streaks: number[]; point: number }> {
  const rows = await day.hands.query(
    `select point, array(select streak from check_in where member_id = member.id order by bangkok_day) as streaks
       from member where username = $1`,
    [day.who.username],
  );
  const streaks = rows[0]?.['streaks'];
  return { streaks: Array.isArray(streaks) ? streaks.map(Number) : [], point: Number(rows[0]?.['point']) };
}

/** A night goes by, and the member comes back. */
async function nextDay(): Promise<void> {
  await day.hands.overnight(clientId, day.who.username);
  await open(day, '/auth/dashboard');
}

describe('[ST-05] the daily check-in', () => {
  it('asks on the dashboard, and says what today and tomorrow give', async () => {
    const { page, t } = day;
    await page.see(t('checkIn.title', { points: values[0] }));
    await page.see(t('checkIn.streakNone'));
    await page.see(offer(values[0], values[1]));
  });

  it('is done once by a double press: says the value, and tomorrow’s', async () => {
    const { page, t } = day;
    await page.doubleClick('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[0]));
    await page.see(t('checkIn.claimedHint', { points: values[1] }));
    await page.see(t('checkIn.streak', { days: 1 }));
    await page.see(t('dashboard.points', { points: values[0] }));
    expect(await booked()).toEqual({ streaks: [1], point: values[0] });
  });

  it('asks no more that day, on no screen and after no reload', async () => {
    const { page, t } = day;
    await open(day, '/auth/media');
    await page.see(t('media.left', { count: 1 }));
    expect(await page.has(claimButton())).toBe(false);
    await open(day, '/auth/dashboard');
    await page.see(t('dashboard.points', { points: values[0] }));
    await page.see(t('dashboard.promotionTitle'));
    expect(await page.has(claimButton())).toBe(false);
  });

  it('asks again the next Bangkok day, one day further in the row', async () => {
    const { page, t } = day;
    await nextDay();
    await page.see(t('checkIn.title', { points: values[1] }));
    await page.see(t('checkIn.streak', { days: 1 }));
    const last = `${t('checkIn.last')} ${t('checkIn.points', { points: values[0] })}`;
    await page.see(`${last} ${offer(values[1], values[2])}`);
  });

  it('counts once when its answer is lost, and the next look says that it counted', async () => {
    const { page, t } = day;
    await page.inject({ url: claims, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[1]));
    await page.see(t('checkIn.claimedHint', { points: values[2] }));
    expect(await booked()).toEqual({ streaks: [1, 2], point: values[0] + values[1] });
  });

  it('begins anew after a day that was missed', async () => {
    const { page, hands, who, t } = day;
    await hands.overnight(clientId, who.username);
    await nextDay();
    await page.see(t('checkIn.streakNone'));
    await page.see(offer(values[0], values[1]));
  });

  it('goes by the server’s day, whatever the member’s clock says, and met no error of the browser', async () => {
    const { page, t } = day;
    await page.device.putClockAhead(400);
    await open(day, '/auth/dashboard');
    await page.click('button', t('checkIn.claim'));
    await page.seeRole('heading', claimed(values[0]));
    await page.reload();
    await page.see(t('dashboard.promotionTitle'));
    expect(await page.has(claimButton())).toBe(false);
    expect(page.complaints.consoleErrors()).toEqual([]);
  });
});
