import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { testBrand } from '../../../test/support/test-brands.ts';
import { creditOf, signUp, type TestMember } from '../../../test/support/test-members.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  const features = { affiliate: false, reward: false, wheel: false, flipCard: false, checkIn: false };
  const brand = testBrand('brand-a', { features });
  app = await startTestApp({ around: () => ({ brands: brandDirectory(() => [brand]) }) });
  member = await signUp(app);
});
afterAll(() => app.close());

describe('a feature that the brand has switched off', () => {
  it.each([
    ['AP-19', 'the wheel', () => app.call('wheel.get', {}, member)],
    ['AP-19', 'a spin', () => app.call('wheel.reward', { body: {} }, member)],
    ['AP-20', 'a card', () => app.call('flipCard.reward', { body: { card: 0 } }, member)],
    ['AP-21', 'a check-in', () => app.call('checkIn.claim', { body: {} }, member)],
    ['AP-18', 'the rewards', () => app.call('reward.list', { body: {} }, member)],
    [
      'AP-18',
      'a reward',
      () => app.call('reward.request', { body: { userUuid: member.uuid, rewardId: randomUUID() } }, member),
    ],
    ['AP-15', 'the code', () => app.call('affiliate.code', { params: { uuid: member.uuid } }, member)],
    [
      'AP-16',
      'commission',
      () =>
        app.call(
          'affiliate.withdraw',
          { params: { username: member.username }, body: { amount: 10_000, type: 'credit' } },
          member,
        ),
    ],
  ] as const)('[%s] refuses %s with FEATURE_OFF', async (_, __, callFeature) => {
    const { status, error } = await callFeature();
    expect([status, error?.code]).toEqual([404, 'FEATURE_OFF']);
  });

  it('[AP-21, ME-15] is off in the overview and credits nothing', async () => {
    expect((await app.call('game.overview', {}, member)).data).toEqual({
      wheel: { enabled: false, left: 0 },
      flipCard: { enabled: false, left: 0 },
      checkIn: { enabled: false, today: false },
    });
    expect(await creditOf(app, member)).toBe(0);
    expect((await checkLedger(app.db)).ok).toBe(true);
  });
});
