import { settingGet, userCredit } from '@chada/contract';
import { replies } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { callApi } from '../call/call-api.ts';
import { adjustedOffset } from './clock.ts';
import type { AppThunk } from '../store/services.ts';
import { logout } from '../session/session.ts';

const server = await openFakeServer();

const noon = Date.parse('2026-11-20T05:00:00Z');
const hour = 3_600_000;
const readClock =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock();
const clockOf = ({ store }: Site) => store.dispatch(readClock());
const requestSettings = ({ store }: Site) => store.dispatch(callApi(settingGet, {}));
const expectNear = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThan(3000);

describe('the clock', () => {
  it.each([4 * hour, -4 * hour, 365 * 24 * hour, -365 * 24 * hour])(
    '[RD-06] uses the server’s time after the first response on a device that is %i ms wrong',
    async (off) => {
      server.setClock(() => noon);
      const site = makeSite(server, { clock: () => noon + off });
      expect(clockOf(site)).toBe(noon + off);
      await requestSettings(site);
      expectNear(clockOf(site), noon);
    },
  );

  it('[RD-06] keeps the server’s time when the device’s clock changes or the session ends', async () => {
    let device = noon;
    server.setClock(() => noon);
    const site = makeSite(server, { clock: () => device, storage: signedInStorage() });
    await requestSettings(site);
    device += 90 * 24 * hour;
    expectNear(clockOf(site), noon);
    site.store.dispatch(logout());
    expectNear(clockOf(site), noon);
  });

  it('uses the device’s time until the first response with a valid time', async () => {
    server.reply(settingGet, replies.status(200, { data: settingGet.example.response }, { date: 'today' }));
    const site = makeSite(server, { clock: () => noon + hour });
    await requestSettings(site);
    expect(clockOf(site)).toBe(noon + hour);
  });

  it('ignores the time of a captive portal', async () => {
    server.setClock(() => noon - 400 * 24 * hour);
    server.reply(settingGet, replies.html());
    const site = makeSite(server, { clock: () => noon });
    await requestSettings(site);
    expect(clockOf(site)).toBe(noon);
  });

  it('moves back only after a response that is not cached', async () => {
    let serverTime = noon;
    server.setClock(() => serverTime);
    const site = makeSite(server, { storage: signedInStorage() });
    await requestSettings(site);
    serverTime = noon - hour;
    await requestSettings(site);
    expectNear(clockOf(site), noon);
    const credit = { params: { username: 'somsri88' }, body: { balanceType: 'main' } } as const;
    await site.store.dispatch(callApi(userCredit, credit));
    expectNear(clockOf(site), noon - hour);
  });
});

describe('adjustedOffset', () => {
  const at = (earliestMs: number, latestMs = Infinity) => ({ earliestMs, latestMs });

  it('ignores differences below the second of an HTTP date', () => {
    expect(adjustedOffset(5000, at(15_900), 10_000)).toBe(5000);
  });

  it('moves forward after a sleep of the device', () => {
    expect(adjustedOffset(5000, at(100_000), 10_000)).toBe(90_000);
  });

  it('keeps the estimate after a slow response', () => {
    expect(adjustedOffset(5000, at(0, 61_000), 10_000)).toBe(5000);
  });

  it.each([
    ['ahead of the estimate by a second', at(16_000), 5000],
    ['ahead of the estimate by more than a second', at(16_001), 6001],
    ['behind the estimate by a second', at(0, 14_000), 5000],
    ['behind the estimate by half a second', at(0, 14_500), 5000],
    ['behind the estimate by more than a second', at(0, 13_999), 3999],
  ])('adjusts the estimate for a response %s', (_name, time, expected) => {
    expect(adjustedOffset(5000, time, 10_000)).toBe(expected);
  });
});
