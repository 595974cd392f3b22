import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, type ErrorCode } from '@chada/contract/error-codes';
import { pngOf } from '@chada/reference-api/hostile-pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, creditInDatabase, open, receiverOn, shown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

let browser: Browser;
let journey: Journey;
let receiver: { bank: string; number: string };
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), journeyBrand('daothong'));
  await open(journey, '/auth/deposit');
  receiver = await receiverOn(journey);
});
afterAll(() => browser.close());

function slip(changed: Partial<Parameters<Journey['actor']['transfer']>[0]> = {}): Promise<string> {
  const { identity, actor } = journey;
  return actor.transfer({
    fromBank: identity.bankCode,
    fromAccount: identity.bankAccount,
    toBank: receiver.bank,
    toAccount: receiver.number,
    amount: '500',
    ...changed,
  });
}

async function send(file: string, amount = ''): Promise<void> {
  const { page, t } = journey;
  await open(journey, '/auth/deposit/slip');
  await page.upload({ label: t('slip.choose') }, file);
  if (amount !== '') await page.fill(t('slip.amountLabel'), amount);
  await page.click('button', t('slip.verify'));
}

async function refused(code: ErrorCode): Promise<void> {
  await journey.page.see(errorCodes[code].message, 40_000);
  expect(await creditInDatabase(journey)).toBe(0);
}

describe('[ME-05] [ST-07] [ER-06] a slip is refused', () => {
  it('if it is a text file with the extension of an image', async () => {
    const file = join(workerEnvironment().folder, 'not-a-picture.png');
    writeFileSync(file, 'สลิป');
    await send(file);
    await refused('SLIP_NOT_IMAGE');
  });

  it('if a small file would unpack to gigabytes', async () => {
    const file = join(workerEnvironment().folder, 'too-many-pixels.png');
    writeFileSync(file, pngOf(60_000, 60_000, 1000));
    await send(file);
    await refused('SLIP_TOO_LARGE');
  });

  it('if the file is incomplete after a lost connection', async () => {
    const bytes = readFileSync(await slip());
    const file = join(workerEnvironment().folder, 'half-a-slip.png');
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    await send(file);
    await refused('SLIP_NOT_IMAGE');
  });

  it('if the transfer went to another account', async () => {
    await send(await slip({ toAccount: '1112223335' }));
    await refused('SLIP_WRONG_RECEIVER');
  });

  it('if the transfer went to another holder whose account shows the same digits on a slip', async () => {
    const receiverDigits = receiver.number.replace(/\D/g, '');
    await send(await slip({ toAccount: `77777${receiverDigits.slice(5, 9)}1` }));
    await refused('SLIP_WRONG_RECEIVER');
  });

  it("if the transfer came from another person's account", async () => {
    await send(await slip({ fromAccount: '9998887775' }));
    await refused('SLIP_WRONG_SENDER');
  });

  it('if the member typed another amount; slip and amount stay, and the correct amount is offered', async () => {
    const { page, t } = journey;
    await send(await slip(), '600');
    await refused('SLIP_WRONG_AMOUNT');
    expect(await page.valueOf(t('slip.amountLabel'))).toBe('600');
    await page.click('button', t('slip.useSlipAmount', { amount: shown(500) }));
    await page.see(t('slip.verifiedTitle'), 40_000);
  });

  it('if the amount is below the minimum', async () => {
    await send(await slip({ amount: '1' }));
    await refused('DEPOSIT_BELOW_MINIMUM');
  });
});

describe('[ME-05] a slip counts only once', () => {
  it('if its confirmation is lost and sent again by a double press', async () => {
    const { page, t } = journey;
    const confirm = t('slip.confirm', { amount: shown(500) });
    await send(await slip());
    await page.see(t('slip.verifiedTitle'), 40_000);
    await page.inject({ url: /\/api\/auth\/slip\/confirm$/, times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', confirm);
    await page.see(t('slip.adviceConfirmAgain'));
    await page.doubleClick('button', confirm);
    await page.see(t('slip.successText', { amount: shown(500) }));
    expect(await creditInDatabase(journey)).toBe(50_000);
  });

  it('if the same slip is sent again', async () => {
    const { page, t } = journey;
    const file = await slip({ amount: '700' });
    await send(file);
    await page.see(t('slip.verifiedTitle'), 40_000);
    await page.click('button', t('slip.confirm', { amount: shown(700) }));
    await page.see(t('slip.successText', { amount: shown(700) }));
    await send(file);
    await page.see(/สลิปนี้ถูกใช้ไปแล้ว|สลิปนี้เติมเครดิตให้คุณแล้ว/, 40_000);
    expect(await creditInDatabase(journey)).toBe(120_000);
  });

  it('with a correct ledger and no browser errors', async () => {
    expect(await journey.actor.checkLedger()).toMatchObject({ ok: true });
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
