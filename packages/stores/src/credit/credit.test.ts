import { rewardRequest, slipConfirm, userCredit, withdrawCreate } from '@chada/contract';
import { satang } from '@chada/domain';
import {
  aCredit,
  aDeposit,
  aWithdrawal,
  createDeferred,
  manyRewardRequests,
  replies,
  until,
  type Deferred,
  type Reply,
} from '@chada/testing';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeSite, signedInStorage, noticeTexts } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { createMoneyThunk } from '../money/send-money.ts';
import { callApi, callSucceeded } from '../call/call-api.ts';
import { refreshCredit } from './refresh-credit.ts';
import { logout, readCurrentUser } from '../session/session.ts';
import { creditReceived, creditFrozen, creditUnfrozen, shownCredit } from './credit.slice.ts';

const server = await openFakeServer();

const withdraw = createMoneyThunk({
  operation: withdrawCreate,
  input: ({ uuid }, amount: number) => ({ params: { uuid }, body: { amount } }),
  invalidates: [],
});
const confirmSlip = createMoneyThunk({
  operation: slipConfirm,
  input: (_who, slipId: string) => ({ body: { slipId } }),
  invalidates: [],
});

const memberSite = () => {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  return site;
};
const credit = (creditSatang: number): Reply => replies.data(aCredit({ creditSatang }));
const withdrawn = (creditSatang: number): Reply => replies.data({ withdrawal: aWithdrawal(), creditSatang });
const confirmed = (creditSatang: number): Reply => replies.data({ deposit: aDeposit(), creditSatang });
const answersHeld = (operation: typeof userCredit | typeof withdrawCreate, ...gates: Deferred<Reply>[]) => {
  for (const { promise } of gates) server.replyOnce(operation, () => promise);
};

describe('credit', () => {
  it('[ST-01, ST-06] is loading during the request and ready after the response', async () => {
    const { store } = memberSite();
    expect(store.getState().credit).toMatchObject({ status: 'idle', creditSatang: null });
    const refreshing = store.dispatch(refreshCredit());
    expect(store.getState().credit.status).toBe('loading');
    await refreshing;
    expect(store.getState().credit).toMatchObject({ status: 'ready', creditSatang: 125_050, points: 120 });
  });

  it('[ST-06] ignores responses of earlier requests', async () => {
    const site = memberSite();
    const [first, second, third] = [
      createDeferred<Reply>(),
      createDeferred<Reply>(),
      createDeferred<Reply>(),
    ];
    answersHeld(userCredit, first, second, third);
    const refreshes = [];
    for (let sent = 1; sent <= 3; sent += 1) {
      refreshes.push(site.store.dispatch(refreshCredit()));
      await until(() => server.requests(userCredit).length === sent, 'the look-up');
    }
    second.resolve(credit(222));
    await refreshes[1];
    expect(site.store.getState().credit).toMatchObject({ creditSatang: null, status: 'loading' });
    third.resolve(credit(333));
    await refreshes[2];
    first.resolve(credit(111));
    await refreshes[0];
    expect(site.store.getState().credit).toMatchObject({ creditSatang: 333, status: 'ready' });
  });

  it('[ST-06] ignores the failure of an earlier request', async () => {
    const site = memberSite();
    const [first, second] = [createDeferred<Reply>(), createDeferred<Reply>()];
    answersHeld(userCredit, first, second);
    const firstRefresh = site.store.dispatch(refreshCredit());
    await until(() => server.requests(userCredit).length === 1, 'the first');
    const two = site.store.dispatch(refreshCredit());
    await until(() => server.requests(userCredit).length === 2, 'the second');
    second.resolve(credit(200));
    await two;
    first.resolve(replies.refuse('INTERNAL'));
    await firstRefresh;
    expect(site.store.getState().credit).toMatchObject({ creditSatang: 200, status: 'ready' });
  });

  it('[ST-01] reports a failed load and keeps the known credit', async () => {
    const site = memberSite();
    await site.store.dispatch(refreshCredit());
    server.reply(userCredit, replies.refuse('INTERNAL'));
    await site.store.dispatch(refreshCredit());
    expect(site.store.getState().credit).toMatchObject({ creditSatang: 125_050, status: 'failed' });
    expect(noticeTexts(site)).toHaveLength(1);
  });

  it('[ST-06] keeps the credit of a money call when the response of an earlier request arrives', async () => {
    const site = memberSite();
    const stale = createDeferred<Reply>();
    answersHeld(userCredit, stale);
    const refresh = site.store.dispatch(refreshCredit());
    await until(() => server.requests(userCredit).length === 1, 'the look-up');
    server.reply(withdrawCreate, withdrawn(70_000));
    await site.store.dispatch(withdraw(30_000));
    expect(site.store.getState().credit).toMatchObject({ creditSatang: 70_000, status: 'ready' });
    stale.resolve(credit(100_000));
    await refresh;
    expect(site.store.getState().credit).toMatchObject({ creditSatang: 70_000, status: 'ready' });
  });

  it('[ST-06] is requested again if a money response arrives during a newer request', async () => {
    const site = memberSite();
    const [moveReply, refreshReply] = [createDeferred<Reply>(), createDeferred<Reply>()];
    answersHeld(withdrawCreate, moveReply);
    answersHeld(userCredit, refreshReply);
    const withdrawing = site.store.dispatch(withdraw(30_000));
    await until(() => server.requests(withdrawCreate).length === 1, 'the move');
    const refreshing = site.store.dispatch(refreshCredit());
    await until(() => server.requests(userCredit).length === 1, 'the look-up');
    server.reply(userCredit, credit(70_000));
    moveReply.resolve(withdrawn(70_000));
    await withdrawing;
    refreshReply.resolve(credit(100_000));
    await refreshing;
    await until(() => site.store.getState().credit.status === 'ready', 'the fresh look');
    expect(site.store.getState().credit.creditSatang).toBe(70_000);
  });

  it('[ST-06] uses the response of the newest call without a further request', async () => {
    const { store } = memberSite();
    store.dispatch(creditReceived({ sequence: 7, creditSatang: satang(100_000) }));
    const money = { creditSatang: satang(70_000) };
    const newest = { operation: withdrawCreate.id, sequence: 7, current: true, money };
    store.dispatch(callSucceeded(newest));
    expect(store.getState().credit).toMatchObject({ creditSatang: 70_000, latest: 7, status: 'ready' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(store.getState().credit.status).toBe('ready');
    expect(server.requests(userCredit)).toHaveLength(0);
  });

  it('[ST-06] is requested again after an older response, and a failure of this raises no notice', async () => {
    const site = memberSite();
    const { dispatch, getState } = site.store;
    dispatch(creditReceived({ sequence: 7, creditSatang: satang(100_000) }));
    server.reply(userCredit, replies.refuse('INTERNAL'));
    const money = { creditSatang: satang(70_000) };
    dispatch(callSucceeded({ operation: withdrawCreate.id, sequence: 6, current: false, money }));
    expect(getState().credit.status).toBe('ready');
    dispatch(callSucceeded({ operation: withdrawCreate.id, sequence: 6, current: true, money }));
    await until(() => getState().credit.status === 'failed', 'the request');
    expect(noticeTexts(site)).toEqual([]);
    expect(getState().credit.creditSatang).toBe(100_000);
  });

  it('[ST-06] is not changed by a money call whose response has no data', async () => {
    const { store } = makeSite(server, {
      storage: signedInStorage(),
      adapter: (config) =>
        Promise.resolve({ data: '{"data":null}', status: 200, statusText: '', headers: {}, config }),
    });
    store.dispatch(readCurrentUser());
    const operation = { ...withdrawCreate, response: z.null() };
    const { params, body } = withdrawCreate.example;
    expect(await store.dispatch(callApi(operation, { params, body }))).toMatchObject({ ok: true });
    expect(store.getState().credit).toMatchObject({ creditSatang: null, status: 'idle' });
  });

  it('[ST-06] is correct after two money responses in reverse order', async () => {
    const site = memberSite();
    const first = createDeferred<Reply>();
    answersHeld(withdrawCreate, first);
    const withdrawing = site.store.dispatch(withdraw(30_000));
    await until(() => server.requests(withdrawCreate).length === 1, 'the first move');
    server.reply(slipConfirm, confirmed(120_000));
    await site.store.dispatch(confirmSlip('5e3c1f4a-2d6b-4e8f-9a1b-7c8d9e0f1a2b'));
    expect(site.store.getState().credit.creditSatang).toBe(120_000);
    server.reply(userCredit, credit(120_000));
    first.resolve(withdrawn(70_000));
    await withdrawing;
    await until(() => site.store.getState().credit.status === 'ready', 'the fresh look');
    expect(site.store.getState().credit.creditSatang).toBe(120_000);
  });

  it('[ST-04] ignores a response after the sign-out', async () => {
    const site = memberSite();
    const late = createDeferred<Reply>();
    answersHeld(userCredit, late);
    const refresh = site.store.dispatch(refreshCredit());
    await until(() => server.requests(userCredit).length === 1, 'the look-up');
    site.store.dispatch(logout());
    late.resolve(credit(999));
    await refresh;
    expect(site.store.getState().credit).toMatchObject({ creditSatang: null, status: 'idle' });
  });

  it('[ST-06] shows the old credit during an animation and then the current credit', async () => {
    const site = memberSite();
    const { dispatch, getState } = site.store;
    const shown = () => shownCredit(getState().credit).creditSatang;
    await dispatch(refreshCredit());
    dispatch(creditFrozen('wheel'));
    dispatch(creditFrozen('another'));
    server.reply(withdrawCreate, withdrawn(70_000));
    await dispatch(withdraw(30_000));
    expect([shown(), getState().credit.creditSatang]).toEqual([125_050, 70_000]);
    dispatch(creditUnfrozen('wheel'));
    expect(shown()).toBe(125_050);
    dispatch(creditUnfrozen('another'));
    expect(shown()).toBe(70_000);
    dispatch(creditUnfrozen('another'));
    expect(shown()).toBe(70_000);
  });

  it('[ST-06] shows the points of a response without a credit', async () => {
    const { dispatch, getState } = memberSite().store;
    await dispatch(refreshCredit());
    const [request] = manyRewardRequests(1);
    server.replyOnce(rewardRequest, replies.data({ request, point: 20 }));
    await dispatch(callApi(rewardRequest, { body: rewardRequest.example.body }));
    expect(getState().credit).toMatchObject({ status: 'ready', creditSatang: 125_050, points: 20 });
    expect(server.requests(userCredit)).toHaveLength(1);
  });

  it('[ST-06] shows a credit that was unknown at the start of an animation', async () => {
    const { dispatch, getState } = memberSite().store;
    dispatch(creditFrozen('wheel'));
    await dispatch(refreshCredit());
    expect(shownCredit(getState().credit)).toEqual({ creditSatang: 125_050, points: 120 });
  });

  it('[ST-04] shows the current credit after a sign-out during an animation', async () => {
    const { dispatch, getState } = memberSite().store;
    await dispatch(refreshCredit());
    dispatch(creditFrozen('wheel'));
    dispatch(logout());
    expect(getState().credit.frozen).toBeNull();
  });

  it('is not requested for a visitor', async () => {
    const site = makeSite(server);
    site.store.dispatch(readCurrentUser());
    await site.store.dispatch(refreshCredit());
    expect(server.requests()).toEqual([]);
  });
});
