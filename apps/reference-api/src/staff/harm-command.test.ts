/** Tests the list of members whose play may harm them. */
import { expect, it } from 'vitest';
import { confirmSlip, verifySlip } from '../../test/support/money-acts.ts';
import { openTestApp } from '../../test/support/test-app.ts';
import { signUp } from '../../test/support/test-members.ts';
import { runCommand } from './commands.ts';

const app = await openTestApp();

const list = () => runCommand(app.deps, 'member signs-of-harm --brand brand-a'.split(' '));

it('lists a member who tries three times to exceed a limit, with the reason, and nobody else', async () => {
  const [limited, unlimited] = [await signUp(app), await signUp(app)];
  expect(await list()).toEqual(['no signs of harm']);
  const setLimit = (value: number) =>
    app.call('protection.setLimit', { body: { kind: 'deposit', period: 'day', value } }, limited);
  await setLimit(10_000);
  await setLimit(20_000);
  for (const each of [limited, unlimited]) {
    const slipId = await verifySlip(app, each, { amountSatang: 50_000 });
    await confirmSlip(app, each, slipId);
    await confirmSlip(app, each, slipId);
  }
  expect(await list()).toEqual([`${limited.username}  3 attempts at a limit in 7 days`]);
});
