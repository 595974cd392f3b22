import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { verifyThrottled } from '../../http/limits/login-throttle.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';
import { hashPassword, verifyPassword } from '../../security/passwords.ts';
import { readPasswordHash, replacePassword } from './repository.ts';

/**
 * Changes the password and ends the member's other sessions; returns how many. Throws PASSWORD_WRONG, PASSWORD_SAME, PASSWORD_COMMON, or
 * RATE_LIMITED after too many wrong passwords: whoever holds a stolen token must not guess here what login refuses.
 */
export async function changePassword(
  context: MemberContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<number> {
  const { deps, member, tokenHash, now } = context;
  const from = await readPasswordHash(deps.db, member.id);
  // The session proves more than a known network would.
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
  // Changed by another request meanwhile: what was given as the old password is no longer it.
  if (ended === undefined) throw new ApiError('PASSWORD_WRONG');
  return ended;
}
