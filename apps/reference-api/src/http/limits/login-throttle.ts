import type { Context } from '../pipeline/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import { truncatedNetworkOf } from './network-address.ts';
import { countActions, undoActionCounts, type LimitedAction } from './rate-limit.ts';
import { wrongPasswordRules } from './rate-rules.ts';

export interface PasswordAttempt {
  readonly username: string;
  readonly fromKnownNetwork: boolean;
}

function actionsOf(
  { deps, brand, address, now }: Context,
  attempt: PasswordAttempt,
): readonly LimitedAction[] {
  const common = { clientId: brand.id, address, now, scale: deps.rateLimitScale };
  const ofName = { ...common, name: `wrong-password ${attempt.username}`, account: attempt.username };
  const ofNameAtNetwork = { ...ofName, rules: wrongPasswordRules.ofNameAtNetwork };
  if (attempt.fromKnownNetwork) return [ofNameAtNetwork];
  return [
    ofNameAtNetwork,
    { ...common, name: 'wrong-password', account: undefined, rules: wrongPasswordRules.ofNetwork },
    { ...ofName, rules: wrongPasswordRules.ofName },
  ];
}

function logFailure(
  { deps, brand, address, log }: Context,
  username: string,
  reason: 'wrong' | 'limited',
): void {
  log.info(
    {
      event: 'login-failed',
      reason,
      clientId: brand.id,
      name: deps.pseudonym(`${brand.id} ${username}`),
      network: truncatedNetworkOf(address),
    },
    'a password was refused',
  );
}

/**
 * Returns true if the password is right. Throws RATE_LIMITED after too many failed attempts. Counts each attempt before
 * verifying its password, and removes the attempt from the count if the password is right or `verify` throws.
 */
export async function verifyThrottled(
  context: Context,
  attempt: PasswordAttempt,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  const actions = actionsOf(context, attempt);
  await countActions(context.deps.db, actions).catch((error: unknown) => {
    if (error instanceof ApiError) logFailure(context, attempt.username, 'limited');
    throw error;
  });
  let wrong = false;
  try {
    wrong = !(await verify());
    return !wrong;
  } finally {
    if (wrong) logFailure(context, attempt.username, 'wrong');
    else await undoActionCounts(context.deps.db, actions);
  }
}
