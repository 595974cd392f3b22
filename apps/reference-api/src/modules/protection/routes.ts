import { readBalances } from '../../ledger/member-accounts.ts';
import type { HandlersOf, MemberContext } from '../../http/pipeline/handler.ts';
import { beginTimeOut, confirmExclusion, prepare, requestEnd } from './breaks.ts';
import { cancelRaise, confirmRaise, setLimit } from './change-limits.ts';
import { readHistory } from './read-history.ts';
import { acknowledge, dismissCareNotice, readState } from './read-state.ts';
import { settingsOf } from './settings.ts';

async function stateAfter(context: MemberContext, change: () => Promise<void>) {
  settingsOf(context.brand);
  await change();
  return readState(context);
}

export const protectionHandlers: HandlersOf<
  | 'protection.get'
  | 'protection.setLimit'
  | 'protection.confirmRaise'
  | 'protection.cancelRaise'
  | 'protection.beginTimeOut'
  | 'protection.prepareExclusion'
  | 'protection.confirmExclusion'
  | 'protection.requestEnd'
  | 'protection.history'
  | 'protection.acknowledge'
  | 'protection.dismissCareNotice'
> = {
  'protection.get': { kind: 'member', run: (context) => readState(context) },
  'protection.setLimit': {
    kind: 'member',
    run: (context, { body }) => stateAfter(context, () => setLimit(context, body)),
  },
  'protection.confirmRaise': {
    kind: 'member',
    run: (context, { body }) => stateAfter(context, () => confirmRaise(context, body.raiseId)),
  },
  'protection.cancelRaise': {
    kind: 'member',
    run: (context, { body }) => stateAfter(context, () => cancelRaise(context, body.raiseId)),
  },
  'protection.beginTimeOut': {
    kind: 'member',
    run: async (context, { body }) => ({ pause: await beginTimeOut(context, body.length) }),
  },
  'protection.prepareExclusion': {
    kind: 'member',
    async run(context, { body }) {
      const { confirmationId, expiresAt, minimumEnd } = await prepare(context, body.length);
      const { walletSatang, gameSatang } = await readBalances(context.deps.db, context.member.id);
      return {
        confirmationId,
        expiresAt: expiresAt.toISOString(),
        endRequestableAt: minimumEnd?.toISOString() ?? null,
        creditSatang: walletSatang,
        gameSatang,
      };
    },
  },
  'protection.confirmExclusion': {
    kind: 'member',
    run: async (context, { body }) => ({ pause: await confirmExclusion(context, body.confirmationId) }),
  },
  'protection.requestEnd': {
    kind: 'member',
    async run(context) {
      settingsOf(context.brand);
      return { pause: await requestEnd(context) };
    },
  },
  'protection.history': {
    kind: 'member',
    async run(context, { query }) {
      settingsOf(context.brand);
      return { items: await readHistory(context, query) };
    },
  },
  'protection.acknowledge': {
    kind: 'member',
    run: (context, { body }) => stateAfter(context, () => acknowledge(context, body.minutes)),
  },
  'protection.dismissCareNotice': {
    kind: 'member',
    run: (context) => stateAfter(context, () => dismissCareNotice(context)),
  },
};
