import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { insertAnswers, unansweredConsents } from './consents.ts';

export const consentHandlers: HandlersOf<'consent.unanswered' | 'consent.answer'> = {
  'consent.unanswered': {
    kind: 'member',
    run: async ({ deps, brand, member }) => ({
      consents: [...(await unansweredConsents(deps.db, brand, member.id))],
    }),
  },
  'consent.answer': {
    kind: 'member',
    async run({ deps, brand, member, now }, { body }) {
      await insertAnswers(deps.db, brand, { memberId: member.id, answers: body.consents, at: now });
      return { consents: [...(await unansweredConsents(deps.db, brand, member.id))] };
    },
  },
};
