import { settingGet, settingOperation, userDetail, userGet } from '@chada/contract';
import type { ErrorCode } from '@chada/contract/error-codes';
import { protectionGet } from '@chada/contract/protection';
import { aMember, replies, until, type Reply } from '@chada/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSite, signedInStorage, noticeTexts } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { callApi } from '../call/call-api.ts';
import { readCurrentUser } from '../session/session.ts';
import { protectionApi } from '../protection/protection.endpoints.ts';
import { noticeDismissed } from '../notices/notices.slice.ts';

const server = await openFakeServer();
afterEach(() => void vi.useRealTimers());

const memberInput = { params: { uuid: aMember().uuid } };
const memberSite = (timeoutMs = 800) => {
  const site = makeSite(server, { storage: signedInStorage(), timeoutMs });
  site.store.dispatch(readCurrentUser());
  return site;
};

it.each<ErrorCode>(['PLAY_PAUSED', 'GAME_LIMIT_REACHED', 'DEPOSIT_LIMIT_REACHED'])(
  'loads the limits and the pause again if an operation is refused with %s, and after no other refusal',
  async (code) => {
    const { store } = memberSite();
    const watched = store.dispatch(protectionApi.endpoints.protection.initiate());
    await watched;
    server.replyOnce(userGet, replies.refuse('CREDIT_INSUFFICIENT'));
    await store.dispatch(callApi(userGet, memberInput));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests(protectionGet)).toHaveLength(1);
    server.replyOnce(userGet, replies.refuse(code));
    await store.dispatch(callApi(userGet, memberInput));
    await until(() => server.requests(protectionGet).length === 2, 'the reload');
    watched.unsubscribe();
  },
);

describe('the server-problem flag', () => {
  const problems: [string, Reply][] = [
    ['503', replies.status(503)],
    ['408', replies.status(408)],
    ['a timeout', replies.hang()],
  ];
  it.each(problems)(
    '[ST-09, ER-02] is set after %s and cleared when the server responds again',
    async (_n, reply) => {
      const { store } = memberSite(700);
      server.replyOnce(userDetail, reply);
      await store.dispatch(callApi(userDetail, memberInput));
      expect(store.getState().server.serverProblem).toBe(true);
      await store.dispatch(callApi(settingGet, {}));
      expect(store.getState().server.serverProblem).toBe(false);
    },
  );

  it('[ST-09, ER-02] is cleared by a refusal and not by a further server error', async () => {
    const { store } = memberSite();
    const after = async (reply: Reply) => {
      server.replyOnce(userDetail, reply);
      await store.dispatch(callApi(userDetail, memberInput));
      return store.getState().server.serverProblem;
    };
    expect(await after(replies.status(503))).toBe(true);
    expect(await after(replies.refuse('INTERNAL'))).toBe(true);
    expect(await after(replies.html(502))).toBe(true);
    expect(await after(replies.drop())).toBe(true);
    expect(await after(replies.refuse('NOT_FOUND'))).toBe(false);
  });

  it.each<[string, Reply]>([
    ['a refusal', replies.refuse('NOT_FOUND')],
    ['500', replies.refuse('INTERNAL')],
    ['a cut connection', replies.drop()],
    ['a wrong shape', replies.misshapen()],
  ])('[ST-09] is not set by %s', async (_name, reply) => {
    const { store } = memberSite();
    server.reply(userDetail, reply);
    await store.dispatch(callApi(userDetail, memberInput));
    expect(store.getState().server.serverProblem).toBe(false);
  });

  it('[ER-02, ST-09] is not set by a call that the store cancels (RD-05)', async () => {
    const site = memberSite();
    server.reply(userDetail, replies.hang());
    const stop = new AbortController();
    const running = site.store.dispatch(callApi(userDetail, memberInput, { signal: stop.signal }));
    await until(() => server.requests(userDetail).length === 1, 'the call');
    stop.abort();
    expect(await running).toMatchObject({ error: { kind: 'aborted', by: 'us' } });
    expect(site.store.getState().server.serverProblem).toBe(false);
    expect(noticeTexts(site)).toEqual([]);
  });
});

describe('a failed response', () => {
  it.each<[string, Reply, string]>([
    ['a refusal', replies.refuse('CREDIT_INSUFFICIENT'), 'เครดิตไม่เพียงพอ'],
    ['a fault of the server', replies.refuse('INTERNAL'), 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง'],
    ['a machine’s English', replies.status(500, { message: 'boom', code: 'E' }), 'apiErrors.generic'],
    ['a cut connection', replies.drop(), 'apiErrors.network'],
    ['a timeout', replies.hang(), 'apiErrors.timeout'],
    ['503 of a proxy', replies.html(503), 'apiErrors.serverProblem'],
    ['404 of a proxy', replies.html(404), 'apiErrors.notFound'],
    ['429 of a proxy', replies.html(429), 'apiErrors.tooManyRequests'],
    [
      'a limit for seconds',
      replies.refuse('RATE_LIMITED', {}, { 'retry-after': '45' }),
      'apiErrors.tooManyRequestsSeconds',
    ],
    [
      'a limit for minutes',
      replies.refuse('RATE_LIMITED', {}, { 'retry-after': '61' }),
      'apiErrors.tooManyRequestsMinutes',
    ],
    ['a wrong shape', replies.misshapen(), 'apiErrors.invalidResponse'],
  ])('[ER-03, ER-08] raises an error notice: %s', async (_name, reply, words) => {
    const site = memberSite(700);
    server.reply(userDetail, reply);
    const result = await site.store.dispatch(callApi(userDetail, memberInput));
    expect(result.ok).toBe(false);
    expect(noticeTexts(site)).toEqual([words]);
    expect(site.store.getState().notices.queue[0]?.tone).toBe('error');
  });

  it('[ER-07] keeps the request id of a server error', async () => {
    const site = memberSite(700);
    const referenceAfter = async (reply: Reply) => {
      server.reply(userDetail, reply);
      await site.store.dispatch(callApi(userDetail, memberInput));
      return site.store.getState().notices.queue.at(-1)?.reference;
    };
    const header = { 'x-request-id': 'K7QM2XR4TN' };
    expect(await referenceAfter(replies.refuse('INTERNAL', { requestId: 'r1' }))).toBe('r1');
    expect(await referenceAfter(replies.status(200, { data: 7 }, header))).toBe('K7QM2XR4TN');
    expect(await referenceAfter(replies.refuse('CREDIT_INSUFFICIENT', {}, header))).toBeUndefined();
    const machineText = { 'x-request-id': `<b>${'x'.repeat(200)}` };
    expect(
      await referenceAfter(replies.status(502, { message: 'boom', code: 'E' }, machineText)),
    ).toBeUndefined();
  });

  it('[ER-03] raises the same notice once while its toast is visible', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const site = memberSite();
    server.reply(userDetail, replies.refuse('NOT_FOUND'));
    server.reply(userGet, replies.refuse('CREDIT_INSUFFICIENT'));
    const fail = () => site.store.dispatch(callApi(userDetail, memberInput));
    await fail();
    for (const { id } of site.store.getState().notices.queue) site.store.dispatch(noticeDismissed(id));
    await fail();
    expect(noticeTexts(site)).toEqual([]);
    await site.store.dispatch(callApi(userGet, memberInput));
    expect(noticeTexts(site)).toEqual(['เครดิตไม่เพียงพอ']);
    vi.advanceTimersByTime(2100);
    await fail();
    expect(noticeTexts(site)).toEqual(['เครดิตไม่เพียงพอ', 'ไม่พบข้อมูลที่ต้องการ']);
  });

  it('[ER-07] with another status is returned unchanged', async () => {
    const site = memberSite();
    server.reply(userDetail, replies.refuse('BANK_UNAVAILABLE'));
    expect(await site.store.dispatch(callApi(userDetail, memberInput))).toMatchObject({
      ok: false,
      error: { kind: 'other', status: 502, code: 'BANK_UNAVAILABLE' },
    });
    expect(site.store.getState().auth.status).toBe('loggedIn');
  });
});

describe('maintenance', () => {
  it('[ST-08] in a response is checked immediately', async () => {
    const { store } = memberSite();
    server.reply(userDetail, replies.refuse('MAINTENANCE'));
    server.reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    await store.dispatch(callApi(userDetail, memberInput));
    await until(() => store.getState().server.siteStatus === 'maintenance', 'maintenance');
  });

  it('[ST-08] is detected if the API refuses the status check', async () => {
    const { store } = memberSite();
    server.replyToAll(replies.refuse('MAINTENANCE'));
    await store.dispatch(callApi(userDetail, memberInput));
    await until(() => store.getState().server.siteStatus === 'maintenance', 'maintenance');
  });
});
