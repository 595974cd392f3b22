import { gameList, userCredit } from '@chada/contract';
import { replies } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { contractBreach, type ContractBreach } from './contract-breach.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const clientWith = (onContractBreach: (breach: ContractBreach) => void) =>
  createApiClient({
    baseUrl: server.url,
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.2.3',
    getToken: () => null,
    onContractBreach,
  });

async function breachesOf(reply: Parameters<FakeServer['reply']>[1]): Promise<ContractBreach[]> {
  const breaches: ContractBreach[] = [];
  const client = clientWith((breach) => breaches.push(breach));
  server.reply(userCredit, reply);
  await client.call(userCredit, userCredit.example);
  return breaches;
}

const { response } = userCredit.example;

it.each([
  [
    'another type',
    replies.data({ ...response, creditSatang: '1,250' }),
    200,
    ['data.creditSatang: expected number'],
  ],
  ['no data', replies.status(200, { success: true }), 200, [expect.stringMatching(/^data: expected object/)]],
  ['a list', replies.status(200, []), 200, ['the answer: expected object']],
  [
    'a refusal without a code',
    replies.status(409, { message: 'ไม่ได้' }),
    409,
    [expect.stringMatching(/^code: /)],
  ],
  [
    'a refusal in English',
    replies.status(409, { message: 'no', code: 'X' }),
    409,
    ['message: expected a Thai text'],
  ],
])('reports an answer with %s, without its values', async (_name, reply, status, problems) => {
  const { id: operation, method, path } = userCredit;
  expect(await breachesOf(reply)).toEqual([{ operation, method, path, status, problems }]);
});

it.each([
  ['the example', replies.usual()],
  ['a refusal', replies.refuse('MAINTENANCE')],
  ['a refusal with a status of success', replies.status(200, { message: 'ไม่ได้', code: 'X' })],
  ['a captive portal', replies.html()],
  ['a proxy', replies.html(502)],
  ['a cut connection', replies.drop()],
])('reports nothing of %s', async (_name, reply) => {
  expect(await breachesOf(reply)).toEqual([]);
});

it('[ME-20] keeps the other games of a list with a game that breaks the contract, and reports it', async () => {
  const breaches: ContractBreach[] = [];
  const list = gameList.example.response;
  const items = [{ ...list.items[0], provider: 'new!' }, ...list.items];
  server.reply(gameList, replies.data({ ...list, items }));
  const result = await clientWith((breach) => breaches.push(breach)).call(gameList, gameList.example);
  expect(result).toMatchObject({ ok: true, data: { items: list.items } });
  expect(breaches).toEqual([
    expect.objectContaining({ status: 200, problems: ['data.items.0.provider: invalid format'] }),
  ]);
});

it.each([
  [199, true],
  [200, false],
  [299, false],
  [300, true],
  [409, true],
])('expects the answer of a refusal with status %i: %s', (status, isRefusal) => {
  const text = JSON.stringify({ message: 'in English', code: 'X' });
  const problems = contractBreach(userCredit, { status, text })?.problems;
  expect(problems).toEqual(isRefusal ? ['message: expected a Thai text'] : undefined);
});

it('reports nothing of a valid answer, and of an answer that is not JSON', () => {
  const valid = JSON.stringify({ success: true, data: response, message: '' });
  expect(contractBreach(userCredit, { status: 200, text: valid })).toBeUndefined();
  expect(contractBreach(userCredit, { status: 200, text: '{"success":' })).toBeUndefined();
});

it('reports the first five of many faults', () => {
  const item = { ...gameList.example.response.items[0], provider: 'new!' };
  const data = { ...gameList.example.response, items: Array.from({ length: 9 }, () => item) };
  const breach = contractBreach(gameList, { status: 200, text: JSON.stringify({ data }) });
  expect(breach?.problems).toEqual(
    [0, 1, 2, 3, 4].map((index) => `data.items.${index}.provider: invalid format`),
  );
});
