import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { readProfile } from '../user/routes.ts';
import { presentSession } from './present.ts';
import { revokeSession } from './repository.ts';
import { openSession } from './service.ts';

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
