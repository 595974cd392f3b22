import type { OperationId } from '@chada/contract';

/** Operations that this API does not serve yet: they answer 501 NOT_SERVED, and every other one has a handler. */
export const notServed = [
  'user.changePassword',
  'affiliate.bonus',
  'affiliate.downline',
  'affiliate.code',
  'affiliate.withdraw',
  'affiliate.downlineBonus',
  'log.affiliate',
  'reward.list',
  'reward.request',
  'reward.history',
  'wheel.get',
  'wheel.reward',
  'wheel.log',
  'flipCard.reward',
  'flipCard.logs',
  'game.overview',
  'checkIn.get',
  'checkIn.claim',
  'address.mine',
  'address.update',
] as const satisfies readonly OperationId[];

/** Id of an operation that is not served yet. */
export type NotServed = (typeof notServed)[number];
