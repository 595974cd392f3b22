import { errorCodes } from '@chada/contract/error-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import { fillAddress } from './address-form.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, creditInDatabase, creditOf, open, seeTexts } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('nava');
const startPoints = 2000;
const requests = /\/api\/auth\/reward\/request$/;
const flask = { name: 'กระติกน้ำเก็บความเย็น 1 ลิตร', cost: 800 };
const umbrella = { name: 'ร่มพับกันยูวี', cost: 350 };
const cooker = { name: 'หม้อหุงข้าวไฟฟ้า 1.8 ลิตร', cost: 2400 };
const bag = { name: 'ถุงผ้าลายไทย', cost: 150 };
const credit50 = { name: 'เครดิต 50 บาท', cost: 100 };
const address = {
  recipient: 'นภา ทะเลงาม',
  phone: '0812345678',
  line: '9 ซอยเจริญนคร 12',
  province: 'กรุงเทพมหานคร',
  district: 'คลองสาน',
  subdistrict: 'คลองต้นไทร',
};

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId);
  await journey.actor.givePoints(clientId, journey.identity.username, startPoints);
});
afterAll(() => browser.close());

const request = (name: string): string => journey.t('reward.requestNamed', { name });
const confirm = (): string => journey.t('reward.confirm');

const seePoints = (points: number): Promise<void> =>
  seeTexts(journey.page, '.cf-points__figure', [journey.t('reward.points', { points })]);
const soldOut = '.cf-reward-card[data-out=true] h2';

async function booked(): Promise<unknown[]> {
  const rows = await journey.actor.query(
    `select reward_name from reward_request join member on member.id = reward_request.member_id
      where member.username = $1 order by reward_request.id desc`,
    [journey.identity.username],
  );
  return rows.map((row) => row['reward_name']);
}

async function stockOf(name: string, stock: number | null = null): Promise<number> {
  const rows = await journey.actor.query(
    'update reward set stock = coalesce($3, stock) where client_id = $1 and name = $2 returning stock',
    [clientId, name, stock],
  );
  return Number(rows[0]?.['stock']);
}

describe('[ME-10] the rewards', () => {
  it('are listed by category on the member page, with the points at the top', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/account');
    await page.click('link', t('user.reward'));
    await page.waitForPath('/auth/reward');
    await seePoints(startPoints);
    await page.seeRole('link', `ของใช้ในบ้าน ${t('reward.categoryCount', { count: 6 })}`);
    await page.click('link', 'เครดิตพร้อมเล่น');
    await page.waitForPath('/auth/reward/credit');
    await page.seeRole('heading', 'เครดิตพร้อมเล่น');
  });

  it('of credit subtract the points once and add the credit once, also on a double press', async () => {
    const { page, t } = journey;
    await page.click('button', request(credit50.name));
    await page.see(t('reward.points', { points: startPoints - credit50.cost }));
    await page.doubleClick('button', confirm());
    await page.seeRole('dialog', t('reward.doneTitle'));
    await page.see(t('reward.doneCredit'));
    await page.click('button', t('common.ok'));
    await seePoints(startPoints - credit50.cost);
    await page.waitFor('the credit in the header', async () => (await creditOf(journey)) === 5000);
    expect(await creditInDatabase(journey)).toBe(5000);
    expect(await booked()).toEqual([credit50.name]);
  });

  it('are delivered once if the member retries after a lost response', async () => {
    const { page, t } = journey;
    await page.click('button', request(credit50.name));
    await page.inject({ url: requests, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', confirm());
    await page.see(t('reward.unknownHint'));
    await page.click('button', confirm());
    await page.seeRole('dialog', t('reward.doneTitle'));
    await page.click('button', t('common.ok'));
    await seePoints(startPoints - 2 * credit50.cost);
    expect(await booked()).toEqual([credit50.name, credit50.name]);
    expect(await creditInDatabase(journey)).toBe(10_000);
  });
});

describe('[ME-10] rewards that are sent by post', () => {
  let points = startPoints - 2 * credit50.cost;

  it('show the missing points and the missing stock', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/reward/home');
    await page.see(t('reward.missing', { points: cooker.cost - points }));
    for (const name of [cooker.name, bag.name]) {
      const closed = await page.evaluate((label) => {
        const button = document.querySelector(`button[aria-label="${label}"]`);
        return button !== null && button.matches(':disabled, [aria-disabled=true]');
      }, request(name));
      expect([name, closed]).toEqual([name, true]);
    }
    await seeTexts(page, soldOut, [bag.name]);
    await page.see(t('reward.stockNone'));
  });

  it('[ME-12] require an address, which the member can add from the page', async () => {
    assertSupported('patchRequests');
    const { page, t } = journey;
    await page.click('button', request(flask.name));
    await page.see(t('reward.addressMissing'));
    expect(await page.has({ role: 'button', name: confirm() })).toBe(false);
    await page.click('link', t('reward.addressAdd'));
    await page.waitForPath('/auth/settings/manage-address');
    await fillAddress(journey, address);
    await page.click('button', t('address.submit'));
    await page.see(t('address.saved'));
    await open(journey, '/auth/reward/home');
    await page.click('button', request(flask.name));
    await page.see(`${address.recipient} 081-234-5678`);
    await page.see(`${address.line} 10600`);
  });

  it('reduce stock and points, and wait to be sent', async () => {
    assertSupported('patchRequests');
    const { page, t } = journey;
    const stock = await stockOf(flask.name);
    await page.doubleClick('button', confirm());
    await page.seeRole('dialog', t('reward.doneTitle'));
    points -= flask.cost;
    expect(await stockOf(flask.name)).toBe(stock - 1);
    await page.click('link', t('reward.seeHistory'));
    await seeTexts(page, '.cf-paged-list .ck-list-row__title', [flask.name, credit50.name, credit50.name]);
    await seeTexts(page, '.cf-paged-list .ck-transaction-row__status', [
      t('reward.statusWaiting'),
      t('reward.statusDone'),
      t('reward.statusDone'),
    ]);
    await seePoints(points);
  });

  it('are refused in Thai if another member takes the last piece, and no points are lost', async () => {
    assertSupported('patchRequests');
    const { page, t } = journey;
    const stock = await stockOf(umbrella.name, 1);
    await open(journey, '/auth/reward/home');
    await page.click('button', request(umbrella.name));
    await page.see(address.recipient);
    await stockOf(umbrella.name, 0);
    await page.click('button', confirm());
    await page.see(errorCodes.REWARD_OUT_OF_STOCK.message);
    await page.click('button', t('common.cancel'));
    await seeTexts(page, soldOut, [umbrella.name, bag.name]);
    await stockOf(umbrella.name, stock);
    await seePoints(points);
    expect(await booked()).toHaveLength(3);
  });

  it('show when they are on their way, to the address at the time of the request', async () => {
    assertSupported('patchRequests');
    const { page, actor, t, identity } = journey;
    const [waiting] = await actor.query(
      `select reward_request.uuid, address ->> 'postcode' as postcode
         from reward_request join member on member.id = reward_request.member_id
        where member.username = $1 and status = 'waiting'`,
      [identity.username],
    );
    expect(waiting?.['postcode']).toBe('10600');
    await actor.staff('reward', 'send', String(waiting?.['uuid']));
    await open(journey, '/auth/reward?view=history');
    await seeTexts(page, '.cf-paged-list .ck-transaction-row__status', [
      t('reward.statusSent'),
      t('reward.statusDone'),
      t('reward.statusDone'),
    ]);
  });

  it('result in a correct ledger without browser errors', async () => {
    const { page, actor } = journey;
    expect(await actor.checkLedger()).toMatchObject({ ok: true });
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
