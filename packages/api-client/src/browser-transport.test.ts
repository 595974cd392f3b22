// @vitest-environment jsdom
// These tests run calls through XMLHttpRequest, as a browser does.
import { login, userDetail } from '@chada/contract';
import { replies, until } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { createBaseQuery, prepareCall } from './base-query.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.reset();
});
afterAll(() => server.close());

const client = (timeoutMs = 5000) =>
  createApiClient({
    baseUrl: server.url,
    hostname: 'daothong.localhost',
    platform: 'DSK',
    webVersion: '1',
    getToken: () => 'token-of-somsri',
    timeoutMs,
    adapter: 'xhr',
  });
const memberInput = { params: { uuid: '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11' } };

describe('in a browser', () => {
  it('[HD-01, RO-02] a call sends its headers and returns its data', async () => {
    expect(await client().call(userDetail, memberInput)).toMatchObject({ ok: true });
    expect(server.requests(userDetail)[0]?.headers).toMatchObject({
      platform: 'DSK',
      channel: 'web',
      authorization: 'Bearer token-of-somsri',
    });
  });

  it.each([
    [replies.html(), 'sessionEnded'],
    [replies.refuse('OVERLOADED'), 'serverProblem'],
    [replies.misshapen(), 'invalidResponse'],
    [replies.drop(), 'network'],
  ] as const)('[ER-01, ER-02, ER-08] a failure is a value (%#)', async (reply, kind) => {
    server.reply(userDetail, reply);
    expect(await client().call(userDetail, memberInput)).toMatchObject({ error: { kind } });
  });

  it('[ER-08] distinguishes a timeout from a cancelled request', async () => {
    server.reply(userDetail, replies.hang());
    expect(await client(60).call(userDetail, memberInput)).toMatchObject({
      error: { kind: 'timeout', timeoutMs: 60 },
    });

    const before = server.requests(userDetail).length;
    const opened: XMLHttpRequest[] = [];
    const open = XMLHttpRequest.prototype.open;
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
      this: XMLHttpRequest,
      ...args: unknown[]
    ) {
      opened.push(this);
      Reflect.apply(open, this, args);
    });
    const running = client().call(userDetail, memberInput);
    await until(() => server.requests(userDetail).length > before, 'the request to arrive', 5000);
    opened[0]?.abort();
    expect(await running).toMatchObject({
      error: { kind: 'aborted', by: 'browser', policy: { setsServerProblem: true, silent: false } },
    });
  });
});

describe('the base query', () => {
  const query = createBaseQuery((api: { signal: AbortSignal }) => {
    expect(api.signal).toBeInstanceOf(AbortSignal);
    return client();
  });

  it('returns data, or the error as a value', async () => {
    const { signal } = new AbortController();
    expect(await query(prepareCall(userDetail, memberInput), { signal })).toMatchObject({
      data: { uuid: memberInput.params.uuid },
    });
    server.reply(login, replies.refuse('CREDENTIALS_WRONG'));
    const wrong = prepareCall(login, { body: { username: 'a', password: 'b' } });
    expect(await query(wrong, { signal })).toMatchObject({ error: { kind: 'refused', status: 401 } });
  });

  it('keeps the options of a prepared call', async () => {
    const { signal } = new AbortController();
    await query(prepareCall(userDetail, memberInput, { token: 'another-token' }), { signal });
    expect(server.requests(userDetail)[0]?.headers['authorization']).toBe('Bearer another-token');
  });

  it('[ER-02] cancels the call with the query and reports no notice (RD-05)', async () => {
    const dropped = new AbortController();
    dropped.abort();
    expect(await query(prepareCall(userDetail, memberInput), dropped)).toMatchObject({
      error: { kind: 'aborted', by: 'us' },
    });
  });
});
