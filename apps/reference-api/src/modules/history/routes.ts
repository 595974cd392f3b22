import type { HandlersOf } from '../../http/pipeline/handler.ts';
import type { JournalKind } from '../../ledger/chart.ts';
import { presentMovement } from './present.ts';
import { readMovements } from './repository.ts';

const kindsOf = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal_requested', 'withdrawal_rejected'],
  other: [
    'game_taken',
    'game_brought',
    'credit_by_staff',
    'deposit_bonus',
    'wheel_prize',
    'flip_card_prize',
    'reward_credit',
    'affiliate_to_credit',
    'loss_refund',
  ],
} as const satisfies Record<string, readonly JournalKind[]>;

export const historyHandlers: HandlersOf<'history.list'> = {
  'history.list': {
    kind: 'member',
    async run({ deps, member }, { query }) {
      const kinds = query.kind && kindsOf[query.kind];
      const page = await readMovements(deps.db, member.id, { ...query, kinds });
      return { items: page.rows.map(presentMovement), nextCursor: page.nextCursor };
    },
  },
};
