import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { operationList, type Operation } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '../../database/connection.ts';
import { buildServer } from '../../server.ts';
import { hostA, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';
import { rateRules } from '../limits/rate-rules.ts';
import { listen } from './base-server.ts';

let app: TestApp;
let member: TestMember;
let narrow: FastifyInstance;
let narrowUrl: string;
let broken = false;
beforeAll(async () => {
  app = await startTestApp({
    around: ({ clock }) => ({
      clock: {
        now: () => {
          if (broken) throw new Error('the clock has failed');
          return clock.now();
        },
      },
    }),
  });
  member = await signUp(app);
  narrow = await buildServer({ ...app.deps, rateLimitScale: 1e-9 }, { logLevel: 'silent' });
  narrowUrl = await listen(narrow, 0);
});
afterAll(async () => {
  await narrow.close();
  await app.close();
});

const safe = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
function expectSafe(headers: Headers, label: string): void {
  expect(Object.fromEntries(headers), label).toMatchObject(safe);
  expect(headers.get('x-request-id'), label).toMatch(/^[0-9A-Z]{10}$/);
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin'])
    expect(headers.get(name), `${label}: ${name}`).toBeNull();
}

interface CallOptions {
  readonly url?: string;
  readonly token?: string | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}
async function request(
  operation: Operation,
  label: string,
  { url = app.url, token, method, headers, body }: CallOptions = {},
) {
  const own: Record<string, unknown> = {
    ...operation.example.params,
    uuid: member.uuid,
    username: member.username,
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(own[name])),
  );
  const sent = method ?? operation.method;
  const sessionToken = token !== undefined && operation.id === 'session.logout' ? randomUUID() : token;
  const response = await fetch(`${url}${path}`, {
    method: sent,
    headers: {
      hostname: hostA,
      'idempotency-key': randomUUID(),
      origin: 'https://evil.test',
      ...(sessionToken === undefined ? {} : { authorization: `Bearer ${sessionToken}` }),
      ...(operation.body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === 'GET' || sent === 'HEAD'
      ? {}
      : { body: body ?? JSON.stringify(operation.example.body ?? {}) }),
  });
  const text = await response.text();
  expectSafe(response.headers, `${operation.id} ${label}`);
  if (sent !== 'HEAD')
    expect(response.headers.get('content-type'), `${operation.id} ${label}`).toContain('application/json');
  return { status: response.status, text };
}

async function maintenance(status: 'OK' | 'MA'): Promise<void> {
  await app.db
    .updateTable('brand')
    .set({ website_status: status })
    .where('client_id', '=', 'brand-a')
    .execute();
}

describe('every operation', () => {
  it('has security headers on successes and on every refusal', async () => {
    const statuses = new Set<number>();
    const note = async (response: Promise<{ status: number }>) => statuses.add((await response).status);
    for (const operation of operationList) {
      const { token } = member;
      await note(request(operation, 'as a member', { token }));
      await note(request(operation, 'as nobody'));
      await note(
        request(operation, 'of an unknown brand', { token, headers: { hostname: 'unknown.example' } }),
      );
      await note(request(operation, 'by a method that is not there', { method: 'DELETE' }));
      if (operation.method === 'GET') continue;
      await note(request(operation, 'with broken JSON', { token, body: '{"' }));
      await note(request(operation, 'with a megabyte', { token, body: `"${'x'.repeat(1_048_576)}"` }));
      await note(request(operation, 'with XML', { token, headers: { 'content-type': 'application/xml' } }));
    }
    expect([...statuses].sort()).toEqual(
      expect.arrayContaining([200, 400, 401, 404, 405, 409, 413, 415, 421, 422]),
    );
  });

  it('has security headers on a fault, without its details', async () => {
    broken = true;
    try {
      for (const operation of operationList) {
        const { status, text } = await request(operation, 'with a broken clock', { token: member.token });
        expect(status, operation.id).toBe(500);
        expect(text).not.toMatch(/clock|wall|\.ts/);
      }
    } finally {
      broken = false;
    }
  });

  it('has security headers in maintenance', async () => {
    const newMember = await signUp(app);
    await maintenance('MA');
    try {
      const statuses = [];
      for (const operation of operationList)
        statuses.push((await request(operation, 'in maintenance', { token: newMember.token })).status);
      expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(45);
    } finally {
      await maintenance('OK');
    }
  });

  it('has security headers if it is rate-limited', async () => {
    const newMember = await signUp(app);
    for (const operation of operationList) {
      if (!Object.hasOwn(rateRules, operation.id)) continue;
      const way = { url: narrowUrl, token: newMember.token };
      await request(operation, 'once', way);
      expect((await request(operation, 'once more', way)).status, operation.id).toBe(429);
    }
  });
});

describe('other requests', () => {
  it.each<[label: string, path: string, status: number, init?: RequestInit]>([
    ['an unknown route', '/api/nothing', 404],
    ['the root', '/', 404],
    ['a path with ..', '/docs/%2e%2e/%2e%2e/etc/passwd', 404],
    ["a path that can't be decoded", '/api/user/checkPhone/%ZZ', 400],
    ['a very long identifier', `/api/user/checkPhone/${'1'.repeat(5000)}`, 422],
    ['health', '/health', 200],
    ['readiness', '/ready', 200],
    ['a HEAD request', '/api/setting', 200, { method: 'HEAD' }],
    ['an unknown method', '/api/setting', 405, { method: 'PUT' }],
  ])('%s gets security headers', async (label, path, status, init) => {
    const response = await fetch(`${app.url}${path}`, { ...init, headers: { hostname: hostA } });
    expect(response.status).toBe(status);
    expectSafe(response.headers, label);
  });

  it('a preflight request gets security headers', async () => {
    const headers = { origin: 'http://brand-a.localhost', 'access-control-request-method': 'POST' };
    const response = await fetch(`${app.url}/api/auth/login`, { method: 'OPTIONS', headers });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      204,
      headers.origin,
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject(safe);
  });

  it.each(['/docs', '/docs/docs.css', '/docs/openapi.json'])(
    '%s has an equally strict content security policy',
    async (path) => {
      const { status, headers } = await fetch(`${app.url}${path}`);
      expect(status).toBe(200);
      const { 'content-security-policy': _, ...others } = safe;
      expect(Object.fromEntries(headers)).toMatchObject({ ...others, 'cache-control': expect.any(String) });
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
    },
  );

  it('a server that is not ready sends security headers', async () => {
    const db = createDatabase(createPool({ url: 'postgres://127.0.0.1:1/nowhere', schema: 'api' }));
    const withoutDatabase = await buildServer({ ...app.deps, db }, { logLevel: 'silent' });
    const { statusCode, headers } = await withoutDatabase.inject('/ready');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject(safe);
    await db.destroy();
    await withoutDatabase.close();
  });

  it.each([
    ['a text that is not HTTP', 'hello there\r\n\r\n', 400],
    [
      'a head that is too long',
      `GET /health HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    [
      'two content-length headers',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'a content-length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG',
      400,
    ],
    ['an invalid method', 'FETCH /api/setting HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ])('%s is refused with security headers', async (_, bytes, status) => {
    const response = await sendRaw(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(safe))
      expect(response.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
    expect(response).toContain('"code":"MALFORMED_REQUEST"');
  });
});

function sendRaw(bytes: string): Promise<string> {
  const { port, hostname } = new URL(app.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
