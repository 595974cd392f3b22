import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentAddress } from './present.ts';
import { readAddress } from './repository.ts';
import { updateAddress } from './service.ts';

export const addressHandlers: HandlersOf<'address.mine' | 'address.update'> = {
  'address.mine': {
    kind: 'member',
    async run({ deps, member }) {
      const row = await readAddress(deps.db, member.id);
      return { address: row ? presentAddress(row) : null };
    },
  },
  'address.update': {
    kind: 'member',
    run: async (context, { body }) => ({ address: presentAddress(await updateAddress(context, body)) }),
  },
};
