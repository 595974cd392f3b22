import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { encodeMiniQr, satang } from '@chada/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { Transfer } from '../sandbox-bank/transfers.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { makeTransfer, signUp, slipOf, type TestMember } from '../../test/support/test-members.ts';
import { BankUnavailableError, type BankGateway } from './bank-gateway.ts';
import { maskAccount, maskBankName } from './masking.ts';
import { withSlipChecker, type SlipCheckerSettings } from './slip-checker.ts';

const KEY = 'secret-key-of-the-checker';

interface ReceivedRequest {
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}
interface FakeResponse {
  readonly status?: number;
  readonly body: unknown;
}

let server: Server;
let url: string;
let queries: ReceivedRequest[] = [];
let nextResponse: FakeResponse | 'nothing';

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      queries.push({ path: request.url, headers: request.headers, body });
      if (nextResponse === 'nothing') return;
      response.writeHead(nextResponse.status ?? 200, { 'content-type': 'application/json' });
      response.end(
        typeof nextResponse.body === 'string' ? nextResponse.body : JSON.stringify(nextResponse.body),
      );
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => void (queries = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const slipOkData = ({ from, to, amountSatang, reference, madeAt }: Transfer) => {
  const bangkok = new Date(madeAt.getTime() + 7 * 3_600_000).toISOString();
  return {
    success: true,
    message: 'verified',
    language: 'TH',
    sendingBank: from.bank,
    receivingBank: to.bank,
    transRef: reference,
    transDate: bangkok.slice(0, 10).replaceAll('-', ''),
    transTime: bangkok.slice(11, 19),
    transTimestamp: madeAt.toISOString(),
    sender: {
      displayName: maskBankName(from.name),
      name: 'Mr. Sender S',
      proxy: { type: null, value: null },
      account: { type: 'BANKAC', value: maskAccount(from.account) },
    },
    receiver: {
      displayName: maskBankName(to.name),
      name: 'EXAMPLE CO.',
      proxy: { type: '', value: '' },
      account: { type: 'BANKAC', value: maskAccount(to.account) },
    },
    amount: amountSatang / 100,
  };
};

const easySlipData = ({ from, to, amountSatang, reference, madeAt }: Transfer) => {
  const party = ({ bank, account, name }: Transfer['from']) => ({
    bank: { id: bank, name: 'a bank', short: 'BANK' },
    account: {
      name: { th: maskBankName(name), en: 'EXAMPLE' },
      bank: { type: 'BANKAC', account: maskAccount(account) },
    },
  });
  return {
    isDuplicate: false,
    matchedAccount: null,
    amountInSlip: amountSatang / 100,
    rawSlip: {
      payload: encodeMiniQr({ sendingBank: from.bank, transactionRef: reference }),
      transRef: reference,
      date: `${new Date(madeAt.getTime() + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`,
      countryCode: 'TH',
      amount: { amount: amountSatang / 100, local: { amount: 0, currency: '' } },
      fee: 0,
      ref1: '',
      ref2: '',
      ref3: '',
      sender: party(from),
      receiver: party(to),
      merchantId: null,
    },
  };
};

interface CheckerCase {
  readonly name: SlipCheckerSettings['name'];
  readonly path: string;
  readonly keyHeader: readonly [name: string, value: string];
  readonly sentText: (body: unknown) => unknown;
  readonly found: (transfer: Transfer) => FakeResponse;
  readonly repeated: (transfer: Transfer) => FakeResponse;
  readonly late: FakeResponse;
  readonly notFound: FakeResponse;
  readonly refused: FakeResponse;
}

const field = (name: string) => (body: unknown) => z.record(z.string(), z.unknown()).parse(body)[name];
const cases: readonly CheckerCase[] = [
  {
    name: 'slipok',
    path: '/api/line/apikey/4711',
    keyHeader: ['x-authorization', KEY],
    sentText: field('data'),
    found: (transfer) => ({ body: { success: true, data: slipOkData(transfer) } }),
    repeated: (transfer) => ({
      status: 400,
      body: { code: 1012, message: 'repeated', data: slipOkData(transfer) },
    }),
    late: { status: 400, body: { code: 1010, message: 'late', data: { bankCode: '014', delay: 1 } } },
    notFound: { status: 400, body: { code: 1011, message: 'not found' } },
    refused: { status: 400, body: { code: 1002, message: `the key ${KEY} is wrong` } },
  },
  {
    name: 'easyslip',
    path: '/v2/verify/bank',
    keyHeader: ['authorization', `Bearer ${KEY}`],
    sentText: field('payload'),
    found: (transfer) => ({ body: { success: true, data: easySlipData(transfer), message: 'ok' } }),
    repeated: (transfer) => ({
      body: { success: true, data: { ...easySlipData(transfer), isDuplicate: true }, message: 'ok' },
    }),
    late: { status: 404, body: { success: false, error: { code: 'SLIP_PENDING', message: 'wait' } } },
    notFound: { status: 404, body: { success: false, error: { code: 'SLIP_NOT_FOUND', message: 'none' } } },
    refused: { status: 401, body: { success: false, error: { code: 'INVALID_API_KEY', message: KEY } } },
  },
];

const settingsOf = (name: CheckerCase['name'], timeoutMs?: number): SlipCheckerSettings =>
  name === 'slipok'
    ? { name, url, apiKey: KEY, branch: '4711', timeoutMs }
    : { name, url, apiKey: KEY, timeoutMs };

describe.each(cases)('deposits by slip checked by $name', (checker) => {
  let app: TestApp;
  let member: TestMember;
  let transfer: Transfer;
  const logged: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      logStream: { write: (line) => void logged.push(line) },
      around: ({ bank }) => ({ bank: withSlipChecker(bank, settingsOf(checker.name, 500)) }),
    });
  });
  beforeEach(async () => {
    member = await signUp(app);
    transfer = await makeTransfer(app, member);
  });
  afterEach(() => expect(logged.join('')).not.toContain(KEY));
  afterAll(async () => {
    expect((await checkLedger(app.db)).ok).toBe(true);
    await app.close();
  });

  const verify = async (amountSatang?: number) =>
    app.call('slip.verify', { body: { slip: await slipOf(transfer), amountSatang } }, member);
  const confirm = (slipId: string) => app.call('slip.confirm', { body: { slipId } }, member);
  const refused = async (code: string, amountSatang?: number) =>
    expect((await verify(amountSatang)).error?.code).toBe(code);

  it('send the original QR text with the key and credit the reported amount', async () => {
    nextResponse = checker.found(transfer);
    const { data } = await verify();
    expect(data).toMatchObject({
      status: 'verified',
      amountSatang: 50_000,
      transferredAt: transfer.madeAt.toISOString(),
    });
    const [request] = queries;
    expect(request?.path).toBe(checker.path);
    expect(request?.headers[checker.keyHeader[0]]).toBe(checker.keyHeader[1]);
    const text = encodeMiniQr({ sendingBank: transfer.from.bank, transactionRef: transfer.reference });
    expect(checker.sentText(request?.body)).toBe(text);
    const stored = await app.db
      .selectFrom('slip')
      .select('qr_text')
      .where('uuid', '=', data?.id ?? '')
      .executeTakeFirst();
    expect(stored?.qr_text).toBe(text);
    expect((await confirm(data?.id ?? '')).data).toMatchObject({ creditSatang: 50_000 });
  });

  it('count once even if the checker has seen the slip before', async () => {
    nextResponse = checker.repeated(transfer);
    const { data } = await verify();
    expect((await confirm(data?.id ?? '')).status).toBe(200);
    await refused('SLIP_ALREADY_USED');
  });

  it('count once if two QR texts identify the same transfer', async () => {
    const first = transfer;
    nextResponse = checker.found(first);
    const slipId = (await verify()).data?.id ?? '';
    transfer = await makeTransfer(app, member);
    const second = (await verify()).data?.id ?? '';
    expect(second).not.toBe(slipId);
    expect((await confirm(slipId)).status).toBe(200);
    expect((await confirm(second)).error?.code).toBe('SLIP_ALREADY_USED');
    await refused('SLIP_ALREADY_USED');
  });

  it('with a wrong amount or receiver are refused', async () => {
    nextResponse = checker.found(transfer);
    await refused('SLIP_WRONG_AMOUNT', 60_000);
    nextResponse = checker.found({ ...transfer, to: { ...transfer.to, account: '7777750861' } });
    await refused('SLIP_WRONG_RECEIVER');
    nextResponse = checker.found({ ...transfer, to: { ...transfer.to, name: transfer.from.name } });
    await refused('SLIP_WRONG_RECEIVER');
  });

  it('stay pending while the bank is late, and respond with a time to retry', async () => {
    nextResponse = checker.late;
    const early = await verify();
    expect(early.data).toMatchObject({ status: 'pending', retryAfterSeconds: 60 });
    nextResponse = checker.found(transfer);
    expect((await verify()).data).toMatchObject({ id: early.data?.id, status: 'verified' });
  });

  it('stay pending while the transfer is unknown, and are refused after fifteen minutes', async () => {
    const began = app.deps.clock.now();
    nextResponse = checker.notFound;
    expect((await verify()).data).toMatchObject({ status: 'pending', retryAfterSeconds: 60 });
    app.setTime(new Date(began.getTime() + 14 * 60_000));
    expect((await verify()).data).toMatchObject({ status: 'pending' });
    app.setTime(new Date(began.getTime() + 15 * 60_000));
    await refused('SLIP_TRANSFER_UNKNOWN');
    app.setTime(began);
  });

  it.each<readonly [string, (found: FakeResponse) => FakeResponse | 'nothing']>([
    ['does not respond', () => 'nothing'],
    ['does not respond with JSON', () => ({ body: '<html>' })],
    ['responds in another format', () => ({ body: { success: true, data: { amount: 'much' } } })],
    [
      'reports no reference',
      (found) => ({
        body: JSON.parse(JSON.stringify(found.body).replace(/"transRef":"\w+"/, '"transRef":""')) as unknown,
      }),
    ],
    [
      'reports fractions of a satang',
      (found) => ({ body: JSON.parse(JSON.stringify(found.body).replaceAll(':500', ':500.005')) as unknown }),
    ],
    ['is overloaded', () => ({ status: 503, body: {} })],
    ['refuses too many requests', () => ({ status: 429, body: {} })],
    ['refuses the key', () => checker.refused],
  ])('count as unchecked if the checker %s', async (_, make) => {
    nextResponse = make(checker.found(transfer));
    await refused('BANK_UNAVAILABLE');
    nextResponse = checker.found(transfer);
    expect((await verify()).status).toBe(200);
  });

  it('can be looked up by staff by bank and reference, without a slip', async () => {
    nextResponse = checker.found(transfer);
    const query = { sendingBank: transfer.from.bank, transactionRef: transfer.reference, qrText: null };
    expect(await app.deps.bank.findTransfer(query)).toMatchObject({
      status: 'settled',
      transfer: { sendingBank: '004', transactionRef: transfer.reference, amountSatang: 50_000 },
    });
    expect(checker.sentText(queries[0]?.body)).toBe(encodeMiniQr(query));
  });
});

describe('SlipOK', () => {
  const none: BankGateway = {
    lookUpHolder: () => Promise.reject(new BankUnavailableError()),
    payOut: () => Promise.reject(new BankUnavailableError()),
    readStatement: () => Promise.reject(new BankUnavailableError()),
    findTransfer: () => Promise.reject(new BankUnavailableError()),
  };
  const find = () =>
    withSlipChecker(none, settingsOf('slipok')).findTransfer({
      sendingBank: '004',
      transactionRef: 'REF1',
      qrText: 'text',
    });

  it('refuses a receiver that is not registered there', async () => {
    nextResponse = { status: 400, body: { code: 1014, message: 'wrong receiver' } };
    expect(await find()).toEqual({ status: 'wrong-receiver' });
  });

  it("reports a wrong amount with the slip's data, and a PromptPay receiver by the PromptPay id", async () => {
    const party = { displayName: '', name: 'Somsri J', account: { type: '', value: '' } };
    const data = {
      transRef: 'REF1',
      sendingBank: '004',
      receivingBank: '',
      transDate: '20261120',
      transTime: '10:30:00',
      sender: party,
      receiver: { ...party, proxy: { type: 'MSISDN', value: 'xxx-xxx-5678' } },
      amount: 12.34,
    };
    nextResponse = { status: 400, body: { code: 1013, message: 'wrong amount', data } };
    expect(await find()).toEqual({
      status: 'settled',
      transfer: {
        sendingBank: '004',
        transactionRef: 'REF1',
        amountSatang: satang(1_234),
        transferredAt: new Date('2026-11-20T03:30:00Z'),
        sender: {
          bank: '004',
          maskedAccount: '',
          maskedName: 'Somsri J',
          otherName: null,
          maskedProxy: null,
        },
        receiver: {
          bank: null,
          maskedAccount: '',
          maskedName: 'Somsri J',
          otherName: null,
          maskedProxy: 'xxx-xxx-5678',
        },
      },
    });
  });

  it('responds with a time to retry if the bank is out of order', async () => {
    nextResponse = { status: 400, body: { code: 1009, message: 'out of order' } };
    expect(await find()).toEqual({ status: 'pending', retryAfterSeconds: 900 });
  });
});
