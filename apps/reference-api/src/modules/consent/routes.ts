import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
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
      await deps.db.transaction().execute(async (tx) => {
        await lockWallet(tx, member.id);
        await insertAnswers(tx, brand, { memberId: member.id, answers: body.consents, at: now });
      });
      return { consents: [...(await unansweredConsents(deps.db, brand, member.id))] };
    },
  },
};
