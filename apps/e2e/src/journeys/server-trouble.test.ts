import { gameOverview } from '@chada/contract';
import { errorCodes } from '@chada/contract/error-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import { callsOf } from '../crawl/answer-faults.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, open, shown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 1000 });
});
afterAll(() => browser.close());

describe('a failing server', () => {
  it.each([503, 408])('[ER-02] [ST-09] causes a banner while it responds with %i', async (status) => {
    const { page, t } = journey;
    // The fault affects all calls, because the site hides the banner after a successful call.
    const injected = await page.inject({ url: /\/api\//, fault: { kind: 'answer', status, body: '' } });
    await open(journey, '/auth/settings/manage-address');
    await page.see(t('shell.serverProblemHint'));
    await page.see(t('address.failed'));
    await injected.remove();
    await page.click('button', t('common.retry'));
    await page.see(t('address.submit'));
    await page.waitUntilGone(t('shell.serverProblemHint'));
  });
});

describe('[ST-01] a part that failed to load', () => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('shows an error in place of its content on %s', async (_device, viewport) => {
    const { page, t } = journey;
    const rule = await page.inject({ ...callsOf(gameOverview), fault: { kind: 'fail' } });
    await page.resize(viewport);
    await open(journey, '/auth/media');
    await page.see(t('media.overviewFailed'));
    const sides = await page.evaluate(() =>
      ['.cf-part-failed', '.cf-part-failed .ck-banner'].map((css) => {
        const { left, right } = (document.querySelector(css) || document.body).getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(sides[1]).toEqual(sides[0]);
    await page.resize(phone);
    await rule.remove();
    page.browserErrors.clear();
  });
});

describe('an unexpected error', () => {
  it('[ER-03] [ER-07] shows an id that staff find in the log, and leaves no partial data', async () => {
    const { page, t, identity, actor } = journey;
    await actor.query(`
      create or replace function fail_for_one() returns trigger language plpgsql as $$
      begin raise exception 'no withdrawal for %', (select phone from api.member where id = new.member_id); end $$`);
    await actor.query(`
      do $$ begin execute format(
        'create trigger fail_for_one before insert on withdrawal for each row when (new.member_id = %s) execute function fail_for_one()',
        (select id from member where username = '${identity.username}' and client_id = '${clientId}')); end $$`);
    await open(journey, '/auth/withdraw');
    await page.see(`${t('withdrawal.amountNow')} ${shown(1000)}`);
    await page.fill(t('withdrawal.amountLabel'), '300');
    await page.click('button', t('withdrawal.review'));
    const confirm = t('withdrawal.confirm', { amount: shown(300) });
    await page.click('button', confirm);
    const words = errorCodes.INTERNAL.message;
    await page.see(`${words} (${t('common.reference')} `);
    const alerts = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[role="alert"]')).map((alert) => alert.textContent || ''),
    );
    const [, reference = ''] = /\(\S+ ([0-9A-Z]{10})\)/.exec(alerts.join(' ')) ?? [];
    let lines: readonly string[] = [];
    const messages = async () => {
      lines = await actor.logged(`"requestId":"${reference}"`);
      return lines.map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg);
    };
    // Polls the log, because the page may receive the response before the server writes the log line.
    await expect.poll(messages).toEqual(['failed', 'answered']);
    expect(lines.join('')).toContain('"operation":"withdraw.create"');
    expect(await actor.logged(identity.phone)).toEqual([]);

    await actor.query('drop trigger fail_for_one on withdrawal');
    await page.click('button', confirm);
    await page.see(t('withdrawal.sentTitle'));
    page.browserErrors.clear();
  });
});

describe('[ER-05] [VA-02] a bank account that the bank does not know', () => {
  it("shows the server's message at the field", async () => {
    const visitor = await startJourney(browser, workerEnvironment(), clientId);
    const { page, identity, t } = visitor;
    await open(visitor, '/register');
    await page.fill(t('common.phone'), identity.phone);
    await page.fill(t('common.username'), identity.username);
    await page.fill(t('common.password'), identity.password);
    await page.click('button', t('common.next'));
    await page.choose(t('common.bank'), identity.bankName);
    await page.fill(t('common.accountNumber'), '1234560000');
    await page.see(errorCodes.BANK_ACCOUNT_UNKNOWN.message);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});
