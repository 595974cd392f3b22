import { registerCheckPhone, userSetting } from '@chada/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { readCurrentUser } from '../session/session.ts';
import { userApi } from '../user/user.endpoints.ts';
import { registrationApi } from '../registration/registration.endpoints.ts';

const server = await openFakeServer();
afterEach(() => void vi.useRealTimers());

it('an availability is asked for again, because another visitor may have registered since', async () => {
  const { store } = makeSite(server);
  for (const times of [1, 2]) {
    const check = store.dispatch(registrationApi.endpoints.checkPhone.initiate('0812345678'));
    await check;
    check.unsubscribe();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.requests(registerCheckPhone)).toHaveLength(times);
  }
});

it('[PR-01] the promotion of a member is kept for an hour', async () => {
  const { store } = makeSite(server, { storage: signedInStorage() });
  store.dispatch(readCurrentUser());
  const read = store.dispatch(userApi.endpoints.userSetting.initiate());
  await read;
  const isKept = () => JSON.stringify(store.getState()).includes('userSetting');
  vi.useFakeTimers();
  read.unsubscribe();
  await vi.advanceTimersByTimeAsync(3_590_000);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isKept()).toBe(false);
  expect(server.requests(userSetting)).toHaveLength(1);
});
