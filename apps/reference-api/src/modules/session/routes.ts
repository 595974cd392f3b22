import type { Session, UserProfile } from '@chada/contract';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { readProfile } from '../user/routes.ts';
import { revokeSession } from './repository.ts';
import { openSession, type OpenedSession } from './service.ts';

/** Presents a new session. No other response contains the session's token. */
function presentSession({ token, expiresAt }: OpenedSession, user: UserProfile): Session {
  return { token, expiresAt: expiresAt.toISOString(), user };
}

export const sessionHandlers: HandlersOf<'session.login' | 'session.logout'> = {
  'session.login': {
    kind: 'public',
    async run(context, { body }) {
      const session = await openSession(context, body);
      return presentSession(session, await readProfile({ ...context, member: session.member }));
    },
  },
  'session.logout': {
    kind: 'member',
    async run({ deps, tokenHash, now }) {
      return { revoked: await revokeSession(deps.db, tokenHash, now) };
    },
  },
};
