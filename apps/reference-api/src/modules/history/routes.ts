import type { HandlersOf } from '../../http/pipeline/handler.ts';
import type { JournalKind } from '../../ledger/chart.ts';
import { movementKinds, presentMovement } from './present.ts';
import { readKeptFrom, readMovements } from './repository.ts';

const all = [...movementKinds.keys()];
const deposits: readonly JournalKind[] = ['deposit'];
const withdrawals: readonly JournalKind[] = ['withdrawal_requested', 'withdrawal_rejected'];
const kindsOf = {
  deposit: deposits,
  withdrawal: withdrawals,
  other: all.filter((kind) => !deposits.includes(kind) && !withdrawals.includes(kind)),
};

export const historyHandlers: HandlersOf<'history.list'> = {
  'history.list': {
    kind: 'member',
    async run({ deps, brand, member }, { query }) {
      const kinds = query.kind === undefined ? all : kindsOf[query.kind];
      const page = await readMovements(deps.db, member.id, { ...query, kinds });
      const keptFrom = page.nextCursor === null ? await readKeptFrom(deps.db, brand.id) : undefined;
      return {
        items: page.rows.map(presentMovement),
        nextCursor: page.nextCursor,
        ...(keptFrom !== undefined && { keptFrom }),
      };
    },
  },
};
