import type { Context } from './context.ts';
import { countAct, takeBack } from './rate-limit.ts';
import { wrongPasswordRules } from './rate-rules.ts';

/**
 * Looks whether a password is right, and counts it as a guess where it is not. Counted before the look and taken back
 * after, so that guesses sent all at once are no more than those sent one by one. Throws RATE_LIMITED.
 */
export async function lookAtPassword(
  { deps, brand, address, now }: Context,
  username: string,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const guess = {
    // The name is part of both counts: another member at the same address is not in the way.
    what: `wrong-password ${username}`,
    clientId: brand.id,
    account: username,
    address,
    rules: wrongPasswordRules,
    now,
    scale: deps.rateLimitScale,
  };
  await countAct(deps.db, guess);
  let wrong = false;
  try {
    wrong = !(await look());
    return !wrong;
  } finally {
    if (!wrong) await takeBack(deps.db, guess);
  }
}
