import type { OperationId } from '@chada/contract';

/** Allows at most `most` requests within any `seconds`, by account or by network address. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly most: number;
  readonly seconds: number;
}

const account = (most: number, seconds = 60): RateRule => ({ by: 'account', most, seconds });
const address = (most: number, seconds = 60): RateRule => ({ by: 'address', most, seconds });

/**
 * Rules by address allow for the many members behind one address of a carrier's address translation. Whatever can be counted
 * by account is; the rule by address only limits what one address can do with many accounts.
 */
/** Responses that reveal who is a member: fast enough for many forms at once, too slow for all phone numbers (RD-20). */
const revealsMembership = [address(240), address(2400, 3600)];
const gives = [account(20), address(240)];
/** Withdrawing is limited by account only, so that others at the same address can't block it. */
const withdrawsMoney = [account(60)];

/**
 * The limits of operations that reveal who is a member, verify passwords, move money or are expensive. Others, such as
 * logging out, have no limit.
 */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  // Wrong passwords have their own rules below.
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
 * The limits of wrong passwords, the narrowest first: one name from one network; one network over all names, against lists
 * of names; one name from all networks. A request that one rule refuses is not counted by the rules after it.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
