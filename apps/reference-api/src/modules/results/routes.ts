import type { HandlersOf } from '../../http/handler.ts';
import { requireFeature } from '../../http/require-feature.ts';
import { presentDay, presentResult } from './present.ts';
import { readResults } from './repository.ts';

export const resultHandlers: HandlersOf<'log.affiliate'> = {
  'log.affiliate': {
    kind: 'member',
    async run({ deps, brand, member }, { body }) {
      if (body.type === 'af') requireFeature(brand, 'affiliate');
      const { rows, nextCursor, days } = await readResults(deps.db, member.id, body);
      return {
        items: rows.map(presentResult),
        nextCursor,
        days: days.map(presentDay),
        totalSatang: days.reduce((sum, { amount }) => sum + amount, 0),
      };
    },
  },
};
