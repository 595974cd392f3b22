import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '../bad-input/page-faults.ts';
import { Browser } from '../browsers/browser.ts';
import { signIn } from '../membership.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { creditInDatabase, startMemberJourney, open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

// No other journey uses this brand, so maintenance can't disturb another test.
const clientId = journeyBrand('nava');
/** The second step of choosing a play break ignores presses for this many milliseconds after it appears. */
const doublePressMs = 700;

let browser: Browser;
let member: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  member = await startMemberJourney(browser, workerEnvironment(), clientId);
});
afterAll(async () => {
  await member.actor.staff('site-status', 'OK', '--brand', clientId);
  await browser.close();
});

describe('[ST-08] [PU-01] [PU-12] maintenance', () => {
  it('reloads data that a screen could not load during maintenance', async () => {
    const { page, actor, t } = member;
    await actor.staff('site-status', 'MA', '--brand', clientId);
    await open(member, '/auth/transaction/history');
    await page.see(t('shell.maintenanceTitle'));
    await actor.staff('site-status', 'OK', '--brand', clientId);
    await page.click('button', t('shell.maintenanceCheck'));
    await page.see(t('history.title'));
    await page.see(t('history.emptyAll'));
    expect(await page.text()).not.toContain(t('history.failed'));
  });

  it('closes every page, also during a form, and restores typed texts at its end', async () => {
    const { page, actor, t } = member;
    // Makes the site check its status every 5 s instead of every 30 s.
    await page.device.speedUpTimer('setInterval', 6);
    await open(member, '/auth/deposit');
    await page.fill(t('deposit.amountLabel'), '777');
    await actor.staff('site-status', 'MA', '--brand', clientId);
    await page.see(t('shell.maintenanceTitle'), 90_000 / 6);
    // The site opens at its next status check, which may run before the staff command ends. The test therefore does not
    // check again that the site is closed.
    await actor.staff('site-status', 'OK', '--brand', clientId);
    await page.see(t('deposit.title'));
    await page.waitFor(
      'the typed amount',
      async () => (await page.valueOf(t('deposit.amountLabel'))) === '777',
    );
  });

  it('redirects a visitor of the home page to /ma', async () => {
    const { actor, t } = member;
    await actor.staff('site-status', 'MA', '--brand', clientId);
    const visitor = await (await browser.newUser()).openTab();
    await visitor.goto(actor.site(clientId));
    await visitor.waitForPath('/ma');
    await visitor.see(t('shell.maintenanceTitle'));
  });

  it('lets a member begin a break while the site is closed', async () => {
    const { actor, t } = member;
    await actor.staff('site-status', 'OK', '--brand', clientId);
    const resting = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 500 });
    const { page, identity } = resting;
    await actor.staff('site-status', 'MA', '--brand', clientId);
    await open(resting, '/auth/withdraw');
    await page.see(t('shell.maintenanceTitle'));
    await page.click('button', t('protection.toBreak'));
    await page.click('button', t('playBreak.hours24'));
    await page.see(t('playBreak.fixed'));
    await pause(doublePressMs);
    await page.click('button', t('playBreak.begin'));
    const begun = /เริ่มพักแล้ว เล่นต่อได้ตั้งแต่.*เมื่อเว็บไซต์เปิดแล้ว/;
    await page.see(begun);
    await page.see(t('shell.maintenanceTitle'));
    await open(resting, '/login');
    await page.see(begun);
    await page.see(t('shell.maintenanceTitle'));
    expect(await page.has({ role: 'button', name: t('protection.toBreak') })).toBe(false);
    await actor.staff('site-status', 'OK', '--brand', clientId);
    await signIn(page, actor.site(clientId), identity, t);
    await page.see(t('playBreak.pausedTimeOut'));
    expect(await creditInDatabase(resting)).toBe(50_000);
  });
});
