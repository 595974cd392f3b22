/** Tests limits and play breaks. Instead of waiting, the tests move the member's records into the past. */
import { errorCodes } from '@chada/contract/error-codes';
import { gameOpen } from '@chada/contract/game';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '../bad-input/page-faults.ts';
import { Browser } from '../browsers/browser.ts';
import { askAsMember, openSession, signIn } from '../membership.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import {
  creditInDatabase,
  goWithinSite,
  open,
  shown,
  startMemberJourney,
  textsAt,
  transferToShown,
} from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const path = '/auth/protection';
/** The second step of choosing a play break ignores presses for this many milliseconds after it appears. */
const doublePressMs = 700;
let browser: Browser;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());

const started: Journey[] = [];
async function start(creditBaht = 0): Promise<Journey> {
  const journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht });
  started.push(journey);
  return journey;
}
// Closes the pages of each test, because an open page needs processor time even if no test uses it any more.
afterEach(() => Promise.all(started.splice(0).map(({ user }) => user.close())));
const ofMember = 'member_id = (select id from member where client_id = $1 and username = $2)';
const change = ({ actor, identity }: Journey, statement: string) =>
  actor.query(`${statement} where ${ofMember}`, [clientId, identity.username]);

async function setDepositLimit(journey: Journey, baht: string): Promise<void> {
  await goWithinSite(journey.page, path);
  await journey.page.click('button', journey.t('protection.add'));
  await journey.page.fill(journey.t('protection.formAmount'), baht);
  await journey.page.click('button', journey.t('protection.save'));
  await journey.page.see(journey.t('protection.saved'));
}

async function setLimit(
  { page, t }: Journey,
  kind: 'session' | 'stake',
  { label, value }: { label: string; value: string },
): Promise<void> {
  await goWithinSite(page, path);
  await page.click('button', t('protection.add'));
  await page.choose(t('protection.formKind'), t(`playLimit.${kind}`));
  await page.fill(label, value);
  await page.click('button', t('protection.save'));
  await page.see(t('protection.saved'));
}

async function chooseGame({ page }: Journey): Promise<void> {
  await goWithinSite(page, '/auth/games/category?cat=slots');
  await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
}

async function openGame(journey: Journey): Promise<void> {
  await chooseGame(journey);
  await journey.page.click('button', journey.t('gameList.play'));
  await journey.page.waitForPath(/^\/play\//);
  expect(await creditInDatabase(journey)).toBe(0);
}

async function withdraw({ page, t }: Journey, baht: number): Promise<void> {
  await page.click('link', t('playBreak.withdraw'), 0);
  await page.fill(t('withdrawal.amountLabel'), String(baht));
  await page.click('button', t('withdrawal.review'));
  await page.click('button', t('withdrawal.confirm', { amount: shown(baht) }));
  await page.see(t('withdrawal.timelineApproval'));
}

/** Moves the member's play breaks into the past. Disables the trigger that forbids changes of play breaks. */
async function moveBreaks({ actor, identity }: Journey, days: number): Promise<void> {
  const [member] = await actor.query('select id from member where client_id = $1 and username = $2', [
    clientId,
    identity.username,
  ]);
  const id = Number(member?.['id']);
  const moved = (column: string) => `${column} = ${column} - interval '${days} days'`;
  await actor.query(`
    alter table member_break disable trigger member_break_is_kept;
    update member_break set ${['started_at', 'minimum_end', 'end_requested_at'].map(moved).join(', ')}
     where member_id = ${id};
    alter table member_break enable trigger member_break_is_kept;
    update member set ${moved('paused_until')} where id = ${id};`);
}

async function verifySlip(journey: Journey, amount: string): Promise<void> {
  const { t } = journey;
  await goWithinSite(journey.page, '/auth/deposit');
  const file = await transferToShown(journey, { amount });
  await goWithinSite(journey.page, '/auth/deposit/slip');
  await journey.page.upload({ label: t('slip.choose') }, file);
  await journey.page.click('button', t('slip.verify'));
  await journey.page.see(t('slip.verifiedTitle'), 40_000);
}

describe('a deposit limit', () => {
  it('refuses a deposit with the time, keeps the money, and permits it when the time has come', async () => {
    const journey = await start();
    const { t } = journey;
    await setDepositLimit(journey, '๕๐๐');
    await verifySlip(journey, '400');
    await journey.page.click('button', t('slip.confirm', { amount: shown(400) }));
    await journey.page.see(t('slip.successText', { amount: shown(400) }));
    await verifySlip(journey, '300');
    await journey.page.click('button', t('slip.confirm', { amount: shown(300) }));
    await journey.page.see(errorCodes.DEPOSIT_LIMIT_REACHED.message);
    await journey.page.see(/เงินของคุณยังอยู่ครบ ยืนยันสลิปนี้ได้ตั้งแต่/);
    expect(await creditInDatabase(journey)).toBe(40_000);

    await change(journey, `update deposit set decided_at = decided_at - interval '25 hours'`);
    await open(journey, '/auth/dashboard');
    await journey.page.click('button', t('waitingSlip.confirm', { amount: shown(300) }));
    await journey.page.see(t('waitingSlip.credited', { amount: shown(300) }));
    expect(await creditInDatabase(journey)).toBe(70_000);
  });

  it('returns the money of a slip above the limit on request', async () => {
    const journey = await start();
    const { t } = journey;
    await setDepositLimit(journey, '200');
    await verifySlip(journey, '300');
    await journey.page.click('button', t('slip.confirm', { amount: shown(300) }));
    await journey.page.see(t('slip.adviceLimitTooHigh'));
    await journey.page.click('button', t('slip.requestReturn'));
    await journey.page.see(t('waitingSlip.returnText'));
    await open(journey, '/auth/dashboard');
    await journey.page.see(/ขอโอนคืนแล้วเมื่อ/);
    expect(await creditInDatabase(journey)).toBe(0);
  });

  it('rises once, after the cooling period, though two tabs confirm', async () => {
    const journey = await start();
    const { t, user, actor } = journey;
    await setDepositLimit(journey, '200');
    await journey.page.click('button', t('protection.changeOf', { limit: 'วงเงินฝากใน 24 ชั่วโมง' }));
    await journey.page.fill(t('protection.formAmount'), '900');
    await journey.page.see(t('protection.effectAfter', { hours: '24' }));
    await journey.page.click('button', t('protection.save'));
    await journey.page.see(t('protection.requested'));
    expect(await journey.page.has({ role: 'button', name: t('protection.raiseConfirm') })).toBe(false);
    await change(
      journey,
      `update protection_raise set requested_at = requested_at - interval '25 hours',
         confirmable_at = confirmable_at - interval '25 hours'`,
    );
    const otherPage = await user.openTab();
    for (const tab of [journey.page, otherPage]) {
      await tab.goto(actor.site(clientId, '/auth/account'));
      await tab.goto(actor.site(clientId, path));
      await tab.seeRole('button', t('protection.raiseConfirm'));
    }
    await journey.page.click('button', t('protection.raiseConfirm'));
    await journey.page.see(t('protection.raiseConfirmed'));
    await otherPage.click('button', t('protection.raiseConfirm'));
    await otherPage.waitUntilGone(t('protection.raiseConfirm'));
    await otherPage.see(t('protection.used', { used: '฿0', value: '฿900' }));
    await otherPage.close();
  });
});

describe('a break', () => {
  it('that begins while a game is open returns the credit, and the member can only withdraw', async () => {
    const journey = await start(600);
    const { t, user, actor, identity } = journey;
    await openGame(journey);
    const otherPage = await user.openTab();
    await otherPage.goto(actor.site(clientId, '/auth/protection/break'));
    await otherPage.click('button', t('playBreak.days7'));
    await otherPage.see(t('playBreak.fixed'));
    await pause(doublePressMs);
    await otherPage.click('button', t('playBreak.begin'));
    await otherPage.waitForPath('/login');
    expect(await creditInDatabase(journey)).toBe(60_000);
    await signIn(otherPage, actor.site(clientId), identity, t);
    await otherPage.see(t('playBreak.pausedTimeOut'));
    await otherPage.goto(actor.site(clientId, '/auth/deposit'));
    await otherPage.see(t('playBreak.pausedTimeOut'));
    await withdraw({ ...journey, page: otherPage }, 300);
    expect(await creditInDatabase(journey)).toBe(30_000);
    await otherPage.close();
  });

  it('holds a slip that the bank has not verified, and returns its money on request', async () => {
    const journey = await start();
    const { t, actor, identity, page } = journey;
    await goWithinSite(page, '/auth/deposit');
    const file = await transferToShown(journey, { amount: '250', settlement: '600' });
    await goWithinSite(page, '/auth/deposit/slip');
    await page.upload({ label: t('slip.choose') }, file);
    await page.click('button', t('slip.verify'));
    await page.see(t('slip.pendingTitle'), 40_000);
    await goWithinSite(page, '/auth/protection/break');
    await page.click('button', t('playBreak.days7'));
    await pause(doublePressMs);
    await page.click('button', t('playBreak.begin'));
    await page.waitForPath('/login');
    await page.see(/เริ่มพักแล้ว เล่นต่อได้ตั้งแต่/);
    await signIn(page, actor.site(clientId), identity, t);
    await page.see(t('waitingSlip.pausedTitle'));
    await page.see(t('waitingSlip.returnableText'));
    await page.click('button', t('waitingSlip.requestReturn'));
    await page.see(t('waitingSlip.returnText'));
    await open(journey, '/auth/dashboard');
    await page.see(/ขอโอนคืนแล้วเมื่อ/);
    const [row] = await change(journey, 'select return_requested_at from slip');
    expect(row?.['return_requested_at']).not.toBeNull();
  });

  it('for ever leaves a pending withdrawal as it is', async () => {
    const journey = await start(500);
    const { t, actor, identity } = journey;
    const { token, user } = await openSession(actor, clientId, identity);
    await askAsMember(actor, clientId, {
      token,
      path: `/api/auth/withdraw/${user.uuid}`,
      body: { amount: 30_000 },
    });
    await open(journey, '/auth/protection/break');
    await journey.page.click('button', t('playBreak.forever'));
    await journey.page.see(t('playBreak.noEnd'));
    await journey.page.see(shown(200));
    await pause(doublePressMs);
    await journey.page.click('button', t('playBreak.beginExclusion'));
    await journey.page.waitForPath('/login');
    const [row] = await change(journey, 'select uuid from withdrawal');
    await actor.staff('withdrawal', 'approve', String(row?.['uuid']));
    await signIn(journey.page, actor.site(clientId), identity, t);
    await journey.page.see(t('playBreak.pausedExclusion'));
    await journey.page.see(t('playBreak.pausedForever'));
    await open(journey, '/auth/withdraw');
    await journey.page.see(shown(300));
    await open(journey, '/auth/protection/history');
    await journey.page.see(t('playHistory.download'));
    await journey.page.see(shown(300));
    expect(await creditInDatabase(journey)).toBe(20_000);
  });
});

describe('a limit on session time', () => {
  it('stops play with the time when it opens, permits a withdrawal, and opens at that time', async () => {
    const journey = await start(500);
    const { t, page } = journey;
    await setLimit(journey, 'session', { label: t('protection.formMinutes'), value: '๔๕' });
    await page.see(t('protection.used', { used: t('playLimit.minutes', { minutes: 0 }), value: '45 นาที' }));
    const stayed = `insert into member_activity (member_id, started_at, ended_at)
      select id, now() - interval '80 minutes', now() - interval '20 minutes' from member`;
    await journey.actor.query(`${stayed} where client_id = $1 and username = $2`, [
      clientId,
      journey.identity.username,
    ]);
    await change(journey, `update session set last_used_at = last_used_at - interval '5 minutes'`);
    await open(journey, '/auth/games/category?cat=slots');
    await page.see(t('playBreak.pausedSession'));
    await page.see(/เล่นต่อได้ตั้งแต่/);
    await open(journey, path);
    await page.see(/ครบแล้ว เปิดอีกครั้ง/);
    await open(journey, '/auth/deposit');
    await page.see(t('playBreak.pausedSession'));
    await withdraw(journey, 300);
    expect(await creditInDatabase(journey)).toBe(20_000);

    await change(
      journey,
      `update member_activity set started_at = started_at - interval '1 day', ended_at = ended_at - interval '1 day'`,
    );
    await journey.actor.query(
      `update member set paused_until = paused_until - interval '1 day' where client_id = $1 and username = $2`,
      [clientId, journey.identity.username],
    );
    await open(journey, '/auth/deposit');
    await page.see(t('deposit.accountTitle'));
  });
});

describe('a limit on stakes', () => {
  it('takes only the permitted credit into a game, and then names the time when it opens', async () => {
    const journey = await start(600);
    const { t, page } = journey;
    await setLimit(journey, 'stake', { label: t('protection.formAmount'), value: '200' });
    await chooseGame(journey);
    await page.see(t('gameList.creditToTake'));
    await page.see(shown(200));
    await page.see(t('gameList.withinLimits'));
    await page.click('button', t('gameList.play'));
    await page.waitForPath(/^\/play\//);
    expect(await creditInDatabase(journey)).toBe(40_000);
    await open(journey, '/auth/dashboard');
    await page.see(t('dashboard.creditTitle'));
    await page.waitFor('the credit', async () => (await creditInDatabase(journey)) === 60_000);
    // Records a stake, because credit that returns from a game without a stake does not count towards the limit.
    await change(journey, `update game_session set turnover = 20000, brought = 20000`);
    // Loads a new document, because the site reuses limits that it requested in the last 5 seconds.
    await open(journey, '/auth/dashboard');
    await chooseGame(journey);
    await page.see(t('limitNotice.reached', { name: 'วงเงินเดิมพันใน 24 ชั่วโมง' }));
    await page.see(/เล่นต่อได้ตั้งแต่/);
    expect(await page.has({ role: 'button', name: t('gameList.play') })).toBe(false);
    expect(await page.has({ role: 'link', name: t('limitNotice.see') })).toBe(true);
    const { token } = await openSession(journey.actor, clientId, journey.identity);
    const playing = askAsMember(journey.actor, clientId, {
      token,
      path: gameOpen.path,
      body: gameOpen.example.body,
    });
    await expect(playing).rejects.toThrow('GAME_LIMIT_REACHED');
    expect(await creditInDatabase(journey)).toBe(60_000);

    await change(journey, `update game_session set opened_at = opened_at - interval '25 hours'`);
    await page.click('link', t('limitNotice.see'));
    await page.waitForPath(path);
    await open(journey, '/auth/dashboard');
    await chooseGame(journey);
    await page.click('button', t('gameList.play'));
    await page.waitForPath(/^\/play\//);
    expect(await creditInDatabase(journey)).toBe(40_000);
  });
});

describe('the end of an exclusion', () => {
  it('needs a request after its time and 24 hours, and only then opens deposits', async () => {
    const journey = await start(500);
    const { t, actor, identity, page } = journey;
    await open(journey, '/auth/protection/break');
    await page.click('button', t('playBreak.months6'));
    await page.see(t('playBreak.requestableAt'));
    await pause(doublePressMs);
    await page.click('button', t('playBreak.beginExclusion'));
    await page.waitForPath('/login');
    await signIn(page, actor.site(clientId), identity, t);
    await page.see(t('playBreak.pausedExclusion'));
    await page.see(/ขอกลับมาเล่นได้ตั้งแต่ .* หลังขอแล้วต้องรออีก 24 ชั่วโมง/);
    expect(await page.has({ role: 'button', name: t('playBreak.requestEnd') })).toBe(false);

    await moveBreaks(journey, 185);
    await open(journey, '/auth/deposit');
    await page.see(t('playBreak.pausedExclusion'));
    await page.see(t('playBreak.pausedOver'));
    await page.click('button', t('playBreak.requestEnd'));
    await page.see(/เล่นต่อได้ตั้งแต่/);
    await open(journey, '/auth/deposit');
    await page.see(/เล่นต่อได้ตั้งแต่/);
    await withdraw(journey, 300);

    await moveBreaks(journey, 1);
    await open(journey, '/auth/deposit');
    await page.see(t('deposit.accountTitle'));
    expect(await page.text()).not.toContain(t('playBreak.pausedExclusion'));
  });
});

describe('the history of 12 months', () => {
  it('shows deposits and withdrawals by month and day, and saves them as CSV', async () => {
    const journey = await start();
    const { t, page, actor, identity } = journey;
    await verifySlip(journey, '400');
    await page.click('button', t('slip.confirm', { amount: shown(400) }));
    await page.see(t('slip.successText', { amount: shown(400) }));
    const { token, user } = await openSession(actor, clientId, identity);
    const withdrawal = { token, path: `/api/auth/withdraw/${user.uuid}`, body: { amount: 30_000 } };
    await askAsMember(actor, clientId, withdrawal);
    await open(journey, path);
    await page.click('link', t('protection.toHistory'));
    await page.waitForPath('/auth/protection/history');
    await page.see(shown(400));
    await page.see(shown(300));
    await page.click('tab', t('playHistory.day'));
    await page.see(shown(400));
    await page.evaluate(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file) => {
        if (file instanceof Blob) void file.text().then((text) => (document.body.dataset['saved'] = text));
        return create(file);
      };
    });
    await page.click('button', t('playHistory.download'));
    await page.waitFor('the file', async () => page.has({ css: 'body[data-saved]' }));
    const saved = await page.evaluate(() => document.body.dataset['saved'] ?? '');
    expect(saved).toMatch(/^[^\r\n]*สุทธิ[^\r\n]*\r\n\d{4}-\d\d-\d\d,400,300,-100,/);
  });
});

describe('the care notice', () => {
  it('leads a member with signs of harm to limits and a break, and comes back a week after it was dismissed', async () => {
    const journey = await start();
    const { t, actor, identity, page } = journey;
    const { token } = await openSession(actor, clientId, identity);
    for (const value of [10_000, 20_000, 30_000, 40_000])
      await askAsMember(actor, clientId, {
        token,
        path: '/api/auth/protection/limit',
        body: { kind: 'deposit', period: 'day', value },
      });
    await open(journey, '/auth/dashboard');
    await page.see(t('careNotice.title'));
    await page.click('link', t('careNotice.limits'));
    await page.waitForPath(path);
    await page.see(t('careNotice.title'));
    await page.click('link', t('careNotice.rest'));
    await page.waitForPath('/auth/protection/break');
    await page.click('button', t('careNotice.dismiss'));
    await page.waitUntilGone(t('careNotice.title'));
    await open(journey, '/auth/dashboard');
    await page.see(t('dashboard.creditTitle'));
    expect(await page.text()).not.toContain(t('careNotice.title'));
    await change(
      journey,
      `update member_protection set care_notice_dismissed_at = care_notice_dismissed_at - interval '7 days'`,
    );
    await open(journey, '/auth/dashboard');
    await page.see(t('careNotice.title'));
  });
});

describe('the reality check', () => {
  it('comes over the site after the interval, and leads to the break', async () => {
    const journey = await start();
    const { t } = journey;
    await change(journey, `update session set created_at = created_at - interval '2 hours'`);
    await open(journey, '/auth/dashboard');
    await journey.page.see(t('realityCheck.text'));
    await journey.page.press('Enter');
    await journey.page.see(t('realityCheck.text'));
    await journey.page.click('link', t('realityCheck.rest'));
    await journey.page.waitForPath('/auth/protection/break');
    await open(journey, '/auth/dashboard');
    await journey.page.see(t('dashboard.creditTitle'));
    expect(await journey.page.text()).not.toContain(t('realityCheck.text'));
  });

  it('waits while the member is in a game, and includes the game when the member comes back', async () => {
    const journey = await start(600);
    const { t, page } = journey;
    await openGame(journey);
    await change(journey, `update session set created_at = created_at - interval '2 hours'`);
    expect(await page.has({ css: '[role="alertdialog"]' })).toBe(false);
    await open(journey, '/auth/dashboard');
    await page.see(t('realityCheck.text'));
    const [dialog = ''] = await textsAt(page, '[role="alertdialog"]');
    expect(dialog).toContain(shown(600));
    expect(await creditInDatabase(journey)).toBe(60_000);
  });
});

describe('after all journeys of protection', () => {
  it('the ledger is correct', async () => {
    expect(await (await start()).actor.checkLedger()).toMatchObject({ ok: true });
  });
});
