/** Tests the list of members whose play may harm them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { signUp, transferAndGetSlip } from '../../test/support/test-members.ts';
import { runCommand } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = () => runCommand(app.deps, 'member signs-of-harm --brand brand-a'.split(' '));

it('lists a member who tries three times to exceed a limit, with the reason, and nobody else', async () => {
  const [limited, unlimited] = [await signUp(app), await signUp(app)];
  expect(await list()).toEqual(['no signs of harm']);
  const setLimit = (value: number) =>
    app.call('protection.setLimit', { body: { kind: 'deposit', period: 'day', value } }, limited);
  await setLimit(10_000);
  await setLimit(20_000);
  for (const each of [limited, unlimited]) {
    const slip = await transferAndGetSlip(app, each, { amountSatang: 50_000 });
    const slipId = (await app.call('slip.verify', { body: { slip } }, each)).data?.id ?? '';
    await app.call('slip.confirm', { body: { slipId } }, each);
    await app.call('slip.confirm', { body: { slipId } }, each);
  }
  expect(await list()).toEqual([`${limited.username}  3 attempts at a limit in 7 days`]);
});
