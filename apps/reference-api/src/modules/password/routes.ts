import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { changePassword } from './service.ts';

export const passwordHandlers: HandlersOf<'user.changePassword'> = {
  'user.changePassword': {
    kind: 'member',
    run: async (context, { body }) => ({ endedSessions: await changePassword(context, body) }),
  },
};
