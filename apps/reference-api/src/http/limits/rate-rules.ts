import type { OperationId } from '@chada/contract';

/** Allows at most `most` requests in any `seconds` seconds, for each account or each network address. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

const account = (most: number, seconds = 60): RateRule => ({ by: 'account', most, seconds });
const address = (most: number, seconds = 60): RateRule => ({ by: 'address', most, seconds });

/**
 * Limits for operations that reveal who is a member. Many people can fill in forms, but nobody can try all
 * phone numbers (RD-20).
 */
const revealsMembership = [address(240), address(2400, 3600)];
const gives = [account(20), address(240)];
/**
 * These operations have no limit by address, because other members at a shared address could then block a
 * withdrawal.
 */
const withdrawsMoney = [account(60)];

/**
 * Limits for operations that reveal members, verify passwords, move money or need much processor time. Limits
 * by address are high, because a mobile carrier puts many members behind one address.
 */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  // Wrong passwords have their own limits; see `wrongPasswordRules`.
  'session.login': [address(240)],
  'register.member': [address(60), address(600, 3600)],
  'register.checkPhone': revealsMembership,
  'register.checkUsername': revealsMembership,
  'register.checkBankId': revealsMembership,
  'register.inviter': revealsMembership,
  'register.bankName': [address(120), address(1200, 3600)],
  // Each message costs money. The limits of a phone number are in `phone-code-limits.ts`.
  'register.requestPhoneCode': [address(30), address(300, 3600)],
  'register.verifyPhoneCode': [address(120), address(1200, 3600)],

  'slip.verify': [account(20), address(240)],
  'slip.confirm': gives,
  'slip.requestDeposit': gives,
  'wheel.reward': gives,
  'flipCard.reward': gives,
  'fairness.clientSeed': gives,
  'checkIn.claim': gives,
  'reward.request': gives,
  'game.open': [account(60), address(600)],
  'game.resume': [account(60), address(600)],
  'user.changePassword': [account(10, 300), address(240, 300)],

  'withdraw.create': withdrawsMoney,
  'withdraw.retry': withdrawsMoney,
  'user.transferToBank': withdrawsMoney,
  'affiliate.withdraw': withdrawsMoney,
  'game.cashOut': withdrawsMoney,
};

/**
 * The limits of wrong passwords. If a rule refuses an attempt, the rules after it do not count the attempt.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
