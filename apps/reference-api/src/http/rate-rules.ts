import type { OperationId } from '@chada/contract';

/** At most so many within any so many seconds, counted for a member or for a network address. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

const account = (most: number, seconds = 60): RateRule => ({ by: 'account', most, seconds });
const address = (most: number, seconds = 60): RateRule => ({ by: 'address', most, seconds });

/** Telling who is a member: fast enough for a form, too slow for a list of all phone numbers (RD-20). */
const tellsWhoIsMember = [address(60), address(600, 3600)];
/** Many members can share an address, as phones of one network do, so it may do far more than one of them. */
const gives = [account(20), address(240)];
/** Taking one's money home must never be hard: what others do at the same address does not count. */
const takesHome = [account(60)];

/**
 * Operations that tell who is a member, guess at passwords, move money or cost much. What is not named is not limited:
 * logging out above all.
 */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  'session.login': [address(30)],
  'register.member': [address(20), address(100, 3600)],
  'register.checkPhone': tellsWhoIsMember,
  'register.checkUsername': tellsWhoIsMember,
  'register.checkBankId': tellsWhoIsMember,
  'register.inviter': tellsWhoIsMember,
  'register.bankName': [address(30), address(300, 3600)],

  'slip.verify': [account(20), address(120)],
  'slip.confirm': gives,
  'slip.requestDeposit': gives,
  'wheel.reward': gives,
  'flipCard.reward': gives,
  'checkIn.claim': gives,
  'reward.request': gives,
  'game.open': [account(60), address(600)],
  'game.resume': [account(60), address(600)],
  'user.changePassword': [account(10, 300), address(60, 300)],

  'withdraw.create': takesHome,
  'withdraw.retry': takesHome,
  'user.transferToBank': takesHome,
  'affiliate.withdraw': takesHome,
  'game.cashOut': takesHome,
};

/**
 * Wrong passwords for one username: few from one address, and more from all together, so that nobody can lock a member
 * out by guessing from elsewhere.
 */
export const wrongPasswordRules: readonly RateRule[] = [
  { by: 'address', most: 10, seconds: 300 },
  { by: 'account', most: 100, seconds: 3600 },
];
