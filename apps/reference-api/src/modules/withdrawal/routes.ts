import { knownBankName } from '../../bank/bank-names.ts';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentPublicMovement } from '../deposit/present.ts';
import { PUBLIC_LIST_LENGTH } from '../deposit/routes.ts';
import { readAllowance } from './allowance.ts';
import { presentAllowance, presentWithdrawal } from './present.ts';
import { readPublicWithdrawals, readUnfinished, readWithdrawals } from './repository.ts';
import { retryWithdrawal, withdrawAll, withdrawAmount, type NewWithdrawalResult } from './service.ts';

const presentWithdrawn = ({ withdrawal, creditSatang }: NewWithdrawalResult) => ({
  withdrawal: presentWithdrawal(withdrawal),
  creditSatang,
});

export const withdrawalHandlers: HandlersOf<
  | 'withdraw.create'
  | 'withdraw.retry'
  | 'withdraw.requests'
  | 'withdraw.history'
  | 'withdraw.public'
  | 'user.transferToBank'
> = {
  'withdraw.create': {
    kind: 'money',
    run: async (context, { body }) => presentWithdrawn(await withdrawAmount(context, body.amount)),
  },
  'user.transferToBank': {
    kind: 'money',
    run: async (context) => presentWithdrawn(await withdrawAll(context)),
  },
  'withdraw.retry': {
    kind: 'money',
    run: async (context, { body }) => ({
      withdrawal: presentWithdrawal(await retryWithdrawal(context, body.withdrawalId)),
    }),
  },
  'withdraw.requests': {
    kind: 'member',
    async run({ deps, brand, member, now }) {
      const [rows, allowance] = await Promise.all([
        readUnfinished(deps.db, member.id),
        readAllowance(deps.db, { memberId: member.id, brand, now }),
      ]);
      return {
        items: rows.map(presentWithdrawal),
        bank: {
          bankName: knownBankName(member.bankCode),
          bankId: member.bankAccount,
          accountName: member.name,
        },
        allowance: presentAllowance(allowance),
      };
    },
  },
  'withdraw.history': {
    kind: 'member',
    async run({ deps, member }, { query }) {
      const page = await readWithdrawals(deps.db, member.id, query);
      return { items: page.rows.map(presentWithdrawal), nextCursor: page.nextCursor };
    },
  },
  'withdraw.public': {
    kind: 'public',
    async run({ deps, brand }) {
      const rows = await readPublicWithdrawals(deps.db, brand.id, PUBLIC_LIST_LENGTH);
      return { items: rows.map(presentPublicMovement) };
    },
  },
};
