import { registerCheckPhone } from '@chada/contract';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../test/make-site.ts';
import { registrationApi } from './registration.endpoints.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterAll(() => server.close());

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
