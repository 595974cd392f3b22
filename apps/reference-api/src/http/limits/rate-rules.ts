import type { OperationId } from '@chada/contract';

/** Allows at most `most` requests in any period of `seconds` seconds, for each account or for each network address. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

const account = (most: number, seconds = 60): RateRule => ({ by: 'account', most, seconds });
const address = (most: number, seconds = 60): RateRule => ({ by: 'address', most, seconds });

/**
 * The limits of operations that reveal who is a member. They allow many people to fill in forms, but they prevent a
 * search through all phone numbers (RD-20).
 */
const revealsMembership = [address(240), address(2400, 3600)];
const gives = [account(20), address(240)];
/**
 * Counts only the requests of the account. A limit by address would let other members of a shared address block a
 * withdrawal.
 */
const withdrawsMoney = [account(60)];

/**
 * The limits of operations that reveal members, verify passwords, move money or are expensive. A mobile carrier puts many
 * members behind one address, so limits by address are high.
 */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  // `wrongPasswordRules` below limits wrong passwords.
  'session.login': [address(240)],
  'register.member': [address(60), address(600, 3600)],
  'register.checkPhone': revealsMembership,
  'register.checkUsername': revealsMembership,
  'register.checkBankId': revealsMembership,
  'register.inviter': revealsMembership,
  'register.bankName': [address(120), address(1200, 3600)],

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
 * The limits of wrong passwords: for a username at one network, for all usernames at one network, and for a username at
 * all networks. If a rule refuses an attempt, the later rules do not count the attempt.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
