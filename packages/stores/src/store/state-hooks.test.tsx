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
import { aCredit, createDeferred, memoryStorage, replies } from '@chada/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { openMemberSite, renderInSite } from '../../test/render-hook.tsx';
import { useAnalyticsConsent } from '../analytics/use-analytics-consent.ts';
import { useAnnouncementsQuery } from '../announcement/announcement.endpoints.ts';
import { useDismissedBanners } from '../banner/use-dismissed-banners.ts';
import { callApi } from '../call/call-api.ts';
import { useCheckIn } from '../check-in/check-in.endpoints.ts';
import { SECOND_MS, useNow } from '../clock/use-now.ts';
import { creditReceived } from '../credit/credit.slice.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { useCredit, useFreezeCredit } from '../credit/use-credit.ts';
import { useLiveCredit } from '../credit/use-live-credit.ts';
import { useFairnessMemory } from '../fairness/fairness-memory.ts';
import { reportPastRequests } from '../money/report-past-requests.ts';
import { usePastRequests } from '../money/use-past-requests.ts';
import {
  spinWheel,
  useFlipCard,
  useSpinWheel,
  useUnansweredFlip,
  useUnansweredSpin,
} from '../prize/prize.endpoints.ts';
import { useChosenScheme } from '../scheme/use-chosen-scheme.ts';
import { clockAdjusted, offlineChanged, siteStatusRead } from '../server/server.slice.ts';
import {
  useOffline,
  useServerProblem,
  useSiteOpenings,
  useSiteStatus,
  useStorageProblem,
} from '../server/use-server.ts';
import { logout, readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { withdraw } from '../withdrawal/withdrawal.endpoints.ts';

const followed = vi.hoisted((): string[] => []);
vi.mock('../credit/follow-credit.ts', () => ({
  followCredit: () => () => {
    followed.push('start');
    return () => void followed.push('stop');
  },
}));

const server = await openFakeServer();
afterEach(() => void vi.useRealTimers());

const memberSite = (from?: Site): Site => openMemberSite(server, { storage: from?.storage });

describe('the state of the site', () => {
  const useServer = () => ({
    status: useSiteStatus(),
    openings: useSiteOpenings(),
    problem: useServerProblem(),
    offline: useOffline(),
    storage: useStorageProblem(),
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

  it('moves at each full minute, also if the screen opens in its last second', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:59.500Z') });
    const site = makeSite(server, { clock: () => Date.now(), adapter: 'xhr' });
    const hook = renderInSite(site, useNow);
    act(() => void vi.advanceTimersByTime(500));
    expect(new Date(hook.current).toISOString()).toBe('2026-11-20T05:01:00.000Z');
  });

  it('can move at each full second', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:20.400Z') });
    const site = makeSite(server, { clock: () => Date.now(), adapter: 'xhr' });
    const hook = renderInSite(site, () => useNow(SECOND_MS));
    act(() => void vi.advanceTimersByTime(599));
    expect(new Date(hook.current).toISOString()).toBe('2026-11-20T05:00:20.400Z');
    act(() => void vi.advanceTimersByTime(1));
    expect(new Date(hook.current).toISOString()).toBe('2026-11-20T05:00:21.000Z');
  });

  it('does not move by less than a second, nor after the screen was closed', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:20Z') });
    const site = makeSite(server, { clock: () => Date.now(), adapter: 'xhr' });
    const timers = vi.getTimerCount();
    const hook = renderInSite(site, useNow);
    const first = hook.current;
    const move = (ms: number) =>
      act(() => void site.store.dispatch(clockAdjusted(first + ms - performance.now())));
    move(999);
    expect(hook.current).toBe(first);
    move(1_000);
    expect(hook.current).toBe(first + 1_000);
    move(0);
    expect(hook.current).toBe(first);
    cleanup();
    expect(vi.getTimerCount()).toBe(timers);
  });
});

describe('[ST-06] the live credit', () => {
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const known = creditReceived({ sequence: 1, creditSatang: satang(100) });

  it('is followed while it is known and the member is signed in and online', async () => {
    followed.length = 0;
    const site = memberSite();
    renderInSite(site, () => useLiveCredit(true));
    await settle();
    expect(followed).toEqual([]);
    await act(() => site.store.dispatch(refreshCredit()));
    await waitFor(() => expect(followed).toEqual(['start']));
    act(() => void site.store.dispatch(offlineChanged(true)));
    expect(followed).toEqual(['start', 'stop']);
    act(() => void site.store.dispatch(offlineChanged(false)));
    await waitFor(() => expect(followed).toEqual(['start', 'stop', 'start']));
    act(() => site.store.dispatch(logout()));
    expect(followed).toEqual(['start', 'stop', 'start', 'stop']);
  });

  it('is not followed if it is off, without a member, or on a screen that was closed at once', async () => {
    followed.length = 0;
    const [site, visitor] = [memberSite(), makeSite(server, { adapter: 'xhr' })];
    visitor.store.dispatch(readCurrentUser());
    for (const { store } of [site, visitor]) store.dispatch(known);
    renderInSite(site, () => useLiveCredit(true));
    cleanup();
    renderInSite(site, () => useLiveCredit(false));
    renderInSite(visitor, () => useLiveCredit(true));
    await settle();
    expect(followed).toEqual([]);
  });
});

describe('a choice that this browser keeps', () => {
  it('of analytics is no until the visitor accepts', () => {
    const site = memberSite();
    const hook = renderInSite(site, useAnalyticsConsent);
    for (const answer of [true, false, true]) {
      expect(hook.current[0]).toBe(!answer);
      act(() => hook.current[1](answer));
      expect(hook.current[0]).toBe(answer);
      expect(renderInSite(memberSite(site), useAnalyticsConsent).current[0]).toBe(answer);
    }
    expect(site.storage.entries.get(storageKeys.analytics)).toBe('yes');
  });

  it('of the palette is the device’s own without a valid value', () => {
    const site = memberSite();
    const hook = renderInSite(site, useChosenScheme);
    expect(hook.current[0]).toBeUndefined();
    for (const scheme of ['dark', 'light'] as const) {
      act(() => hook.current[1](scheme));
      expect(hook.current[0]).toBe(scheme);
      expect(site.storage.entries.get(storageKeys.scheme)).toBe(scheme);
      expect(renderInSite(memberSite(site), useChosenScheme).current[0]).toBe(scheme);
    }
    act(() => hook.current[1](undefined));
    expect(hook.current[0]).toBeUndefined();
    expect(site.storage.entries.has(storageKeys.scheme)).toBe(false);
    site.storage.entries.set(storageKeys.scheme, 'blue');
    expect(renderInSite(memberSite(site), useChosenScheme).current[0]).toBeUndefined();
  });

  it('of closed banners has each once, and the fifty newest', () => {
    const site = memberSite();
    const hook = renderInSite(site, useDismissedBanners);
    expect(hook.current[0]).toEqual([]);
    act(() => hook.current[1](['a', 'b']));
    const other = renderInSite(memberSite(site), useDismissedBanners);
    expect(other.current[0]).toEqual(['a', 'b']);
    act(() => other.current[1](['c', 'a']));
    act(() => hook.current[1](['d']));
    expect(hook.current[0]).toEqual(['d', 'c', 'a', 'b']);
    act(() => hook.current[1](Array.from({ length: 49 }, (_, index) => `new-${index}`)));
    expect(hook.current[0]).toHaveLength(50);
    expect(hook.current[0].at(-1)).toBe('d');
    expect(renderInSite(memberSite(site), useDismissedBanners).current[0]).toEqual(hook.current[0]);
    site.storage.entries.set(storageKeys.banners, '["a", 1]');
    expect(renderInSite(memberSite(site), useDismissedBanners).current[0]).toEqual([]);
  });

  it('of client seeds is the member’s, and can be dropped', () => {
    const { current: memory } = renderInSite(memberSite(), useFairnessMemory);
    const [root, commitment] = ['ef'.repeat(32), 'ab'.repeat(32)];
    const log = { size: 9, root, key: 'brand+00000000+AQ==' };
    const seed = { clientSeed: 'x', commitment, commitmentIndex: 3, isRandom: true, isConfirmed: false };
    expect(memory.read()).toEqual({ log: undefined, sent: [] });
    memory.keepLog(log);
    memory.keepSent(seed);
    expect(memory.read()).toEqual({ log, sent: [seed] });
    memory.dropSent(commitment);
    expect(memory.read()).toEqual({ log, sent: [] });
  });
});

describe('[ST-06] the shown credit', () => {
  it('does not change during a freeze, and is the server’s credit afterwards', async () => {
    const site = memberSite();
    const hook = renderInSite(site, () => ({ credit: useCredit(), hold: useFreezeCredit() }));
    await act(() => hook.current.credit.refresh());
    expect(hook.current.credit).toMatchObject({ creditSatang: 125_050, points: 120, status: 'ready' });
    let release = () => undefined as void;
    act(() => {
      release = hook.current.hold();
    });
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 70_000, point: 5 })));
    await act(() => hook.current.credit.refresh());
    expect(hook.current.credit).toMatchObject({ creditSatang: 125_050, points: 120 });
    act(() => release());
    expect(hook.current.credit).toMatchObject({ creditSatang: 70_000, points: 5 });
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
      const [firstKey, repeatedKey] = server
        .requests(operation)
        .map(({ headers }) => headers['idempotency-key']);
      expect(repeatedKey).toBe(firstKey);
    },
  );
});

it('[ME-16] a visitor has no draw without an answer', () => {
  const { store } = makeSite(server);
  store.dispatch(readCurrentUser());
  expect(store.dispatch(spinWheel.isUnanswered())).toBe(false);
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

  it('counts as made here only on its day', async () => {
    server.replyOnce(checkInGet, replies.data(open));
    server.replyOnce(checkInGet, replies.data(done));
    server.reply(checkInGet, replies.data({ ...open, serverDate: '2026-11-21' }));
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.state).toBeDefined());
    act(() => hook.current.claim());
    await waitFor(() => expect(server.requests(checkInGet)).toHaveLength(2));
    await waitFor(() => expect(hook.current.query.isFetching).toBe(false));
    expect(hook.current.justClaimed).toBe(true);
    act(() => void hook.current.query.refetch());
    await waitFor(() => expect(hook.current.state).toMatchObject({ today: false, visible: true }));
    expect(hook.current.justClaimed).toBe(false);
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
    const response = createDeferred();
    server.reply(checkInGet, replies.data(open));
    server.reply(checkInClaim, replies.after(response, replies.refuse('CHECK_IN_DONE')));
    const hook = renderInSite(memberSite(), () => useCheckIn());
    await waitFor(() => expect(hook.current.state).toBeDefined());
    act(() => hook.current.claim());
    await waitFor(() => expect(server.requests(checkInClaim)).toHaveLength(1));
    cleanup();
    response.resolve();
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
