import { ApiError } from '../../http/errors/api-error.ts';
import { SESSION_LASTS_MS } from '../../http/pipeline/authenticate.ts';
import type { Context, SessionMember } from '../../http/pipeline/handler.ts';
import { verifyThrottled } from '../../http/limits/login-throttle.ts';
import { networkOf } from '../../http/limits/network-address.ts';
import { verifyDummyPassword, verifyPassword } from '../../security/passwords.ts';
import { newToken, tokenHash } from '../../security/tokens.ts';
import { findForLogin, insertSession } from './repository.ts';

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
  readonly member: SessionMember;
}

/**
 * Verifies the password and opens a session. Throws CREDENTIALS_WRONG, MEMBER_SUSPENDED or RATE_LIMITED.
 * CREDENTIALS_WRONG does not reveal whether the username exists (RD-20).
 */
export async function openSession(
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<OpenedSession> {
  const { deps, brand, now } = context;
  const network = deps.pseudonym(networkOf(context.address));
  const found = await findForLogin(deps.db, { clientId: brand.id, username, network });
  const attempt = { username, fromKnownNetwork: found?.fromKnownNetwork ?? false };
  const right = await verifyThrottled(context, attempt, () =>
    found ? verifyPassword(password, found.passwordHash) : verifyDummyPassword(password),
  );
  if (!found || !right) throw new ApiError('CREDENTIALS_WRONG');
  const { passwordHash, suspendedAt, fromKnownNetwork: _, ...member } = found;
  if (suspendedAt) throw new ApiError('MEMBER_SUSPENDED');
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_LASTS_MS);
  const opened = await insertSession(deps.db, {
    tokenHash: tokenHash(token),
    memberId: member.id,
    clientId: brand.id,
    at: now,
    expiresAt,
    passwordHash,
    network,
  });
  // `opened` is false if another request changed the password after this request had verified it.
  if (!opened) throw new ApiError('CREDENTIALS_WRONG');
  return { token, expiresAt, member };
}
