import type { OperationId } from '@chada/contract';

/** At most so many within any so many seconds, counted for a member or for a network address. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

const account = (most: number, seconds = 60): RateRule => ({ by: 'account', most, seconds });
const address = (most: number, seconds = 60): RateRule => ({ by: 'address', most, seconds });

/**
 * Rules by address allow for the many members that a carrier's address translation puts behind one address. Whatever can
 * be counted by account is; the rule by address only bounds what one address can do over many accounts.
 */
/** Answers that reveal who is a member: fast enough for many forms at once, too slow for all phone numbers (RD-20). */
const revealsMembership = [address(240), address(2400, 3600)];
const gives = [account(20), address(240)];
/** Taking one's money home must never be hard: what others do at the same address does not count. */
const withdrawsMoney = [account(60)];

/**
 * Operations that tell who is a member, guess at passwords, move money or cost much. What is not named is not limited:
 * logging out above all.
 */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  // Wrong passwords have rules of their own below.
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
 * Wrong passwords, the narrowest count first: one name from one network; one network over all names, so that a list of
 * names can't be tried; one name from all networks. A refusal by one rule is not counted by the rules after it.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
