import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { assertSupported } from '../browsers/limits.ts';
import { signIn, signOut } from '../membership.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, countWithdrawals, creditInDatabase, open, shown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const url = /\/api\/auth\/withdraw\/[0-9a-f-]{36}$/;

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 1000 });
});
afterAll(() => browser.close());

async function review(baht: number): Promise<void> {
  const { page, t } = journey;
  await open(journey, '/auth/withdraw');
  await page.fill(t('withdrawal.amountLabel'), String(baht));
  await page.click('button', t('withdrawal.review'));
  await page.seeRole('button', t('withdrawal.confirm', { amount: shown(baht) }));
}

async function signOutElsewhere(): Promise<void> {
  const { page, user, t, actor } = journey;
  const otherPage = await user.openTab();
  await otherPage.goto(actor.site(clientId, '/auth/account'));
  await signOut(otherPage, t);
  await otherPage.waitForPath('/login');
  await page.waitForPath('/login');
  await otherPage.close();
}

describe('[ME-06] a withdrawal in progress when the member signs out in another tab', () => {
  it('was accepted: the next sign-in reports this and links to the withdrawal', async () => {
    assertSupported('storageEvents');
    const { page, t, identity, actor } = journey;
    await review(200);
    await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('withdrawal.confirm', { amount: shown(200) }));
    await page.see(t('apiErrors.moneyUnknown'));
    await signOutElsewhere();
    await signIn(page, actor.site(clientId), identity, t);
    const requestName = t('pastRequest.withdrawalOf', { amount: shown(200) });
    await page.see(t('pastRequest.accepted', { what: requestName }));
    await page.click('link', t('pastRequest.see'));
    await page.waitForPath('/auth/withdraw');
    await page.see(t('withdrawal.timelineApproval'));
    await page.waitUntilGone(t('pastRequest.accepted', { what: requestName }));
    expect(await countWithdrawals(journey)).toBe(1);
    expect(await creditInDatabase(journey)).toBe(80_000);
  });

  it('did not arrive: the next sign-in reports that no credit was taken, and sends no request again', async () => {
    assertSupported('storageEvents');
    const { page, t, identity, actor } = journey;
    await review(300);
    let release: (then: PlainFault) => void = () => undefined;
    const until = new Promise<PlainFault>((resolve) => (release = resolve));
    await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'hold', until } });
    await page.click('button', t('withdrawal.confirm', { amount: shown(300) }));
    await signOutElsewhere();
    release({ kind: 'none' });
    await signIn(page, actor.site(clientId), identity, t);
    const requestName = t('pastRequest.withdrawalOf', { amount: shown(300) });
    await page.see(t('pastRequest.none', { what: requestName }), 60_000);
    await page.see(t('pastRequest.noneHint'));
    await page.click('button', t('pastRequest.seen'));
    await page.waitUntilGone(t('pastRequest.noneHint'));
    expect(await countWithdrawals(journey)).toBe(1);
    expect(await creditInDatabase(journey)).toBe(80_000);
    await page.reload();
    await page.see(t('dashboard.creditTitle'));
    expect(await page.text()).not.toContain(t('pastRequest.noneHint'));
  });

  it('results in a correct ledger without browser errors', async () => {
    expect(await journey.actor.checkLedger()).toMatchObject({ ok: true });
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
