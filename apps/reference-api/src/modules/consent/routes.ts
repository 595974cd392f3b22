import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { insertAnswers, unansweredConsents } from './consents.ts';
import { changeConsent, latestAnswers } from './withdrawal.ts';

export const consentHandlers: HandlersOf<
  'consent.unanswered' | 'consent.answer' | 'consent.mine' | 'consent.change'
> = {
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
  'consent.mine': {
    kind: 'member',
    run: async ({ deps, member }) => ({ consents: await latestAnswers(deps.db, member.id) }),
  },
  'consent.change': {
    kind: 'member',
    run: ({ deps, brand, member, now }, { body }) =>
      deps.db.transaction().execute(async (tx) => {
        await lockWallet(tx, member.id);
        await changeConsent(tx, brand, { memberId: member.id, requested: body, at: now });
        return { consents: await latestAnswers(tx, member.id) };
      }),
  },
};
