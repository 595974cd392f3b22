import { tierTable } from '@chada/membership-rules';
import { expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { assertDeposited, withdraw } from '../../../test/support/money-acts.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { hostB, testBrand } from '../../../test/support/test-brands.ts';
import { registrationForm, signUp } from '../../../test/support/test-members.ts';

const tiers = tierTable([
  {
    name: 'เมล็ด',
    open: true,
    counts: 'cumulative',
    requirementSatang: 30_000,
    withdrawal: { perTimeSatang: 100_000, perDaySatang: 500_000, timesPerDay: 9 },
  },
  {
    name: 'ต้นไม้',
    open: true,
    counts: 'cumulative',
    requirementSatang: 1_000_000,
    withdrawal: { perDaySatang: 600_000 },
  },
]);
let brand = testBrand('brand-b', { tiers, banks: ['KBANK', 'SCB'] });

const app = await openTestApp({ around: () => ({ brands: brandDirectory(() => [brand]) }) });
const member = await signUp(app, { host: hostB });

const level = async () =>
  (await app.call('user.level', { params: { uuid: member.uuid } }, member)).data?.level;

it('[TI-02, TI-04] the brand’s thresholds and limits apply to levels and withdrawals', async () => {
  await assertDeposited(app, member, { amountSatang: 29_900 });
  expect(await level()).toBe(0);
  await assertDeposited(app, member, { amountSatang: 500_000 });
  expect(await level()).toBe(1);
  expect((await withdraw(app, member, 100_001)).error).toMatchObject({
    code: 'WITHDRAW_ABOVE_MAX_PER_TIME',
    details: { maxPerTimeSatang: 100_000 },
  });
  for (let turn = 0; turn < 5; turn += 1) expect((await withdraw(app, member, 100_000)).status).toBe(200);
  expect((await withdraw(app, member, 10_000)).error?.code).toBe('WITHDRAW_DAY_AMOUNT_EXCEEDED');
  await assertDeposited(app, member, { amountSatang: 600_000 });
  const { data } = await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member);
  expect(data?.allowance).toMatchObject({
    level: 2,
    maxPerTimeSatang: null,
    dayAmountSatang: 600_000,
    dayAmountLeftSatang: 100_000,
    dayCount: null,
  });
});

it('[TI-02] a member of a removed tier has the highest tier that is left', async () => {
  brand = { ...brand, tiers: [tiers[0]] };
  expect(await level()).toBe(1);
  expect((await withdraw(app, member, 100_001)).error?.code).toBe('WITHDRAW_ABOVE_MAX_PER_TIME');
});

it('[PU-03] a new member needs an account at one of the brand’s banks', async () => {
  const register = (bankName: 'BBL' | 'SCB') =>
    app.call('register.member', { body: registrationForm({ bankName }) }, { host: hostB });
  expect((await register('SCB')).status).toBe(200);
  const refused = await register('BBL');
  expect(refused.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'body.bankName', rule: 'notOffered' }],
  });
});
