import {
  depositMine,
  gameList,
  login,
  settingGet,
  slipVerify,
  userDetail,
  withdrawCreate,
} from '@chada/contract';
import { aMember, gate, replies, until } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, type ApiClientOptions } from './api-client.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const clientWith = (options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    baseUrl: server.url,
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.2.3',
    getToken: () => 'token-of-somsri',
    ...options,
  });

const me = aMember();
const mine = { params: { uuid: me.uuid } };

describe('a call', () => {
  it('[HD-01, RO-02] sends platform, channel, web version, host name and the bearer token', async () => {
    await clientWith().call(userDetail, mine);
    expect(server.requests(userDetail)[0]?.headers).toMatchObject({
      platform: 'AND',
      channel: 'web',
      'web-version': '1.2.3',
      hostname: 'daothong.localhost',
      authorization: 'Bearer token-of-somsri',
    });
  });

  it('[RO-02] reads the token at each call and sends no header without one', async () => {
    let token: string | null = null;
    const client = clientWith({ getToken: () => token });
    await client.call(settingGet, {});
    token = 'a-later-token-1234';
    await client.call(settingGet, {});
    token = '';
    await client.call(settingGet, {});
    expect(server.requests().map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer a-later-token-1234',
      undefined,
    ]);
  });

  it('returns the data of the contract', async () => {
    server.reply(userDetail, replies.data(me, 'เรียบร้อย'));
    expect(await clientWith().call(userDetail, mine)).toEqual({ ok: true, data: me, message: 'เรียบร้อย' });
  });

  it('sends requests that the contract accepts', async () => {
    const client = clientWith();
    await client.call(depositMine, { ...mine, query: { limit: 20, cursor: undefined } });
    await client.call(gameList, { body: { gameType: 'slots', search: 'มังกร & "ทอง"' } });
    await client.call(
      withdrawCreate,
      { ...mine, body: { amount: 30_000 } },
      { idempotencyKey: 'k'.repeat(20) },
    );
    await client.call(login, { body: { username: 'somsri88', password: 'รหัส ผ่าน/?#' } });
    expect(server.requests().flatMap(({ violations }) => violations)).toEqual([]);
    expect(server.requests(depositMine)[0]?.query).toEqual({ limit: '20' });
    expect(server.requests(gameList)[0]?.body).toEqual({ gameType: 'slots', search: 'มังกร & "ทอง"' });
    expect(server.requests(withdrawCreate)[0]?.headers['idempotency-key']).toBe('k'.repeat(20));
  });

  it('encodes path parameters, so that none changes the path', async () => {
    const client = clientWith({ strictRequests: false });
    for (const uuid of ['../setting', 'a/b', 'x?y=1#z', 'ไทย', '%2e%2e']) {
      server.reset();
      await client.call(userDetail, { params: { uuid } });
      expect(server.requests()[0]?.id).toBe('user.detail');
      expect(server.requests()[0]?.params).toEqual({ uuid });
    }
  });

  it('sends a file as form data and reports its progress', async () => {
    const slip = new Blob([new Uint8Array(200_000)], { type: 'image/png' });
    const progress: number[] = [];
    const result = await clientWith().call(
      slipVerify,
      { body: { slip, amountSatang: 50_000 } },
      { onUploadProgress: ({ loadedBytes }) => progress.push(loadedBytes) },
    );
    expect(result.ok).toBe(true);
    const [request] = server.requests(slipVerify);
    expect(request?.violations).toEqual([]);
    expect(request?.body['amountSatang']).toBe('50000');
    expect(request?.body['slip']).toHaveProperty('size', 200_000);
    expect(progress.length).toBeGreaterThan(0);
  });

  it('throws on input that the contract refuses; in production the server refuses it', async () => {
    const wrong = { ...mine, body: { amount: -1 } };
    await expect(clientWith({ strictRequests: true }).call(withdrawCreate, wrong)).rejects.toThrow(
      /withdraw\.create/,
    );
    expect(server.requests()).toEqual([]);
    const result = await clientWith({ strictRequests: false }).call(withdrawCreate, wrong);
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', status: 422 } });
  });

  it('joins a base URL with a path, with or without a trailing slash', async () => {
    for (const baseUrl of [server.url, `${server.url}/`, `${server.url}//`]) {
      expect(await clientWith({ baseUrl }).call(settingGet, {})).toMatchObject({ ok: true });
    }
  });
});

describe('a failed call', () => {
  it.each([
    ['a refusal', replies.refuse('WITHDRAW_ABOVE_CREDIT', { details: { creditSatang: 100 } }), 'refused'],
    ['a session that ended', replies.refuse('SESSION_INVALID'), 'sessionEnded'],
    ['code 500256 as a number', replies.status(400, { message: 'หมดเวลา', code: 500256 }), 'sessionEnded'],
    ['a captive portal', replies.html(), 'sessionEnded'],
    ['maintenance', replies.refuse('MAINTENANCE'), 'serverProblem'],
    ['408', replies.status(408), 'serverProblem'],
    ['a proxy’s 503', replies.html(503), 'serverProblem'],
    ['a wrong shape', replies.misshapen(), 'invalidResponse'],
    ['no body', replies.empty(), 'invalidResponse'],
    ['null', replies.status(200, null), 'invalidResponse'],
    ['a number', replies.status(200, 7), 'invalidResponse'],
    ['an answer cut short', replies.truncate(), 'network'],
    ['a cut connection', replies.drop(), 'network'],
    ['a fault of the server', replies.refuse('INTERNAL'), 'other'],
    ['a bad gateway', replies.html(502), 'other'],
  ] as const)('[ER-01, ER-02, ER-07, ER-08] is an error value for %s', async (_name, reply, kind) => {
    server.reply(userDetail, reply);
    const result = await clientWith().call(userDetail, mine);
    expect(result).toMatchObject({ ok: false, error: { kind, operation: 'user.detail' } });
  });

  it('[ER-04, ER-05] carries the server’s message, code, request id, fields and figures', async () => {
    server.reply(
      userDetail,
      replies.refuse(
        'VALIDATION_FAILED',
        { requestId: 'r-9', fields: [{ path: 'body.x', rule: 'too_small' }], details: { a: 1 } },
        { 'retry-after': '30' },
      ),
    );
    expect(await clientWith().call(userDetail, mine)).toMatchObject({
      error: {
        status: 422,
        code: 'VALIDATION_FAILED',
        message: 'กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง',
        requestId: 'r-9',
        fields: [{ path: 'body.x', rule: 'too_small' }],
        details: { a: 1 },
        retryAfterSeconds: 30,
      },
    });
  });

  it('drops a message that is not Thai', async () => {
    server.reply(userDetail, replies.status(500, { message: 'ECONNREFUSED 10.0.0.1', code: 'X' }));
    const result = await clientWith().call(userDetail, mine);
    expect(result).toMatchObject({ error: { code: 'X' } });
    expect(result).not.toHaveProperty('error.message');
  });

  it('[ER-08] is a network error if no server listens', async () => {
    const result = await clientWith({ baseUrl: 'http://127.0.0.1:1' }).call(settingGet, {});
    expect(result).toMatchObject({ error: { kind: 'network', policy: { setsServerProblem: false } } });
  });

  it('[CO-01] has a timeout of 60000 ms by default', async () => {
    const waits: unknown[] = [];
    const adapter: ApiClientOptions['adapter'] = (config) => {
      waits.push(config.timeout);
      return Promise.reject(new Error('seen'));
    };
    await clientWith({ adapter }).call(settingGet, {});
    await clientWith({ adapter, timeoutMs: 50 }).call(settingGet, {});
    expect(waits).toEqual([60_000, 50]);
  });

  it('[ER-08, CO-01] is a timeout if no answer arrives in time', async () => {
    server.reply(userDetail, replies.hang());
    const result = await clientWith({ timeoutMs: 60 }).call(userDetail, mine);
    expect(result).toMatchObject({
      error: { kind: 'timeout', timeoutMs: 60, policy: { setsServerProblem: true } },
    });
  });

  it('[ER-02] is silent if the caller cancels it, before or during the call (RD-05)', async () => {
    const silent = {
      error: { kind: 'aborted', by: 'us', policy: { silent: true, setsServerProblem: false } },
    };
    const before = new AbortController();
    before.abort();
    expect(await clientWith().call(userDetail, mine, { signal: before.signal })).toMatchObject(silent);
    const held = gate();
    server.reply(userDetail, async () => {
      await held.promise;
      return replies.usual();
    });
    const during = new AbortController();
    const running = clientWith().call(userDetail, mine, { signal: during.signal });
    await until(() => server.requests(userDetail).length === 1, 'the request to arrive');
    during.abort();
    expect(await running).toMatchObject(silent);
    held.open();
  });

  it('[ER-04] distinguishes a wrong password from a session that ended (RD-02)', async () => {
    server.reply(login, replies.refuse('CREDENTIALS_WRONG'));
    const result = await clientWith().call(login, { body: { username: 'somsri88', password: 'ผิด' } });
    expect(result).toMatchObject({
      error: {
        kind: 'refused',
        status: 401,
        policy: { clearsSession: false },
        message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
      },
    });
  });
});
