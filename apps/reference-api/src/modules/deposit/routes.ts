import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentDeposit, presentPublicMovement, presentReceivingAccount } from './present.ts';
import { readDeposits, readPublicDeposits, readReceivingAccount } from './repository.ts';

export const PUBLIC_LIST_LENGTH = 20;

export const depositHandlers: HandlersOf<'deposit.mine' | 'deposit.public'> = {
  'deposit.mine': {
    kind: 'member',
    async run({ deps, brand, member }, { query }) {
      const [account, page] = await Promise.all([
        readReceivingAccount(deps.db, brand.id),
        readDeposits(deps.db, member.id, query),
      ]);
      if (!account) throw new Error(`the brand ${brand.id} has no receiving account`);
      return {
        bank: presentReceivingAccount(account),
        minimumSatang: brand.limits.minimumDepositSatang,
        items: page.rows.map(presentDeposit),
        nextCursor: page.nextCursor,
      };
    },
  },
  'deposit.public': {
    kind: 'public',
    async run({ deps, brand }) {
      const rows = await readPublicDeposits(deps.db, brand.id, PUBLIC_LIST_LENGTH);
      return { items: rows.map(presentPublicMovement) };
    },
  },
};
