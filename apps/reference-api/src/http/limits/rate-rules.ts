import type { OperationId } from '@chada/contract';

/** Permits at most `max` requests in any period of `seconds` seconds. */
export interface RateRule {
  readonly by: 'account' | 'address';
  readonly max: number;
  readonly seconds: number;
  /** True if the rule counts the requests to all brands together. By default, the rule counts each brand separately. */
  readonly isOfAllBrands?: true;
}

const account = (max: number, seconds = 60): RateRule => ({ by: 'account', max, seconds });
const address = (max: number, seconds = 60): RateRule => ({ by: 'address', max, seconds });

const ofAllBrands = (rule: RateRule): RateRule => ({ ...rule, isOfAllBrands: true });

const revealsMembership = [address(240), address(2400, 3600)];
const gives = [account(20), address(240)];
/**
 * The limits of operations that withdraw money. There is no limit by IP address. With such a limit, other members at the
 * same address could block a withdrawal.
 */
const withdrawsMoney = [account(60)];

/** A mobile carrier gives many members the same IP address, so the limits by address are high. */
export const rateRules: Readonly<Partial<Record<OperationId, readonly RateRule[]>>> = {
  'session.login': [address(240)],
  'register.member': [address(60), address(600, 3600)],
  'register.checkPhone': revealsMembership,
  'register.checkUsername': revealsMembership,
  'register.checkBankId': revealsMembership,
  'register.inviter': revealsMembership,
  'register.bankName': [address(120), address(1200, 3600)],
  'register.requestPhoneCode': [
    address(30),
    address(300, 3600),
    ofAllBrands(address(150)),
    ofAllBrands(address(1500, 3600)),
  ],
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

  // The next three operations have no limit by IP address. With such a limit, other members at the same address could
  // block a self-exclusion or the withdrawal of a consent.
  'protection.prepareExclusion': [account(20)],
  'protection.confirmExclusion': [account(20)],
  'consent.change': [account(20), account(100, 86_400)],

  'withdraw.create': withdrawsMoney,
  'withdraw.retry': withdrawsMoney,
  'user.transferToBank': withdrawsMoney,
  'affiliate.withdraw': withdrawsMoney,
  'game.cashOut': withdrawsMoney,
};

/**
 * The limits on wrong passwords. The API checks the rules in this order. If a rule refuses an attempt, the later rules
 * do not count the attempt.
 */
export const wrongPasswordRules = {
  ofNameAtNetwork: [address(10, 300)],
  ofNetwork: [address(100, 300), address(600, 3600)],
  ofName: [account(100, 3600)],
} as const satisfies Readonly<Record<string, readonly RateRule[]>>;
