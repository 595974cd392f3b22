import type { Session, UserProfile } from '@chada/contract';
import type { OpenedSession } from './service.ts';

/** A session as login hands it out: the one time that its token is seen. */
export function presentSession({ token, expiresAt }: OpenedSession, user: UserProfile): Session {
  return { token, expiresAt: expiresAt.toISOString(), user };
}
