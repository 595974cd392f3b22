/**
 * Sends corrupted requests (promise 9 in docs/promises.md). No request may cause an internal error, and every response
 * must match the contract. Runs a few hundred requests, or 20,000 with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import {
  errorCodes,
  errorEnvelopeSchema,
  isErrorCode,
  operationList,
  successEnvelopeSchema,
  type Operation,
} from '@chada/contract';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { runSeed, seededRandom, sized, type SeededRandom } from '../support/seeded-random.ts';
import { openTestApp } from '../support/test-app.ts';
import { giveTestCredit, signUp } from '../support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);
await giveTestCredit(app, member, 10_000_000);

const junk: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e21,
  Number.MIN_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '0x10',
  '1,000',
  'NaN',
  'null',
  'undefined',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  'น้ำ',
  'นํ้า',
  'เเ',
  '๑๒๓',
  '\u200b',
  '\u202e',
  'а',
  "'; drop table member; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '=1+1',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 1 },
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  randomUUID(),
];

function corrupt(random: SeededRandom, example: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> =
    typeof example === 'object' && example !== null ? { ...example } : {};
  for (let turn = random.int(0, 2); turn > 0; turn -= 1) {
    const names = [...Object.keys(fields), 'extra', 'uuid', 'limit', 'cursor'];
    const name = random.pick(names);
    if (random.int(0, 5) === 0) delete fields[name];
    else fields[name] = random.pick(junk);
  }
  return fields;
}

/** Encodes a value for a URL. Replaces lone surrogates, because a URL can't encode them. */
const inAddress = (value: unknown) =>
  encodeURIComponent(String(value ?? '').replace(/[\ud800-\udfff]/gu, '?'));

function requestOf(random: SeededRandom, operation: Operation): { path: string; init: RequestInit } {
  const own: Record<string, unknown> = { uuid: member.uuid, username: member.username };
  const params = corrupt(random, { ...operation.example.params, ...(random.int(0, 2) > 0 ? own : {}) });
  const query = Object.entries(corrupt(random, operation.example.query)).map(
    ([name, value]) => `${name}=${inAddress(value)}`,
  );
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]) || '-');
  const headers: Record<string, string> = { hostname: member.host };
  if (random.int(0, 9) > 0) headers['authorization'] = `Bearer ${member.token}`;
  if (operation.idempotent && random.int(0, 9) > 0) headers['idempotency-key'] = randomUUID();
  const init: RequestInit = { method: operation.method, headers };
  if (operation.bodyType === 'multipart') {
    const form = new FormData();
    form.append(
      random.pick(['slip', 'other', '__proto__']),
      new Blob([random.pick(['', 'x', '\u0089PNG'])]),
      'a.png',
    );
    init.body = form;
  } else if (operation.method !== 'GET') {
    headers['content-type'] = 'application/json';
    const body = corrupt(random, operation.example.body);
    init.body = JSON.stringify(random.int(0, 19) === 0 ? random.pick(junk) : body) ?? 'x';
  }
  return { path: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, init };
}

const outside = new Set(['BANK_UNAVAILABLE', 'GAME_PROVIDER_UNAVAILABLE']);

it(
  'no corrupted request causes an internal error or a response that violates the contract',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`fuzz: CHADA_SEED=${seed}`);
    const random = seededRandom(seed);
    const ending: readonly string[] = ['session.logout', 'protection.beginTimeOut'];
    const operations: readonly Operation[] = operationList.filter(({ id }) => !ending.includes(id));
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < sized(400, 20_000); turn += 1) {
      const operation = random.pick(operations);
      const { path, init } = requestOf(random, operation);
      const response = await fetch(`${app.url}${path}`, init);
      const text = await response.text();
      const label = `seed ${seed}, turn ${turn}: ${operation.id} ${path} ${typeof init.body === 'string' ? init.body.slice(0, 300) : ''} -> ${response.status} ${text.slice(0, 300)}`;
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const json: unknown = JSON.parse(text);
      if (response.ok) {
        expect(successEnvelopeSchema(operation.response).safeParse(json).error, label).toBeUndefined();
        continue;
      }
      const { code, message } = errorEnvelopeSchema.parse(json);
      if (!isErrorCode(code)) throw new Error(label);
      expect(errorCodes[code].status, label).toBe(response.status);
      expect(message, label).toMatch(/[\u0e00-\u0e7f]/);
      if (response.status >= 500) expect([...outside], label).toContain(code);
    }
    console.info(
      `answers: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    );
    expect(statuses.get(200) ?? 0, 'some requests must succeed').toBeGreaterThan(20);
    expect((await checkLedger(app.db)).ok).toBe(true);
  },
);
