import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, transferAndGetSlip } from '../../../test/support/test-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('[TI-04] a gold member may withdraw 300,000 baht a day, in any number of withdrawals', async () => {
  const member = await signUp(app);
  const deposit = async (amountSatang: number) => {
    const slip = await transferAndGetSlip(app, member, { amountSatang });
    const { data } = await app.call('slip.verify', { body: { slip } }, member);
    await app.call('slip.confirm', { body: { slipId: data?.id ?? '' } }, member);
  };
  const withdraw = (amount: number) =>
    app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, member);

  await deposit(9_000_000);
  await deposit(9_000_000);
  const { data } = await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member);
  expect(data?.allowance).toMatchObject({
    level: 2,
    dayAmountSatang: 30_000_000,
    dayAmountLeftSatang: 30_000_000,
    dayCount: null,
    dayCountLeft: null,
  });
  for (let turn = 0; turn < 5; turn += 1) expect((await withdraw(10_000)).status).toBe(200);
  expect((await withdraw(10_000_000)).data?.creditSatang).toBe(7_950_000);
});
