/**
 * Calls every operation of the contract without permission: with wrong tokens, and with the data of other members
 * (promise 6 in docs/promises.md).
 */
import { randomUUID } from 'node:crypto';
import { operationList, type Operation } from '@chada/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEverything } from '../support/books.ts';
import { verifySlip, withdraw } from '../support/money-acts.ts';
import { hostA, hostB, startTestApp, type TestApp } from '../support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../support/test-members.ts';
import { newToken } from '../../src/security/tokens.ts';

let app: TestApp;
let victim: TestMember;
let otherMember: TestMember;
let otherBrandMember: TestMember;
let expired: TestMember;
let revoked: TestMember;
let slipId: string;
let withdrawalId: string;

beforeAll(async () => {
  app = await startTestApp();
  [victim, otherMember, expired, revoked] = await Promise.all([
    signUp(app),
    signUp(app),
    signUp(app),
    signUp(app),
  ]);
  otherBrandMember = await signUp(app, { host: hostB });
  for (const member of [victim, otherMember, otherBrandMember]) await giveTestCredit(app, member, 500_000);
  await sql`update session set expires_at = created_at where member_id = ${expired.id}`.execute(app.db);
  await sql`update session set revoked_at = created_at where member_id = ${revoked.id}`.execute(app.db);
  slipId = await verifySlip(app, victim);
  const response = await withdraw(app, victim, 10_000);
  withdrawalId = response.data?.withdrawal.id ?? '';
  await sql`update withdrawal set status = 'failed', decided_at = requested_at where uuid = ${withdrawalId}`.execute(
    app.db,
  );
});
afterAll(() => app.close());

const everything = () => readEverything(app.db);

interface Caller {
  readonly token: string | undefined;
  readonly host?: string;
}
function identifiers(of: TestMember): Record<string, unknown> {
  return {
    uuid: of.uuid,
    userUuid: of.uuid,
    username: of.username,
    bankId: of.bankId,
    bankName: 'KBANK',
    slipId,
    withdrawalId,
  };
}

async function send(operation: Operation, { token, host = hostA }: Caller, names: Record<string, unknown>) {
  const pathOf: Record<string, unknown> = { ...operation.example.params, ...names };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(pathOf[name])),
  );
  const known = Object.entries(operation.example.body ?? {}).map(([name, value]) => [
    name,
    name in names ? names[name] : value,
  ]);
  const headers: Record<string, string> = { hostname: host, 'idempotency-key': randomUUID() };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  if (operation.body && operation.bodyType === 'json') headers['content-type'] = 'application/json';
  const form = new FormData();
  if (operation.bodyType === 'multipart') form.append('slip', new Blob(['x']), 'x.png');
  const query = new URLSearchParams(
    Object.entries(operation.example.query ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  );
  const response = await fetch(`${app.url}${path}?${query}`, {
    method: operation.method,
    headers,
    ...(operation.body && {
      body: operation.bodyType === 'json' ? JSON.stringify(Object.fromEntries(known)) : form,
    }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const served: readonly Operation[] = operationList;
const members = served.filter(({ auth }) => auth === 'member');
const identities = ['uuid', 'userUuid', 'username', 'bankId'];
const namesIdentity = ({ example }: Operation) =>
  Object.keys({ ...example.params, ...example.body }).some((name) => identities.includes(name));
const namesRecord = ({ example }: Operation) =>
  Object.keys(example.body ?? {}).some((name) => name === 'slipId' || name === 'withdrawalId');
const titled = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);

describe.each(titled(members))('[RO-01, RO-03] %s', (_, operation) => {
  it.each([
    ['no token', 'SESSION_MISSING', () => ({ token: undefined })],
    ['a malformed token', 'SESSION_INVALID', () => ({ token: "' or 1=1 --" })],
    ['an unknown token', 'SESSION_INVALID', () => ({ token: newToken() })],
    ['an expired token', 'SESSION_INVALID', () => ({ token: expired.token })],
    ['a revoked token', 'SESSION_INVALID', () => ({ token: revoked.token })],
    ['another brand’s token', 'SESSION_INVALID', () => ({ token: otherBrandMember.token })],
    ['its token at another brand', 'SESSION_INVALID', () => ({ token: victim.token, host: hostB })],
  ])('is refused for %s', async (__, code, caller) => {
    const before = await everything();
    const { status, body } = await send(operation, caller(), identifiers(victim));
    expect({ status, body }).toMatchObject({ status: 401, body: { code } });
    expect(await everything()).toBe(before);
  });
});

describe.each(titled(members.filter((operation) => namesIdentity(operation) || namesRecord(operation))))(
  '[RO-03] %s with the identity of another member',
  (_, operation) => {
    it.each([
      ['of this brand', () => otherMember, () => identifiers(victim)],
      ['of another brand', () => otherMember, () => identifiers(otherBrandMember)],
      [
        'that does not exist',
        () => otherMember,
        () => ({
          ...identifiers(victim),
          uuid: randomUUID(),
          userUuid: randomUUID(),
          username: 'nobody_here',
          bankId: '9990001112',
          slipId: randomUUID(),
          withdrawalId: randomUUID(),
        }),
      ],
    ])('%s responds with 404 and changes nothing', async (__, caller, names) => {
      const before = await everything();
      const { status, body } = await send(operation, caller(), names());
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(JSON.stringify(body)).not.toContain(victim.bankId);
      expect(await everything()).toBe(before);
    });
  },
);

describe.each(titled(members.filter(namesIdentity)))(
  '[RO-03] %s with a malformed identifier',
  (_, operation) => {
    let before: string;
    beforeAll(async () => {
      before = await everything();
    });
    afterAll(async () => {
      expect(await everything()).toBe(before);
    });

    it.each([
      'null',
      '../admin',
      "1' or '1'='1",
      '0',
      'undefined',
      '%00',
      '00000000-0000-0000-0000-000000000000',
    ])('%s responds with NOT_FOUND', async (value) => {
      const names = Object.fromEntries(identities.map((name) => [name, value]));
      const { status } = await send(operation, otherMember, names);
      expect([404, 422]).toContain(status);
    });
  },
);

describe('[RO-01] a visitor', () => {
  it.each(titled(served.filter(({ auth }) => auth === 'public')))(
    'reaches %s without a token',
    async (_, operation) => {
      const { status } = await send(operation, { token: undefined }, {});
      expect(status).not.toBe(403);
      if (operation.id !== 'session.login') expect(status).not.toBe(401);
    },
  );

  it('reaches only login under /api/auth', () => {
    const open = served.filter(({ auth, path }) => auth === 'public' && path.startsWith('/api/auth'));
    expect(open.map(({ id }) => id)).toEqual(['session.login']);
  });
});
