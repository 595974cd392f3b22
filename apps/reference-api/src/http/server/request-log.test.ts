import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { errorCodes, operationList, operations, type Operation } from '@chada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../../database/connection.ts';
import { movePoints } from '../../points/move-points.ts';
import { newToken } from '../../security/tokens.ts';
import { hostA, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import {
  giveTestCredit,
  newAccount,
  newPhone,
  newUsername,
  signUpOverHttp,
  transferAndGetSlip,
  type TestMember,
} from '../../../test/support/test-members.ts';

type Fields = Readonly<Record<string, unknown>>;

const lineSchema = z.looseObject({
  level: z.number(),
  msg: z.string(),
  requestId: z.optional(z.string()),
  memberId: z.optional(z.number()),
  operation: z.optional(z.string()),
  status: z.optional(z.number()),
  code: z.optional(z.string()),
  audit: z.optional(z.string()),
  replayed: z.optional(z.boolean()),
});

const written: string[] = [];
const lines = () =>
  written
    .join('')
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)));
const secrets = new Set<string>();
const secret = (text: string): string => {
  secrets.add(text);
  return text;
};

let failingQuery = 0;
/** Returns PostgreSQL's error for a refused row. The error contains the row's values. */
function rowFault(): Error {
  const row = `(${me.id}, ${me.username}, ${me.phone}, ${me.password}, ${me.bankId})`;
  return Object.assign(new Error(`invalid input syntax for type integer: "${me.phone}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Failing row contains ${row}.`,
    hint: `See ${me.bankId}.`,
    where: `unnamed portal parameter $1 = '${me.password}'`,
    internalQuery: `select '${me.username}'`,
  });
}
const breaking = (db: Database): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (failingQuery > 0 && (failingQuery -= 1) === 0) throw rowFault();
      return result;
    },
  });

let app: TestApp;
let me: TestMember;
let pausing: TestMember;
let known: Fields;
const joining = { username: secret(newUsername()), phone: secret(newPhone()), bankId: secret(newAccount()) };

beforeAll(async () => {
  app = await startTestApp({
    logStream: { write: (line) => void written.push(line) },
    around: ({ db, lookups }) => ({ db: breaking(db), lookups: breaking(lookups) }),
  });
  me = await signUpOverHttp(app);
  pausing = await signUpOverHttp(app);
  for (const member of [me, pausing])
    for (const text of [
      member.password,
      member.token,
      member.phone,
      member.username,
      member.bankId,
      member.uuid,
    ])
      secret(text);
  const { name, affiliate_code: code } = await app.db
    .selectFrom('member')
    .select(['name', 'affiliate_code'])
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow();
  secret(name);
  secret(code);
  const { line1_id: lineId } = await app.db
    .selectFrom('brand')
    .select('line1_id')
    .where('client_id', '=', me.clientId)
    .executeTakeFirstOrThrow();
  if (lineId !== null) secret(lineId);
  await giveTestCredit(app, me, 10_000_000);
  const slip = await transferAndGetSlip(app, me);
  const verified = await app.call('slip.verify', { body: { slip } }, me);
  const returned = await transferAndGetSlip(app, me);
  const returnedSlip = await app.call('slip.verify', { body: { slip: returned } }, me);
  const points = {
    memberId: me.id,
    reason: 'staff',
    reference: randomUUID(),
    amount: 1_000_000,
    at: app.deps.clock.now(),
  } as const;
  await app.db.transaction().execute((tx) => movePoints(tx, points));
  const categories = (await app.call('reward.list', { body: {} }, me)).data?.categories ?? [];
  const filled = categories.find(({ rewards }) => rewards > 0)?.categoryId;
  const [reward] = (await app.call('reward.list', { body: { categoryId: filled } }, me)).data?.items ?? [];
  known = {
    uuid: me.uuid,
    userUuid: me.uuid,
    username: me.username,
    bankId: me.bankId,
    bankName: 'KBANK',
    oldPassword: me.password,
    password: me.password,
    value: me.phone,
    afCode: code,
    slipId: verified.data?.id,
    returnedSlipId: returnedSlip.data?.id,
    slip,
    rewardId: reward?.id,
    newPassword: secret('ช้างใหญ่เดินช้า12'),
    confirmPassword: 'ช้างใหญ่เดินช้า12',
    recipient: secret('สมหญิง รักสงบ'),
    line: secret('99/9 ซอยสุขใจ 3 ถนนมิตรภาพ'),
    note: secret('โอนจากบัญชีแม่ เบอร์ 0899998888'),
    gameCode: 'golden-dragon',
    amount: 30_000,
  };
});
afterAll(() => app.close());

interface SentRequestInput {
  readonly fields: Fields;
  readonly token?: string;
  readonly key?: string;
}
const succeeded = new Map<string, string>();
const requestIds = new Set<string>();

async function send(operation: Operation, { fields, token, key = randomUUID() }: SentRequestInput) {
  const { example, bodyType, method, id } = operation;
  const value = (name: string, usual: unknown) => (name in fields ? fields[name] : usual);
  const params: Fields = example.params ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(value(name, params[name]))),
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, usual]): [string, string] => [
      name,
      String(value(name, usual)),
    ]),
  );
  const body = Object.entries(example.body ?? {}).map(([name, usual]): [string, unknown] => [
    name,
    value(name, usual),
  ]);
  const form = new FormData();
  for (const [name, part] of body) form.append(name, part instanceof Blob ? part : String(part));
  const json = operation.body !== undefined && bodyType === 'json';
  const response = await fetch(`${app.url}${path}?${query}`, {
    method,
    headers: {
      hostname: hostA,
      'idempotency-key': secret(key),
      ...(json && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${secret(token)}` }),
    },
    ...(method !== 'GET' &&
      operation.body && { body: json ? JSON.stringify(Object.fromEntries(body)) : form }),
  });
  const requestId = response.headers.get('x-request-id') ?? '';
  const text = await response.text();
  requestIds.add(requestId);
  collect(JSON.parse(text), '');
  if (response.status === 200) succeeded.set(id, key);
  return { status: response.status, requestId };
}

const sensitiveNames =
  /token|phone|bankid|account|username|name$|transactionref|url|recipient|line\d?id|afcode/i;
const harmlessNames = /^(gameName|providerName|bankName)$/;

function collect(value: unknown, name: string): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, Array.isArray(value) ? name : key);
  } else if (
    typeof value === 'string' &&
    value.length >= 6 &&
    sensitiveNames.test(name) &&
    !harmlessNames.test(name)
  ) {
    secret(value);
  }
}

const runLast: readonly Operation[] = [
  operations['game.open'],
  operations['user.changePassword'],
  operations['session.logout'],
];
const ending = new Set(['session.logout', 'user.changePassword']);
const all: readonly Operation[] = operationList;
const inOrder = [...all.filter((operation) => !runLast.includes(operation)), ...runLast];
const refusedHere = [
  'game.resume',
  'withdraw.retry',
  'affiliate.withdraw',
  'fairness.clientSeed',
  'protection.confirmRaise',
  'protection.cancelRaise',
  'protection.confirmExclusion',
  'protection.requestEnd',
  'register.requestPhoneCode',
  'register.verifyPhoneCode',
  'consent.answer',
  'consent.change',
];
const fieldsOf = ({ id }: Operation): Fields => {
  if (id === 'register.member') return { ...known, ...joining };
  if (id === 'protection.setLimit') return { ...known, value: 10_000_000 };
  if (id === 'slip.requestReturn') return { ...known, slipId: known['returnedSlipId'] };
  return id === 'register.checkUsername' ? { ...known, value: me.username } : known;
};
const tokenOf = ({ id }: Operation): string => (id === 'protection.beginTimeOut' ? pausing : me).token;
const money = all.filter(({ idempotent }) => idempotent);

function corruptedFields({ example }: Operation): Fields {
  const names = Object.keys({ ...example.params, ...example.query, ...example.body });
  return Object.fromEntries(
    names.map((name, index) => [name, secret(`ลับ-${index}-${me.phone}-${randomUUID().slice(0, 8)}`)]),
  );
}

async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.setEncoding('utf8').on('data', (part: string) => (response += part));
    socket.once('close', () => resolve(response)).once('error', reject);
    socket.end(text);
  });
}

describe('the log', () => {
  it('covers all operations, called in every way', { timeout: 60_000 }, async () => {
    for (const operation of inOrder.filter(({ id }) => !ending.has(id))) {
      await send(operation, { fields: corruptedFields(operation), token: me.token });
      const fields = fieldsOf(operation);
      await send(operation, { fields });
      await send(operation, { fields, token: newToken() });
      await send(operation, { fields, token: `not-a-token-${me.phone}-${randomUUID()}` });
      for (failingQuery = 1; failingQuery <= 4;) {
        const nth = failingQuery;
        await send(operation, { fields, token: tokenOf(operation) });
        failingQuery = nth + 1;
      }
      failingQuery = 0;
    }
    const wrong = { ...known, password: secret('ปลาทูกินแมวน้อย7'), oldPassword: 'ปลาทูกินแมวน้อย7' };
    for (const id of ['session.login', 'user.changePassword'] as const)
      await send(operations[id], { fields: wrong, token: me.token });
    await giveTestCredit(app, me, 1_000_000);
    for (const operation of inOrder.filter(({ id }) => !ending.has(id))) {
      app.passTime();
      await app.db.updateTable('withdrawal').set({ bangkok_day: '2020-01-01' }).execute();
      await send(operation, { fields: fieldsOf(operation), token: tokenOf(operation) });
      const key = succeeded.get(operation.id);
      if (operation.idempotent && key)
        await send(operation, { fields: fieldsOf(operation), token: me.token, key });
    }
    for (const id of ['user.changePassword', 'session.logout'] as const)
      await send(operations[id], { fields: known, token: me.token });
    const refused = inOrder.map(({ id }) => id).filter((id) => !succeeded.has(id));
    expect(refused.toSorted()).toEqual(refusedHere.toSorted());
  });

  it('covers requests outside the contract', async () => {
    const inUrl = secret(`0861${String(Date.now()).slice(-6)}`);
    const odd = [
      `/api/user/checkPhone/${inUrl}?token=${me.token}`,
      `/api/user/checkPhone/%ZZ${inUrl}`,
      `/${me.token}/${encodeURIComponent(me.username)}?password=${encodeURIComponent(me.password)}`,
      `/api/auth/user/${me.uuid}/../${inUrl}`,
      `/api/setting/?phone=${inUrl}#${me.token}`,
      `/api/user/checkPhone/${inUrl.repeat(600)}`,
    ];
    for (const path of odd) {
      const { headers } = await fetch(`${app.url}${path}`, { headers: { hostname: hostA } });
      requestIds.add(headers.get('x-request-id') ?? '');
    }
    const bodies = [
      `{"password":"${me.password}`,
      `{"phone":${me.phone}}`,
      `[${'"x",'.repeat(30_000)}"${me.phone}"]`,
      `${me.password}=1`,
    ];
    for (const body of bodies) {
      for (const type of ['application/json', 'text/plain', `multipart/form-data; boundary=${inUrl}`]) {
        const headers = { hostname: hostA, 'content-type': type };
        const response = await fetch(`${app.url}/api/auth/login`, { method: 'POST', headers, body });
        requestIds.add(response.headers.get('x-request-id') ?? '');
      }
    }
    for (const text of [
      `GET /${inUrl} HTTP/9.9\r\n\r\n`,
      `${me.password}\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`,
      `GET / HTTP/1.1\r\nBroken ${me.token}\r\n\r\n`,
    ]) {
      const id = /^x-request-id: (\w+)\r$/im.exec(await raw(text))?.[1];
      expect(id, text.slice(0, 40)).toMatch(/^\w{10}$/);
      requestIds.add(String(id));
    }
  });

  it('covers an error of PostgreSQL that quotes the row', async () => {
    await app.pool.query(`
      create function raise_values() returns trigger language plpgsql as $$
      begin raise exception 'no session for % of %', new.member_id, (select phone from member where id = new.member_id); end $$;
      create trigger raise_values before insert on session for each row execute function raise_values()`);
    const response = await send(operations['session.login'], {
      fields: { ...known, password: known['newPassword'] },
    });
    expect(response.status).toBe(500);
    const failed = lines().filter(({ requestId }) => requestId === response.requestId);
    expect(failed.map(({ msg }) => msg)).toEqual(['failed', 'answered']);
    expect(failed[0]).toMatchObject({
      code: 'INTERNAL',
      err: { code: 'P0001', stack: expect.stringContaining('openSession') },
    });
  });

  it('contains no secret or personal data', () => {
    expect(secrets.size).toBeGreaterThan(200);
    const text = written.join('');
    expect(
      [...secrets].filter(
        (candidate) => text.includes(candidate) || text.includes(encodeURIComponent(candidate)),
      ),
    ).toEqual([]);
    expect(text).not.toMatch(/Bearer|authorization|\b0[689]\d{8}\b|argon2/i);
  });

  it('has a line with an id for each response', () => {
    const ids = new Set(
      lines()
        .filter(({ msg }) => msg === 'answered')
        .map(({ requestId }) => requestId),
    );
    expect(requestIds.size).toBeGreaterThan(400);
    expect([...requestIds].filter((id) => !ids.has(id))).toEqual([]);
    const without = lines().filter(({ requestId }) => requestId === undefined);
    expect(without.map(({ msg }) => msg).filter((msg) => !msg.startsWith('Server listening at'))).toEqual([]);
  });

  it('shows the member, amount and outcome of money operations, also of a repeated request', () => {
    const audit = lines().filter(({ audit: kind }) => kind === 'money');
    for (const { id } of money.filter((operation) => !refusedHere.includes(operation.id))) {
      const ownEntries = audit.filter(({ operation, memberId }) => operation === id && memberId === me.id);
      expect(
        ownEntries.some(({ status, replayed }) => status === 200 && replayed === undefined),
        id,
      ).toBe(true);
      expect(
        ownEntries.some(({ status, replayed }) => status === 200 && replayed),
        id,
      ).toBe(true);
      expect(
        ownEntries.some(({ status, code }) => status === 500 && code === 'INTERNAL'),
        id,
      ).toBe(true);
    }
    for (const { status, code } of audit)
      expect(status === 200 || (code !== undefined && code in errorCodes)).toBe(true);
  });
});
