import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { verifyThrottled } from '../../http/limits/login-throttle.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';
import { hashPassword, verifyPassword } from '../../security/passwords.ts';
import { readPasswordHash, replacePassword } from './repository.ts';

/**
 * Changes the password and ends the member's other sessions. Returns the number of ended sessions. Throws
 * PASSWORD_WRONG, PASSWORD_SAME, PASSWORD_COMMON or RATE_LIMITED.
 */
export async function changePassword(
  context: MemberContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<number> {
  const { deps, member, tokenHash, now } = context;
  const from = await readPasswordHash(deps.db, member.id);
  const attempt = { username: member.username, fromKnownNetwork: true };
  const right = await verifyThrottled(context, attempt, () => verifyPassword(oldPassword, from));
  if (!right) throw new ApiError('PASSWORD_WRONG');
  if (oldPassword.normalize('NFC') === newPassword.normalize('NFC')) throw new ApiError('PASSWORD_SAME');
  if (isCommonPassword(newPassword, member)) throw new ApiError('PASSWORD_COMMON');
  const ended = await replacePassword(deps.db, {
    memberId: member.id,
    from,
    to: await hashPassword(newPassword),
    keptTokenHash: tokenHash,
    at: now,
  });
  // `ended` is undefined if another request changed the password after this request had verified it.
  if (ended === undefined) throw new ApiError('PASSWORD_WRONG');
  return ended;
}
