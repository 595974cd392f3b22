import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBaht } from '@chada/messages';
import { findCode } from '@chada/reference-api/find-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import {
  startMemberJourney,
  creditInDatabase,
  creditOf,
  open,
  satangIn,
  seeTexts,
  shown,
  textsAt,
} from './member-journey.ts';
import { registerThrough } from './registration.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const path = '/auth/affiliate';
const creditBaht = 500;
const stakeBaht = 100;
const program = { commissionBp: 1000, minimumSatang: 300 };
const earnedBaht = 10;
const withdraws = /\/api\/auth\/affiliate\/withdraw\//;

let browser: Browser;
let inviter: Journey;
let friend: Journey;
let before: Record<string, unknown> = {};
beforeAll(async () => {
  browser = await Browser.launch('current');
  inviter = await startMemberJourney(browser, workerEnvironment(), clientId);
  friend = await startJourney(browser, workerEnvironment(), clientId);
  const rows = await inviter.actor.query('select * from affiliate_program where client_id = $1', [clientId]);
  before = rows[0] ?? {};
  await setProgram(program.commissionBp, program.minimumSatang);
});
afterAll(async () => {
  await setProgram(before['commission_bp'], before['minimum_withdrawal']);
  await browser.close();
});

async function setProgram(commissionBp: unknown, minimumSatang: unknown): Promise<void> {
  await inviter.actor.query(
    'update affiliate_program set commission_bp = $2, minimum_withdrawal = $3 where client_id = $1',
    [clientId, commissionBp, minimumSatang],
  );
}

const codeOf = async ({ page }: Journey): Promise<string> =>
  (await textsAt(page, '.cf-share__code'))[0] ?? '';

describe('[ME-07] inviting friends', () => {
  let address = '';

  it('shows a code and a link to copy on the member page', async () => {
    const { page, t, actor } = inviter;
    await open(inviter, '/auth/account');
    await page.click('link', t('user.affiliate'));
    await page.waitForPath(path);
    await page.see(t('affiliate.percent', { percent: '10%' }));
    const code = await codeOf(inviter);
    address = actor.site(clientId, `/aff/${code}`);
    await seeTexts(page, '.cf-share__url', [address]);
    await page.click('button', t('affiliate.copyLink'));
    await page.seeRole('button', t('common.copied'));
    await open(inviter, '/auth/settings/manage-address');
    await page.paste(t('address.line'));
    expect(await page.valueOf(t('address.line'))).toBe(address);
  });

  it('shows the link as a QR code', async () => {
    const { page, t } = inviter;
    await page.back();
    const code = await codeOf(inviter);
    await page.seeRole('img', t('affiliate.qr', { code }));
    await page.evaluate(() => {
      const picture = document.querySelector('.cf-share__qr');
      if (picture !== null) picture.scrollIntoView({ block: 'center' });
    });
    const file = join(workerEnvironment().folder, `invitation-${code}.png`);
    await page.screenshot(file);
    expect(await findCode(await readFile(file), phone.width)).toBe(address);
  });

  it('shows an empty state to a member without invited friends', async () => {
    const { page, t } = inviter;
    await page.see(t('affiliate.downlineEmpty'));
    await page.see(t('affiliate.bonusEmpty'));
    await page.see(t('affiliate.notEnough', { amount: formatBaht(program.minimumSatang) }));
  });

  it("[PU-06] opens the register screen with the inviter's name, and adds the friend to the downline", async () => {
    const { page, t, identity } = friend;
    await page.goto(address);
    await page.see(t('registration.inviterTitle'));
    await registerThrough(friend);
    await page.waitForPath('/auth/dashboard');
    await open(inviter, path);
    await seeTexts(inviter.page, '.ck-row-list .ck-list-row__title', [identity.username]);
    await seeTexts(inviter.page, '.ck-row-list .ck-list-row__end .ck-status-pill', [t('affiliate.inactive')]);
    await inviter.page.see(t('affiliate.downlineTotal', { count: 1 }));
  });
});

describe('a friend who plays', () => {
  let result = 0;

  it('[ME-21] [ME-22] opens a game of one provider, bets, and returns', async () => {
    const { page, t, actor, identity } = friend;
    await actor.giveCredit(clientId, identity.username, creditBaht);
    await open(friend, '/auth/games/category?cat=slots');
    await page.clickAt('.cf-games__provider[href$=JK]');
    await page.waitForPath('/auth/games/slots/JK');
    const names = { category: t('game.slots'), provider: t('game.JK') };
    await page.seeRole('heading', t('gameList.providerTitle', names));
    await page.clickAt('.cf-games__grid button', 0);
    await page.click('button', t('gameList.play'));
    await page.waitForPath(/^\/play\//);
    await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
    await page.click('radio', String(stakeBaht));
    await page.clickAt('#bets button', 0);
    await page.waitFor('the result', () =>
      page.has({ css: '#result[data-tone=won], #result[data-tone=lost]' }),
    );
    const remaining = satangIn((await textsAt(page, '#balance'))[0] ?? '');
    await page.click('link', 'กลับสู่เว็บไซต์');
    await page.waitForPath(/^\/auth\//);
    await page.waitFor('the credit to return', async () => (await creditOf(friend)) === remaining);
    result = remaining - creditBaht * 100;
    expect(Math.abs(result)).toBeGreaterThan(0);
  });

  it('[ME-08] sees the win or loss as text, chart and table', async () => {
    const { page, t } = friend;
    const amount = formatBaht(Math.abs(result));
    await open(friend, '/auth/winlost');
    await page.see(result > 0 ? t('winLost.won', { amount }) : t('winLost.lost', { amount }));
    expect(await page.evaluate(() => document.querySelectorAll('.cf-plot__bar[data-side]').length)).toBe(1);
    const side = result > 0 ? 'above' : 'below';
    expect(await page.has({ css: `.cf-plot__bar[data-side=${side}]` })).toBe(true);
    await page.click('tab', t('winLost.table'));
    const cells = await textsAt(page, '.ck-data-table tbody td');
    expect(cells[0]).toContain(shown(stakeBaht));
    expect(cells[1]).toContain(`${result > 0 ? '+' : '−'}${amount}`);
    await seeTexts(page, '.ck-row-list .ck-list-row__detail .cf-phrase:last-child', [
      t('winLost.rowTurnover', { amount: shown(stakeBaht) }),
    ]);
  });

  it('[ME-09] finds each movement of the credit in the history', async () => {
    const { page, t } = friend;
    await open(friend, '/auth/transaction/history');
    await seeTexts(page, '.ck-day-group .ck-list-row__title', [
      t('history.kindGameIn'),
      t('history.kindGameOut'),
      t('history.kindAdjustment'),
    ]);
    await page.click('tab', t('history.deposit'));
    await page.see(t('history.emptyDeposit'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});

describe('[ME-07] the commission of a friend', () => {
  it('is listed by friend and by day', async () => {
    const { page, t, actor, identity } = inviter;
    await open(inviter, path);
    await seeTexts(page, '.ck-row-list .ck-list-row__end .ck-status-pill', [t('affiliate.active')]);
    await page.see(t('affiliate.brought', { amount: shown(earnedBaht) }));
    await page.see(`${t('affiliate.bonusTotal')} ${shown(earnedBaht)}`);
    const row = await textsAt(page, '.cf-bonus tbody tr');
    expect(row).toHaveLength(1);
    for (const text of [friend.identity.username, shown(stakeBaht), shown(earnedBaht)])
      expect(row[0]).toContain(text);
    await page.click('tab', t('affiliate.byDay'));
    await seeTexts(page, '.cf-bonus .ck-list-row__title', [friend.identity.username]);
    await seeTexts(page, '.cf-bonus .ck-day-group__summary', [
      t('affiliate.logDay', { amount: shown(earnedBaht) }),
    ]);
    await page.click('tab', t('affiliate.byFriend'));
    await actor.query(
      `update commission set bangkok_day = bangkok_day - 20 from member
        where member.id = commission.member_id and member.username = $1`,
      [identity.username],
    );
    await page.click('button', t('daySpan.last7'));
    await page.see(t('affiliate.bonusEmpty'));
    await open(inviter, path);
    await page.see(`${t('affiliate.bonusTotal')} ${shown(earnedBaht)}`);
  });

  it.each([
    ['below the minimum', '2.99', () => inviter.t('affiliate.belowMinimum', { amount: '฿3' })],
    ['above the balance', '10.01', () => inviter.t('affiliate.aboveBalance', { amount: shown(earnedBaht) })],
    ['no number', 'สิบ', () => inviter.t('amountInput.notANumber')],
  ])('is not moved for an amount that is %s (%s)', async (_what, input, refusal) => {
    const { page, t } = inviter;
    await page.fill(t('affiliate.amount'), input);
    await page.click('button', t('affiliate.withdraw'));
    await seeTexts(page, '.cf-commission .ck-field__error', [refusal()]);
    expect(await page.valueOf(t('affiliate.amount'))).toBe(input);
    expect(await creditInDatabase(inviter)).toBe(0);
  });

  it('is moved to the credit once, even if the response was lost and the member retries', async () => {
    const { page, t } = inviter;
    await page.fill(t('affiliate.amount'), '3');
    await page.inject({ url: withdraws, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('affiliate.withdraw'));
    await page.see(t('apiErrors.moneyUnknown'));
    await page.click('button', t('affiliate.withdraw'));
    await page.see(t('affiliate.withdrawDone', { amount: shown(3) }));
    await page.waitFor('the credit in the header', async () => (await creditOf(inviter)) === 300);
    expect(await creditInDatabase(inviter)).toBe(300);
  });

  it('is moved completely by a tap on the full amount, and once by a double press', async () => {
    const { page, t } = inviter;
    await page.click('button', t('affiliate.all', { amount: '฿7' }));
    await page.doubleClick('button', t('affiliate.withdraw'));
    await page.see(t('affiliate.withdrawDone', { amount: shown(7) }));
    await page.see(t('affiliate.withdrawDoneHint', { amount: shown(earnedBaht) }));
    await page.see(t('affiliate.notEnough', { amount: formatBaht(program.minimumSatang) }));
    await page.waitFor(
      'the credit in the header',
      async () => (await creditOf(inviter)) === earnedBaht * 100,
    );
    expect(await creditInDatabase(inviter)).toBe(earnedBaht * 100);
  });

  it('results in a correct ledger without browser errors', async () => {
    expect(await inviter.actor.checkLedger()).toMatchObject({ ok: true });
    expect(inviter.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
