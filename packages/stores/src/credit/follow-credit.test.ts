import { userCredit } from '@chada/contract';
import { aCredit, createDeferred, replies, until } from '@chada/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, noticeTexts, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { readCurrentUser } from '../session/session.ts';
import { followCredit } from './follow-credit.ts';
import { refreshCredit } from './refresh-credit.ts';

const server = await openFakeServer();
let site: Site;
let stop: () => void;
beforeEach(async () => {
  site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  replyCredit(100);
  await site.store.dispatch(refreshCredit());
});
afterEach(() => stop());

const replyCredit = (creditSatang: number) =>
  server.reply(userCredit, replies.data(aCredit({ creditSatang, point: 0 })));
const follow = (pollMs = 20) => {
  stop = site.store.dispatch(followCredit({ retryMs: 4, maxRetryMs: 20, pollMs }));
};
const event = (creditSatang: number, point = 0) => `${JSON.stringify({ creditSatang, point })}\n`;
const requestCount = () => server.requests(userCredit).length;
const shown = () => site.store.getState().credit.creditSatang;

describe('the followed credit', () => {
  it('[ST-06] changes when the stream reports a change', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    replyCredit(250);
    server.creditStream.send(event(250));
    await until(() => shown() === 250, 'the new credit');
    expect(requestCount()).toBe(2);
  });

  it('[ST-06] is not requested again if the stream reports what the page shows', async () => {
    server.creditStream.send(event(100));
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    server.creditStream.send(event(100));
    replyCredit(101);
    server.creditStream.send(event(101));
    await until(() => shown() === 101, 'the new credit');
    expect(requestCount()).toBe(2);
  });

  it('[ST-06] also changes with the points', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 100, point: 9 })));
    server.creditStream.send(event(100, 9));
    await until(() => site.store.getState().credit.points === 9, 'the points');
  });

  it('follows a new stream after the server has ended the old one', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    replyCredit(300);
    server.creditStream.send(event(100));
    server.creditStream.end();
    await until(() => server.creditStream.requests.length >= 2, 'the new stream');
    server.creditStream.send(event(300));
    await until(() => shown() === 300, 'the new credit');
  });

  it('is requested with each new attempt while streams fail', async () => {
    server.creditStream.end(503);
    replyCredit(400);
    follow();
    await until(() => shown() === 400, 'the credit without a stream');
    server.creditStream.end(200);
    await until(() => server.creditStream.open === 1, 'the stream');
  });

  it('is requested at intervals if the backend has no stream', async () => {
    const response = createDeferred();
    const credit = replies.data(aCredit({ creditSatang: 100, point: 0 }));
    server.replyOnce(userCredit, credit);
    server.replyOnce(userCredit, replies.after(response, credit));
    server.creditStream.end(404);
    // Long enough to stop before the next request on a busy machine.
    const pollMs = 300;
    follow(pollMs);
    await until(() => requestCount() === 3, 'two further requests');
    expect(server.creditStream.requests).toHaveLength(1);
    stop();
    response.resolve();
    await new Promise((resolve) => setTimeout(resolve, 1.5 * pollMs));
    expect(requestCount()).toBe(3);
  });

  it('[ER-01] ends the session only if the API refuses the credit as well', async () => {
    server.creditStream.end(401);
    follow();
    await until(() => requestCount() >= 2, 'a request for the credit');
    expect(site.store.getState().auth.status).toBe('loggedIn');
    server.reply(userCredit, replies.refuse('SESSION_INVALID'));
    await vi.waitFor(() => expect(site.store.getState().auth.status).toBe('loggedOut'));
  });

  it('waits longer after each stream that ends soon', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    // Keeps the time still, because a stream that was open for 50 ms starts with the shortest wait again.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const waits = () =>
      timers.mock.calls.map(([, ms]) => ms).filter((ms) => [7, 14, 28, 50].includes(ms ?? 0));
    stop = site.store.dispatch(followCredit({ retryMs: 7, maxRetryMs: 50, pollMs: 20 }));
    while (waits().length < 5) {
      await until(() => server.creditStream.open > 0, 'the stream');
      server.creditStream.send(event(100));
      server.creditStream.end();
    }
    const firstWaits = waits().slice(0, 5);
    vi.restoreAllMocks();
    expect(firstWaits).toEqual([7, 14, 28, 50, 50]);
  });

  it('[ST-06] is requested again if the stream reports a change during a request', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    replyCredit(50);
    server.creditStream.send(event(50));
    server.creditStream.send(event(100));
    replyCredit(100);
    await until(() => requestCount() >= 2 && site.store.getState().credit.status === 'ready', 'the credit');
    await until(() => shown() === 100, 'the later credit');
  });

  it.each([
    ['a lost connection', replies.drop()],
    ['a busy server', replies.status(503)],
    ['a response without a credit', replies.misshapen()],
  ])('[ST-06] is requested again after an event if the request fails: %s', async (_, reply) => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    server.reply(userCredit, reply);
    server.creditStream.send(event(250));
    await until(() => requestCount() >= 4, 'three requests that fail');
    expect(shown()).toBe(100);
    expect(noticeTexts(site)).toEqual([]);
    replyCredit(250);
    await until(() => shown() === 250, 'the new credit');
    expect(server.creditStream.requests).toHaveLength(1);
    const before = requestCount();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(requestCount()).toBe(before);
  });

  it('waits longer after each request that fails, and repeats none once another has succeeded', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const waits = () =>
      timers.mock.calls.map(([, ms]) => ms).filter((ms) => [7, 14, 28, 43].includes(ms ?? 0));
    stop = site.store.dispatch(followCredit({ retryMs: 7, maxRetryMs: 43, pollMs: 20 }));
    await until(() => server.creditStream.open === 1, 'the stream');
    server.reply(userCredit, replies.status(503));
    server.creditStream.send(event(250));
    await until(() => waits().length === 4, 'four requests that fail');
    expect(waits()).toEqual([7, 14, 28, 43]);
    replyCredit(250);
    await site.store.dispatch(refreshCredit());
    const before = requestCount();
    await new Promise((resolve) => setTimeout(resolve, 60));
    vi.restoreAllMocks();
    expect(requestCount()).toBe(before);
  });

  it('follows a stream that was open for long by a new one after the shortest wait, without a request', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    stop = site.store.dispatch(followCredit({ retryMs: 7, maxRetryMs: 43, pollMs: 20 }));
    for (const openMs of [0, 43]) {
      await until(() => server.creditStream.open === 1, 'the stream');
      server.creditStream.send(event(100));
      clock.mockReturnValue(1_000 + openMs);
      server.creditStream.end();
      await until(() => server.creditStream.open === 0, 'the end');
    }
    await until(() => server.creditStream.requests.length === 3, 'the third stream');
    const waits = timers.mock.calls.map(([, ms]) => ms).filter((ms) => [7, 14].includes(ms ?? 0));
    vi.restoreAllMocks();
    expect(waits).toEqual([7, 7]);
    expect(requestCount()).toBe(1);
  });

  it('is requested every 30 seconds without a stream, and a lost stream is opened again after 5 seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const waitsFor = (ms: number) => () => timers.mock.calls.some(([, wait]) => wait === ms);
    for (const [status, ms] of [
      [404, 30_000],
      [503, 5_000],
    ] as const) {
      server.creditStream.end(status);
      stop = site.store.dispatch(followCredit());
      await until(waitsFor(ms), `a wait of ${ms} ms`);
      stop();
    }
    vi.restoreAllMocks();
  });

  it('is not requested again after a failed request and the end', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    server.reply(userCredit, replies.status(503));
    server.creditStream.send(event(250));
    await until(() => requestCount() >= 3, 'two requests that fail');
    stop();
    await until(() => site.store.getState().credit.status === 'failed', 'the last failure');
    const before = requestCount();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(requestCount()).toBe(before);
  });

  it('is no longer followed after the end', async () => {
    follow();
    await until(() => server.creditStream.open === 1, 'the stream');
    stop();
    await until(() => server.creditStream.open === 0, 'the end');
    expect(server.creditStream.requests).toHaveLength(1);
  });
});
