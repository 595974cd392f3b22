import { satang } from '@chada/domain';
import type { WithdrawalRefusal } from '@chada/membership-rules';
import { expect, it } from 'vitest';
import { refusalError } from './allowance.ts';
import { backoffSeconds } from './payout-claim.ts';
import { payoutReference } from './payout.ts';

const refusals: readonly (readonly [WithdrawalRefusal, string, object])[] = [
  [
    { ok: false, reason: 'belowMinimum', minimumSatang: satang(1) },
    'WITHDRAW_BELOW_MINIMUM',
    { minimumSatang: 1 },
  ],
  [
    { ok: false, reason: 'aboveCredit', creditSatang: satang(2) },
    'WITHDRAW_ABOVE_CREDIT',
    { creditSatang: 2 },
  ],
  [
    { ok: false, reason: 'bonusLocked', lockedSatang: satang(3), freeSatang: satang(4) },
    'WITHDRAW_BONUS_LOCKED',
    { lockedSatang: 3, freeSatang: 4 },
  ],
  [
    { ok: false, reason: 'abovePerTime', perTimeSatang: satang(5) },
    'WITHDRAW_ABOVE_MAX_PER_TIME',
    { maxPerTimeSatang: 5 },
  ],
  [
    { ok: false, reason: 'aboveDayAmount', perDaySatang: satang(8), remainingSatang: satang(6) },
    'WITHDRAW_DAY_AMOUNT_EXCEEDED',
    { dayAmountLeftSatang: 6 },
  ],
  [{ ok: false, reason: 'aboveDayCount', timesPerDay: 7 }, 'WITHDRAW_DAY_COUNT_EXCEEDED', { dayCount: 7 }],
];

it.each(refusals)('the refusal %j has the code %s', (refusal, code, details) => {
  expect(refusalError(refusal)).toMatchObject({ code, details });
});

it.each([
  [0, 2],
  [1, 2],
  [2, 3],
  [3, 4.5],
  [13, 2 * 1.5 ** 12],
  [14, 300],
  [1000, 300],
])('after %i calls, the bank is asked again in %d seconds', (attempts, seconds) => {
  expect(backoffSeconds(attempts)).toBe(seconds);
});

it('each attempt of a pay-out has its own reference', () => {
  expect(payoutReference({ uuid: 'u', attempt: 2 })).toBe('u:2');
});
