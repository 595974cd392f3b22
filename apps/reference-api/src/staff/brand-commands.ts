import { openBrand } from '../brands/open-brand.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import type { Command } from './command.ts';
import { postOnce } from './post-once.ts';
import { receivingAccountCommands } from './receiving-accounts.ts';
import { openBrandId } from './site.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { amountOf, baht } from './command-args.ts';

export const brandCommands: readonly Command[] = [
  {
    name: 'brand open',
    usage: 'brand open --brand ID',
    help: 'adds a configured brand without content; safe to repeat',
    needsBrand: true,
    async run({ db, brands }, { brand }) {
      const all = brands.all();
      const client = all.find(({ id }) => id === brand);
      if (!client)
        throw new StaffRefusedError(
          `there is no brand ${brand}; there are: ${all.map(({ id }) => id).join(', ')}`,
        );
      return [`${client.id} ${(await openBrand(db, client)) ? 'is open' : 'was open before'}`];
    },
  },
  ...receivingAccountCommands,
  {
    name: 'capital',
    usage: 'capital AMOUNT_BAHT --reference REF --brand ID',
    help: 'records money that the owners paid into the brand’s bank account',
    needsBrand: true,
    needsReference: true,
    countedAmount: async (_, { positionals: [amount], brand = '' }) => ({
      clientId: brand,
      amountSatang: amountOf(amount),
    }),
    async run(deps, { positionals: [amount], brand, reference }) {
      const clientId = await openBrandId(deps.db, brand);
      const amountSatang = amountOf(amount);
      const houseAccounts = await deps.houseAccounts(clientId);
      const posted = await inTransaction(deps.db, (tx) =>
        postOnce(tx, {
          clientId,
          kind: 'opening_capital',
          reference,
          memberId: null,
          at: deps.clock.now(),
          legs: [debit(houseAccounts.bank, amountSatang), credit(houseAccounts.capital, amountSatang)],
        }),
      );
      return [`${clientId}: ${baht(amountSatang)} of capital${posted ? '' : ', recorded before'}`];
    },
  },
];
