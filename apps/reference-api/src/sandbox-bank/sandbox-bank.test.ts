/** Tests the sandbox bank over HTTP with the API's client. */
import { parseMiniQr, satang } from '@chada/domain';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BankUnavailableError } from '../bank/bank-gateway.ts';
import { HttpBankGateway } from '../bank/http-bank-gateway.ts';
import { createPool } from '../database/connection.ts';
import { listen } from '../http/server/base-server.ts';
import { readSlipImage } from '../slip/read-slip-image.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { buildSandboxBank } from './server.ts';

const apiKey = 'a key of this test';
let test: TestDatabase;
let server: FastifyInstance;
let url: string;
let gateway: HttpBankGateway;

beforeAll(async () => {
  test = await createTestDatabase();
  const pool = createPool({ url: test.url, schema: 'sandbox_bank' });
  server = await buildSandboxBank({ pool, apiKey, logLevel: 'silent' });
  server.addHook('onClose', () => pool.end());
  url = await listen(server, 0);
  gateway = new HttpBankGateway({ url, apiKey });
});
afterAll(async () => {
  await server.close();
  await test.drop();
});

const form = {
  fromBank: '004',
  fromAccount: '1234567890',
  toBank: '014',
  toAccount: '4051234567',
  toName: 'บริษัท ดาวทอง จำกัด',
  amount: '1,234.50',
  settlement: '0',
};
function transfer(values: Partial<typeof form> = {}): Promise<Response> {
  return fetch(`${url}/transfers`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, ...values }),
    redirect: 'manual',
  });
}
async function slipOf(response: Response): Promise<Buffer> {
  const slip = await fetch(`${url}${response.headers.get('location') ?? ''}/slip.png`);
  expect(slip.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await slip.arrayBuffer());
}

describe("a tester's transfer", () => {
  it('returns a slip picture whose code identifies the transfer', async () => {
    const made = await transfer();
    expect(made.status).toBe(303);
    const reading = await readSlipImage(await slipOf(made), 5e6);
    if (!reading.ok) throw new Error(reading.code);
    expect(parseMiniQr(reading.qrText)).toEqual(reading.reference);
    const response = await gateway.findTransfer({ ...reading.reference, qrText: reading.qrText });
    expect(response).toMatchObject({
      status: 'settled',
      transfer: {
        amountSatang: 123_450,
        sender: { bank: '004', maskedAccount: 'xxx-x-x6789-x' },
        receiver: { bank: '014', maskedAccount: 'xxx-x-x3456-x', maskedName: 'บริษัท ดาวทอง จำกัด' },
      },
    });
  });

  it('can be read after a chat app has scaled the picture down', async () => {
    const small = await sharp(await slipOf(await transfer()))
      .resize(480)
      .jpeg({ quality: 55 })
      .toBuffer();
    expect(await readSlipImage(small, 5e6)).toMatchObject({ ok: true });
  });

  it('can be pending for a time', async () => {
    const [, , bank = '', reference = ''] = (
      (await transfer({ settlement: '30' })).headers.get('location') ?? ''
    ).split('/');
    const query = { sendingBank: bank, transactionRef: reference, qrText: null };
    const response = await gateway.findTransfer(query);
    expect(response).toMatchObject({ status: 'pending', retryAfterSeconds: expect.any(Number) });
  });

  it('with errors shows each error at its field and keeps the typed values', async () => {
    const response = await transfer({
      fromAccount: '12',
      amount: '0',
      toName: '"><script>alert(1)</script>',
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('id="fromAccount-error"');
    expect(page).toContain('id="amount-error"');
    expect(page).toContain('value="12"');
    expect(page).not.toContain('<script');
  });

  it('has pages that load nothing from other hosts', async () => {
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${url}/transfers/004/NOSUCH`)).status).toBe(404);
  });
});

describe('the holder of an account', () => {
  it('is always the same, and different for each bank', async () => {
    const first = await gateway.lookUpHolder('004', '1234567890');
    expect(await gateway.lookUpHolder('004', '1234567890')).toEqual(first);
    expect(await gateway.lookUpHolder('014', '1234567890')).not.toEqual(first);
    if (first.status !== 'found') throw new Error('not found');
    expect(first.name).toMatch(/^[\u0e00-\u0e7f]+ [\u0e00-\u0e7f]+$/);
  });

  it('is unknown for numbers that end in 0000, and for unknown banks', async () => {
    expect(await gateway.lookUpHolder('004', '1234560000')).toEqual({ status: 'unknown' });
    expect(await gateway.lookUpHolder('999', '1234567890')).toEqual({ status: 'unknown' });
  });

  it("can't be looked up if the number ends in 0002, or if the bank is slower than the timeout", async () => {
    await expect(gateway.lookUpHolder('004', '1234560002')).rejects.toThrow(BankUnavailableError);
    const impatient = new HttpBankGateway({ url, apiKey, timeoutMs: 200 });
    await expect(impatient.lookUpHolder('004', '1234560001')).rejects.toThrow(BankUnavailableError);
  });

  it('is only returned with the key', async () => {
    const unauthorized = new HttpBankGateway({ url, apiKey: 'another key' });
    await expect(unauthorized.lookUpHolder('004', '1234567890')).rejects.toThrow(BankUnavailableError);
    expect((await fetch(`${url}/api/holders/004/1234567890`)).status).toBe(401);
  });
});

describe('a payout', () => {
  const payout = { bank: '004', account: '1234567890', amountSatang: satang(5000) };

  it('is made once per reference, however often it is requested', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => gateway.payOut({ ...payout, reference: 'once' })),
    );
    expect(responses).toEqual(Array.from({ length: 8 }, () => ({ status: 'paid' })));
    const pool = createPool({ url: test.url, schema: 'sandbox_bank' });
    expect((await pool.query('select count(*) as count from payout')).rows).toEqual([{ count: 1 }]);
    await pool.end();
  });

  it('with another amount for the same reference is refused', async () => {
    await gateway.payOut({ ...payout, reference: 'twice' });
    await expect(
      gateway.payOut({ ...payout, reference: 'twice', amountSatang: satang(5001) }),
    ).rejects.toThrow(/409/);
  });

  it('to an account ending in 0003 is refused at first and paid the second time', async () => {
    const stubborn = { ...payout, account: '1234560003' };
    expect(await gateway.payOut({ ...stubborn, reference: 'a:1' })).toEqual({ status: 'refused' });
    expect(await gateway.payOut({ ...stubborn, reference: 'a:1' })).toEqual({ status: 'refused' });
    expect(await gateway.payOut({ ...stubborn, reference: 'a:2' })).toEqual({ status: 'paid' });
  });

  it('to an account ending in 0004 is pending at first', async () => {
    expect(await gateway.payOut({ ...payout, account: '1234560004', reference: 'slow' })).toEqual({
      status: 'pending',
    });
  });
});
