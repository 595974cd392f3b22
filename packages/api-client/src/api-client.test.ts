import {
  type Operation,
  depositMine,
  gameList,
  login,
  settingGet,
  slipVerify,
  userDetail,
  withdrawCreate,
} from '@chada/contract';
import { aMember, createDeferred, replies, until } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import axios, { AxiosError } from 'axios';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClientOptions, type UploadProgress } from './api-client.ts';
import type { ServerTime } from './server-time.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.reset();
});
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

const refusedText = JSON.stringify({ success: false, code: 'X', message: 'ไม่ได้' });
const me = aMember();
const memberInput = { params: { uuid: me.uuid } };

describe('a call', () => {
  it('[HD-01, RO-02] sends platform, channel, web version, host name and the bearer token', async () => {
    await clientWith().call(userDetail, memberInput);
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

  it('[RO-02] can carry another token, such as that of a session which just ended', async () => {
    await clientWith({ getToken: () => null }).call(settingGet, {}, { token: 'token-of-the-last-session' });
    expect(server.requests()[0]?.headers['authorization']).toBe('Bearer token-of-the-last-session');
  });

  it('accepts JSON and states the type of the body that it sends', async () => {
    const client = clientWith();
    await client.call(settingGet, {});
    await client.call(login, { body: { username: 'somsri88', password: 'x' } });
    const [read, sent] = server.requests().map(({ headers }) => headers);
    expect(read?.['accept']).toBe('application/json');
    expect(read).not.toHaveProperty('idempotency-key');
    expect(read).not.toHaveProperty('content-type', 'application/json');
    expect(sent?.['content-type']).toBe('application/json');
  });

  it.each(['replies', 'refuses', 'is not the API'])('reports the server’s time when it %s', async (reply) => {
    const noon = Date.parse('2026-11-20T05:00:00Z');
    server.setClock(() => noon);
    if (reply === 'refuses') server.reply(settingGet, replies.refuse('MAINTENANCE'));
    if (reply === 'is not the API') server.reply(settingGet, replies.html());
    const times: ServerTime[] = [];
    await clientWith({ onServerTime: (time) => times.push(time) }).call(settingGet, {});
    expect(times.map(({ earliestMs }) => earliestMs)).toEqual(reply === 'is not the API' ? [] : [noon]);
  });

  it('reports the server’s time with the age and the time that the answer took', async () => {
    const noon = Date.parse('2026-11-20T05:00:00Z');
    const headers = { date: new Date(noon).toUTCString(), age: '60', 'cache-control': 'no-store' };
    const times: ServerTime[] = [];
    const adapter: ApiClientOptions['adapter'] = async (config) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return { data: refusedText, status: 400, statusText: '', headers, config };
    };
    const client = clientWith({ adapter, onServerTime: (time) => times.push(time) });
    await client.call(settingGet, {});
    expect(times[0]?.earliestMs).toBe(noon + 60_000);
    expect(times[0]?.latestMs).toBeGreaterThan(noon + 61_020);
    expect(times[0]?.latestMs).toBeLessThan(noon + 71_000);
  });

  it.each([
    ['GET', settingGet, {}, Infinity],
    ['POST', login, { body: { username: 'somsri88', password: 'x' } }, 71_000],
  ] as const)('knows the age of an answer to %s', async (_method, operation, input, maxMs) => {
    const noon = Date.parse('2026-11-20T05:00:00Z');
    const adapter: ApiClientOptions['adapter'] = (config) => {
      const headers = { date: new Date(noon).toUTCString() };
      return Promise.resolve({ data: refusedText, status: 400, statusText: '', headers, config });
    };
    const times: ServerTime[] = [];
    const client = clientWith({ adapter, onServerTime: (time) => times.push(time) });
    await client.call<Operation>(operation, input);
    expect(times[0]?.earliestMs).toBe(noon);
    expect((times[0]?.latestMs ?? 0) - noon <= maxMs).toBe(true);
    expect(times[0]?.latestMs === Infinity).toBe(maxMs === Infinity);
  });

  it('reports no time if the answer has none', async () => {
    const onServerTime = vi.fn();
    const adapter: ApiClientOptions['adapter'] = (config) =>
      Promise.resolve({ data: refusedText, status: 400, statusText: '', headers: {}, config });
    await clientWith({ adapter, onServerTime }).call(settingGet, {});
    expect(onServerTime).not.toHaveBeenCalled();
  });

  it('states a type only for a body that it sends as JSON', async () => {
    const types: unknown[] = [];
    const adapter: ApiClientOptions['adapter'] = (config) => {
      types.push(config.headers.get('content-type'));
      return Promise.reject(new Error('seen'));
    };
    const client = clientWith({ adapter });
    await client.call(settingGet, {});
    await client.call(login, { body: { username: 'somsri88', password: 'x' } });
    await client.call(slipVerify, { body: { slip: new Blob(['x']) } });
    expect(types.map((type) => type === 'application/json')).toEqual([false, true, false]);
  });

  it('returns the data of the contract', async () => {
    server.reply(userDetail, replies.data(me, 'เรียบร้อย'));
    expect(await clientWith().call(userDetail, memberInput)).toEqual({
      ok: true,
      data: me,
      message: 'เรียบร้อย',
    });
  });

  it('sends requests that the contract accepts', async () => {
    const client = clientWith();
    await client.call(depositMine, { ...memberInput, query: { limit: 20, cursor: undefined } });
    await client.call(gameList, { body: { gameType: 'slots', search: 'มังกร & "ทอง"' } });
    await client.call(
      withdrawCreate,
      { ...memberInput, body: { amount: 30_000 } },
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

  it("sends a file as form data and reports the upload's progress", async () => {
    const slip = new Blob([new Uint8Array(200_000)], { type: 'image/png' });
    const progress: UploadProgress[] = [];
    const result = await clientWith().call(
      slipVerify,
      { body: { slip, amountSatang: 50_000 } },
      { onUploadProgress: (step) => progress.push(step) },
    );
    expect(result.ok).toBe(true);
    const [request] = server.requests(slipVerify);
    expect(request?.violations).toEqual([]);
    expect(request?.body['amountSatang']).toBe('50000');
    expect(request?.body['slip']).toHaveProperty('size', 200_000);
    const total = progress.at(-1)?.totalBytes;
    expect(total).toBeGreaterThan(200_000);
    expect(progress.at(-1)?.loadedBytes).toBe(total);
  });

  it('throws on input that the contract refuses; in production the server refuses it', async () => {
    const wrong = { ...memberInput, body: { amount: -1 } };
    await expect(clientWith({ strictRequests: true }).call(withdrawCreate, wrong)).rejects.toThrow(
      /withdraw\.create/,
    );
    expect(server.requests()).toEqual([]);
    const result = await clientWith({ strictRequests: false }).call(withdrawCreate, wrong);
    expect(result).toMatchObject({ ok: false, error: { kind: 'refused', status: 422 } });
  });

  it.each([
    ['production', false],
    ['development', true],
  ])('in %s, throwing on such input is %s by default', async (environment, throws) => {
    vi.stubEnv('NODE_ENV', environment);
    const running = clientWith().call(withdrawCreate, { ...memberInput, body: { amount: -1 } });
    if (throws) await expect(running).rejects.toThrow(TypeError);
    else expect(await running).toMatchObject({ ok: false, error: { status: 422 } });
  });

  it('joins a base URL with a path, with or without a trailing slash', async () => {
    const sent: unknown[] = [];
    const adapter: ApiClientOptions['adapter'] = (config) => {
      sent.push(axios.getUri(config));
      return Promise.reject(new Error('seen'));
    };
    for (const baseUrl of ['https://a.test', 'https://a.test/', 'https://a.test/v1//', '/', '/v1/'])
      await clientWith({ baseUrl, adapter }).call(settingGet, {});
    const path = settingGet.path;
    expect(sent).toEqual([
      `https://a.test${path}`,
      `https://a.test${path}`,
      `https://a.test/v1${path}`,
      path,
      `/v1${path}`,
    ]);
  });
});

describe('a failed call', () => {
  it.each([
    [new AxiosError('', AxiosError.ETIMEDOUT), { kind: 'timeout' }],
    [new AxiosError('', AxiosError.ECONNABORTED), { kind: 'aborted', by: 'browser' }],
    [new AxiosError('', AxiosError.ERR_NETWORK), { kind: 'network' }],
    [new axios.CanceledError(), { kind: 'aborted', by: 'browser' }],
    [new TypeError('Failed to fetch'), { kind: 'network' }],
    [Object.assign(new Error('of another program'), { code: 'ECONNABORTED' }), { kind: 'network' }],
    [undefined, { kind: 'network' }],
  ])('[ER-02, ER-08] is classified by its cause (%#)', async (cause, expected) => {
    const result = await clientWith({ adapter: () => Promise.reject(cause) }).call(settingGet, {});
    expect(result).toMatchObject({ ok: false, error: expected });
    expect(result).not.toHaveProperty('error.status');
  });

  it('[ER-07] is an invalid response if the body is not text', async () => {
    const adapter: ApiClientOptions['adapter'] = (config) =>
      Promise.resolve({ data: { a: 1 }, status: 200, statusText: '', headers: {}, config });
    const result = await clientWith({ adapter }).call(settingGet, {});
    expect(result).toMatchObject({ error: { kind: 'invalidResponse', status: 200 } });
  });

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
    const result = await clientWith().call(userDetail, memberInput);
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
    expect(await clientWith().call(userDetail, memberInput)).toMatchObject({
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
    const result = await clientWith().call(userDetail, memberInput);
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

  it('[ER-08, CO-01] is a timeout if the response is late', async () => {
    server.reply(userDetail, replies.hang());
    const result = await clientWith({ timeoutMs: 60 }).call(userDetail, memberInput);
    expect(result).toMatchObject({
      error: { kind: 'timeout', timeoutMs: 60, policy: { setsServerProblem: true } },
    });
  });

  it('[ER-02] is silent if the caller cancels the call before or during the request (RD-05)', async () => {
    const silent = {
      error: { kind: 'aborted', by: 'us', policy: { silent: true, setsServerProblem: false } },
    };
    const before = new AbortController();
    before.abort();
    expect(await clientWith().call(userDetail, memberInput, { signal: before.signal })).toMatchObject(silent);
    const gated = createDeferred();
    server.reply(userDetail, replies.after(gated));
    const during = new AbortController();
    const running = clientWith().call(userDetail, memberInput, { signal: during.signal });
    await until(() => server.requests(userDetail).length === 1, 'the request to arrive');
    during.abort();
    expect(await running).toMatchObject(silent);
    gated.resolve();
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
