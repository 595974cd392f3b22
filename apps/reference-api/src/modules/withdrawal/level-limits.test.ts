import { expect, it } from 'vitest';
import { assertDeposited, withdraw } from '../../../test/support/money-acts.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signUp } from '../../../test/support/test-members.ts';

const app = await openTestApp();

it('[TI-04] a gold member may withdraw 300,000 baht a day, in any number of withdrawals', async () => {
  const member = await signUp(app);
  await assertDeposited(app, member, { amountSatang: 9_000_000 });
  await assertDeposited(app, member, { amountSatang: 9_000_000 });
  const { data } = await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member);
  expect(data?.allowance).toMatchObject({
    level: 2,
    dayAmountSatang: 30_000_000,
    dayAmountLeftSatang: 30_000_000,
    dayCount: null,
    dayCountLeft: null,
  });
  for (let turn = 0; turn < 5; turn += 1) expect((await withdraw(app, member, 10_000)).status).toBe(200);
  expect((await withdraw(app, member, 10_000_000)).data?.creditSatang).toBe(7_950_000);
});
