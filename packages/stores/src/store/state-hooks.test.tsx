// @vitest-environment jsdom
import {
  announcementList,
  checkInClaim,
  checkInGet,
  flipCardReward,
  outcomeGet,
  settingOperation,
  userCredit,
  wheelReward,
  withdrawCreate,
} from '@chada/contract';
import { satang } from '@chada/domain';
import { aCredit, gate, memoryStorage, replies } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type Site } from '../../test/make-site.ts';
import { openMemberSite, renderInSite } from '../../test/render-hook.tsx';
import { useAnnouncementsQuery } from '../announcement/announcement.endpoints.ts';
import { callApi } from '../call/call-api.ts';
import { useCheckIn } from '../check-in/check-in.endpoints.ts';
import { useNow } from '../clock/use-now.ts';
import { useCredit, useFreezeCredit } from '../credit/use-credit.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { usePastRequests } from '../money/use-past-requests.ts';
import { useFlipCard, useSpinWheel, useUnansweredFlip, useUnansweredSpin } from '../prize/prize.endpoints.ts';
import { offlineChanged, siteStatusRead } from '../server/server.slice.ts';
import {
  useOffline,
  useServerProblem,
  useSiteOpenings,
  useSiteStatus,
  useStorageTrouble,
} from '../server/use-server.ts';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { withdraw } from '../withdrawal/withdrawal.endpoints.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.reset();
});
afterAll(() => server.close());

const memberSite = (from?: Site): Site => openMemberSite(server, { storage: from?.storage });

describe('the state of the site', () => {
  const useServer = () => ({
    status: useSiteStatus(),
    openings: useSiteOpenings(),
    problem: useServerProblem(),
    offline: useOffline(),
    storage: useStorageTrouble(),
  });

  it('[ST-08] is unknown at first, and follows each check', async () => {
    server.reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    const hook = renderInSite(memberSite(), useServer);
    expect(hook.current.status).toMatchObject({ siteStatus: 'unknown', checking: false });
    let checking: Promise<void> = Promise.resolve();
    act(() => {
      checking = hook.current.status.recheck();
    });
    expect(hook.current.status.checking).toBe(true);
    await act(() => Promise.all([checking, hook.current.status.recheck()]));
    expect(server.requests(settingOperation)).toHaveLength(1);
    expect(hook.current.status).toMatchObject({ siteStatus: 'maintenance', checking: false });
    expect(hook.current.openings).toBe(0);
  });

  it('[ST-08] counts only openings after maintenance', () => {
    const site = memberSite();
    const hook = renderInSite(site, useServer);
    for (const [status, count] of [
      ['OK', 0],
      ['OK', 0],
      ['MA', 0],
      [null, 0],
      ['OK', 1],
      ['OK', 1],
      ['MA', 1],
      ['OK', 2],
    ] as const) {
      act(() => void site.store.dispatch(siteStatusRead(status)));
      expect(hook.current.openings).toBe(count);
    }
  });

  it('[SH-06, ST-09] has flags for the connection, the server and the storage', async () => {
    const storage = memoryStorage();
    storage.fault = 'refused';
    const site = makeSite(server, { storage, adapter: 'xhr' });
    const hook = renderInSite(site, useServer);
    expect([hook.current.offline, hook.current.problem, hook.current.storage]).toEqual([false, false, null]);
    act(() => void site.store.dispatch(offlineChanged(true)));
    act(() => site.store.dispatch(readCurrentUser()));
    server.reply(settingOperation, replies.status(503));
    await act(() => site.store.dispatch(callApi(settingOperation, {})));
    expect([hook.current.offline, hook.current.problem, hook.current.storage]).toEqual([
      true,
      true,
      'tabOnly',
    ]);
    act(() => void site.store.dispatch(offlineChanged(false)));
    expect(hook.current.offline).toBe(false);
  });
});

describe('the time on a screen', () => {
  it('moves at each full minute, and when the server’s time becomes known', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:20Z') });
    const site = makeSite(server, { clock: () => Date.now(), adapter: 'xhr' });
    const hook = renderInSite(site, useNow);
    const seconds = () => new Date(hook.current).toISOString().slice(11, 19);
    expect(seconds()).toBe('05:00:20');
    act(() => void vi.advanceTimersByTime(39_999));
    expect(seconds()).toBe('05:00:20');
    act(() => void vi.advanceTimersByTime(1));
    expect(seconds()).toBe('05:01:00');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(seconds()).toBe('05:02:00');
    act(() => void site.store.dispatch({ type: 'server/clockAdjusted', payload: 0 }));
    expect(hook.current).toBe(performance.now());
  });
});

describe('[ST-06] the shown credit', () => {
  it('does not change during a freeze, and is the server’s credit afterwards', async () => {
    const site = memberSite();
    const hook = renderInSite(site, () => ({ credit: useCredit(), hold: useFreezeCredit() }));
    await act(() => hook.current.credit.refresh());
    expect(hook.current.credit).toMatchObject({ creditSatang: 125_050, point: 120, status: 'ready' });
    let release = () => undefined as void;
    act(() => {
      release = hook.current.hold();
    });
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 70_000, point: 5 })));
    await act(() => hook.current.credit.refresh());
    expect(hook.current.credit).toMatchObject({ creditSatang: 125_050, point: 120 });
    act(() => release());
    expect(hook.current.credit).toMatchObject({ creditSatang: 70_000, point: 5 });
  });
});

describe('[ME-06] the requests of earlier sessions', () => {
  it('are shown until the member dismisses them', async () => {
    const site = memberSite();
    const hook = renderInSite(site, usePastRequests);
    expect(hook.current[0]).toEqual([]);
    server.replyOnce(withdrawCreate, replies.loseAnswer());
    await act(() => site.store.dispatch(withdraw({ amount: 40_000 })));
    site.storage.entries.set(storageKeys.token, 'token-of-the-next-session');
    act(() => site.store.dispatch(readCurrentUser()));
    server.reply(outcomeGet, replies.data({ outcome: 'done' }));
    await act(() => site.store.dispatch(reportPastRequests()));
    expect(hook.current[0]).toMatchObject([
      { operation: 'withdraw.create', outcome: 'done', amountSatang: satang(40_000), message: null },
    ]);
    act(() => hook.current[1]('another'));
    expect(hook.current[0]).toHaveLength(1);
    act(() => hook.current[1](hook.current[0][0]?.key ?? ''));
    expect(hook.current[0]).toEqual([]);
  });
});

describe('[ME-16, ME-18] a draw without an answer', () => {
  it.each([
    ['spin', wheelReward, useSpinWheel, useUnansweredSpin, undefined, undefined],
    ['flip', flipCardReward, useFlipCard, useUnansweredFlip, { card: 4 }, { card: 5 }],
  ] as const)(
    'is known after a reload: %s',
    async (_name, operation, useDraw, useUnanswered, body, other) => {
      server.replyOnce(operation, replies.loseAnswer());
      const site = memberSite();
      const hook = renderInSite(site, () => ({ draw: useDraw(), unanswered: useUnanswered() }));
      const send = () => act(() => Reflect.apply(hook.current.draw[0], null, [body]));
      const isOpen = (of: unknown): unknown => Reflect.apply(hook.current.unanswered, null, [of]);
      expect(isOpen(body)).toBe(false);
      await send();
      expect(isOpen(body)).toBe(true);
      if (other !== undefined) expect(isOpen(other)).toBe(false);
      const again = renderInSite(memberSite(site), () => useUnanswered());
      expect(Reflect.apply(again.current, null, [body])).toBe(true);
      await send();
      expect(isOpen(body)).toBe(false);
      const [one, repeated] = server.requests(operation).map(({ headers }) => headers['idempotency-key']);
      expect(repeated).toBe(one);
    },
  );
});

describe('[ST-05] a check-in on a screen', () => {
  const open = {
    ...checkInGet.example.response,
    today: false,
    logs: [],
    serverDate: '2026-11-20',
    streak: 3,
  };
  const done = { ...open, today: true, streak: 4 };

  it('is shown as done at once, and the claim counts as made here', async () => {
    server.reply(checkInGet, replies.data(open));
    const hook = renderInSite(memberSite(), () => useCheckIn());
    expect(hook.current).toMatchObject({ state: undefined, justClaimed: false, pending: false });
    await waitFor(() => expect(hook.current.state).toMatchObject({ today: false, visible: true, streak: 3 }));
    act(() => hook.current.claim());
    expect(hook.current.pending).toBe(true);
    await waitFor(() => expect(hook.current.justClaimed).toBe(true));
    expect(hook.current.state).toMatchObject({
      today: true,
      streak: 4,
      value: checkInClaim.example.response.gameValue.value,
    });
    expect(hook.current).toMatchObject({ pending: false, error: null });
  });

  it('does nothing before the first answer', async () => {
    server.reply(checkInGet, replies.refuse('INTERNAL'));
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.query.isError).toBe(true));
    act(() => hook.current.claim());
    expect(hook.current).toMatchObject({ pending: false, justClaimed: false });
    expect(server.requests(checkInClaim)).toEqual([]);
  });

  it.each([
    ['is confirmed by the next query', done, true],
    ['is open if the next query says so', open, false],
  ])('whose answer was lost %s', async (_name, next, justClaimed) => {
    server.replyOnce(checkInGet, replies.data(open));
    server.reply(checkInGet, replies.data(next));
    server.reply(checkInClaim, replies.loseAnswer());
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.state).toBeDefined());
    act(() => hook.current.claim());
    await waitFor(() => expect(hook.current.error).toMatchObject({ kind: 'network' }));
    await waitFor(() => expect(server.requests(checkInGet)).toHaveLength(2));
    await waitFor(() => expect(hook.current.query.isFetching).toBe(false));
    expect(hook.current).toMatchObject({ justClaimed, state: { today: justClaimed } });
  });

  it('that is refused reads the state again, since another tab may have been first', async () => {
    server.replyOnce(checkInGet, replies.data(open));
    server.reply(checkInGet, replies.data(done));
    server.reply(checkInClaim, replies.refuse('CHECK_IN_DONE'));
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.state).toBeDefined());
    act(() => hook.current.claim());
    await waitFor(() => expect(hook.current.state?.today).toBe(true));
  });

  it('that is refused after the screen was closed reads nothing', async () => {
    const held = gate();
    server.reply(checkInGet, replies.data(open));
    server.reply(checkInClaim, async () => {
      await held.promise;
      return replies.refuse('CHECK_IN_DONE');
    });
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.state).toBeDefined());
    act(() => hook.current.claim());
    await waitFor(() => expect(server.requests(checkInClaim)).toHaveLength(1));
    cleanup();
    held.open();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(server.requests(checkInGet)).toHaveLength(1);
  });

  it('is not read if it is skipped', async () => {
    const hook = renderInSite(memberSite(), () => ({
      checkIn: useCheckIn({ skip: true }),
      news: useAnnouncementsQuery(),
    }));
    await waitFor(() => expect(hook.current.news.isSuccess).toBe(true));
    expect(server.requests(announcementList)).toHaveLength(1);
    expect(server.requests(checkInGet)).toEqual([]);
  });
});
