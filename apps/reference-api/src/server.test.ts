import { errorEnvelopeSchema, operationList } from '@chada/contract';
import { describe, expect, it } from 'vitest';
import { responseSerializers } from './http/pipeline/response-serializer.ts';
import { handlers } from './modules/handlers.ts';
import { hostA, openTestApp } from '../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp } from '../test/support/test-members.ts';

const app = await openTestApp();
const member = await signUp(app);

const request = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { ...init, headers: { hostname: hostA, ...init.headers } });
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
async function refusal(response: Response) {
  const { code, message, requestId } = errorEnvelopeSchema.parse(await response.json());
  expect(message).toMatch(/[\u0e00-\u0e7f]/);
  expect(requestId).toBe(response.headers.get('x-request-id'));
  return [response.status, code];
}

describe('every response', () => {
  it.each(['/api/setting', '/api/nothing', '/health', '/docs'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(headers.get('server')).toBeNull();
    },
  );

  it('that violates the contract is a fault', () => {
    const [operation] = operationList;
    const log = { error: () => undefined };
    const writer = responseSerializers(operation, 'throw')({ requestId: 'x', log });
    expect(() => writer.succeed({ token: 1 })).toThrow(/session\.login does not fit the contract: .*token/);
  });

  it('that violates the contract is sent in production and logged without its values', () => {
    const lines: unknown[] = [];
    const log = { error: (...line: unknown[]) => void lines.push(line) };
    const [operation] = operationList;
    const body = responseSerializers(
      operation,
      'log',
    )({ requestId: 'x', log }).succeed({
      token: 'secret',
    });
    expect(JSON.parse(body)).toMatchObject({ success: true, data: { token: 'secret' } });
    expect(JSON.stringify(lines)).toContain('session.login');
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('an unreadable request', () => {
  const login = '/api/auth/login';
  it.each([
    ['broken JSON', () => post(login, '{"username":'), 400, 'MALFORMED_REQUEST'],
    ['an empty body', () => post(login, ''), 400, 'MALFORMED_REQUEST'],
    [
      'a prototype in the JSON',
      () => post(login, '{"__proto__":{"admin":true},"username":"a","password":"b"}'),
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'a constructor in the JSON',
      () => post(login, '{"constructor":{"prototype":{"admin":true}}}'),
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'JSON with ten thousand levels',
      () => post(login, `${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      422,
      'VALIDATION_FAILED',
    ],
    ['a list in place of an object', () => post(login, '[]'), 422, 'VALIDATION_FAILED'],
    ['null in place of an object', () => post(login, 'null'), 422, 'VALIDATION_FAILED'],
    [
      'a megabyte',
      () => post(login, JSON.stringify({ username: 'a'.repeat(1_048_576), password: 'b' })),
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'another content type',
      () => post(login, 'username=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['XML', () => post(login, '<a/>', { 'content-type': 'application/xml' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ["a path that can't be decoded", () => request('/api/user/checkPhone/%ZZ'), 400, 'MALFORMED_REQUEST'],
    [
      'a parameter that is too long',
      () => request(`/api/user/checkPhone/${'1'.repeat(5000)}`),
      422,
      'VALIDATION_FAILED',
    ],
    ['an unknown path', () => request('/api/auth/../../etc/passwd'), 404, 'NOT_FOUND'],
    ['the wrong method', () => request('/api/setting', { method: 'DELETE' }), 405, 'METHOD_NOT_ALLOWED'],
  ])('%s', async (_, send, status, code) => {
    expect(await refusal(await send())).toEqual([status, code]);
  });

  it('lists the allowed methods', async () => {
    expect((await request('/api/setting', { method: 'DELETE' })).headers.get('allow')).toBe('GET');
  });

  it('[RO-03] never changes a prototype', async () => {
    await post('/api/auth/login', '{"username":"a","password":"b","extra":{"__proto__":{"polluted":true}}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the brand', () => {
  it.each(['unknown.example', 'localhost', '', 'brand-a.localhost.evil.test', 'brand-a', '*'])(
    'of the unknown host %j is refused',
    async (host) => {
      const response = await request('/api/setting', { headers: { hostname: host || 'x' } });
      expect(await refusal(response)).toEqual([421, 'UNKNOWN_BRAND']);
    },
  );

  it.each([
    'brand-a.localhost',
    'brand-a.localhost:5173',
    'BRAND-A.LOCALHOST',
    'www.brand-a.example',
    'www.brand-a.example.',
  ])('is found by %s', async (host) =>
    expect((await request('/api/setting', { headers: { hostname: host } })).status).toBe(200),
  );
});

describe('pages of other origins', () => {
  const allowed = async (origin: string) =>
    (await request('/api/setting', { headers: { origin } })).headers.get('access-control-allow-origin');
  it('may call the API only if they belong to a brand', async () => {
    expect(await allowed('http://brand-a.localhost:5173')).toBe('http://brand-a.localhost:5173');
    expect(await allowed('https://www.brand-a.example')).toBe('https://www.brand-a.example');
    for (const origin of [
      'https://evil.test',
      'null',
      'https://www.brand-a.example.evil.test',
      'http://localhost:9999',
    ]) {
      expect(await allowed(origin), origin).toBeNull();
    }
  });

  it('learn the allowed headers from a preflight request', async () => {
    const response = await request('/api/auth/login', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://brand-a.localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key,hostname',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

it("[RD-06] pages of the brand's other origin may read the server's time", async () => {
  const response = await request('/api/setting', { headers: { origin: 'https://www.brand-a.example' } });
  const exposed = response.headers.get('access-control-expose-headers') ?? '';
  expect(exposed.split(/, */)).toEqual(expect.arrayContaining(['date', 'age']));
  expect(Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
});

describe('[ST-08] maintenance', () => {
  it('stops all operations but those of the maintenance page, also in open sessions', async () => {
    await giveTestCredit(app, member, 50_000);
    await app.db
      .updateTable('brand')
      .set({ website_status: 'MA' })
      .where('client_id', '=', 'brand-a')
      .execute();
    const stopped = await app.call(
      'user.credit',
      { params: { username: member.username }, body: { balanceType: 'main' } },
      member,
    );
    expect([stopped.status, stopped.error?.code]).toEqual([503, 'MAINTENANCE']);
    expect(stopped.headers.get('retry-after')).toBe('30');
    expect(
      (await app.call('session.login', { body: { username: member.username, password: 'x' } })).status,
    ).toBe(503);
    expect((await app.call('setting.operation', {})).data).toEqual({ websiteStatus: 'MA' });
    for (const id of ['setting.get', 'configuration.public', 'announcement.public'] as const) {
      expect((await app.call(id, {})).status, id).toBe(200);
    }
    expect((await app.call('setting.operation', {}, { host: 'brand-b.localhost' })).data).toEqual({
      websiteStatus: 'OK',
    });
    await app.db
      .updateTable('brand')
      .set({ website_status: 'OK' })
      .where('client_id', '=', 'brand-a')
      .execute();
    expect(await creditOf(app, member)).toBe(50_000);
  });
});

describe('other requests', () => {
  it('serves a reference page of every operation, and its OpenAPI document', async () => {
    const page = await (await request('/docs')).text();
    for (const { id, path } of operationList) {
      expect(page).toContain(`id="${id.replace('.', '-')}"`);
      expect(page).toContain(path);
    }
    expect(page).not.toMatch(/<script|(src|href)="(?!\/|#)/);
    const document: unknown = await (await request('/docs/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    expect((await request('/docs/docs.css')).headers.get('content-type')).toContain('text/css');
  });

  it('serves health and readiness', async () => {
    expect(await (await request('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await request('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('has a handler for each operation, of the kind that its contract requires', () => {
    const kinds = new Map(Object.entries(handlers).map(([id, { kind }]) => [id, kind]));
    for (const { id, auth, idempotent } of operationList) {
      const kind = kinds.get(id);
      if (kind === undefined) continue;
      expect(
        auth === 'public'
          ? kind === 'public'
          : idempotent
            ? ['money', 'stepwise'].includes(kind)
            : kind === 'member',
        id,
      ).toBe(true);
    }
  });
});
