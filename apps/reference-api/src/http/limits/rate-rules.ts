import type { OperationId } from '@chada/contract';

/**
 * A rule that permits at most `most` requests in any period of `seconds` seconds, for each account or for
 * each network address.
 */
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
  // This rule counts all sign-ins. `wrongPasswordRules` also limits wrong passwords.
  'session.login': [address(240)],
  'register.member': [address(60), address(600, 3600)],
  'register.checkPhone': revealsMembership,
  'register.checkUsername': revealsMembership,
  'register.checkBankId': revealsMembership,
  'register.inviter': revealsMembership,
  'register.bankName': [address(120), address(1200, 3600)],
  // Limits the cost of messages. `phone-code-limits.ts` also limits the messages to one phone number.
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
 * The limits of wrong passwords, in the order of their check. If a rule refuses an attempt, later rules do
 * not count the attempt.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
