import { openBrand } from '../brands/open-brand.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import type { Command } from './command.ts';
import { postOnce } from './post-once.ts';
import { receivingAccountCommands } from './receiving-accounts.ts';
import { openBrandId } from './site.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { amountOf, baht } from './words.ts';

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
        throw new StaffRefusal(
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
    countedAmount: async (_, { words: [amount], brand = '' }) => ({
      clientId: brand,
      amountSatang: amountOf(amount),
    }),
    async run(deps, { words: [amount], brand, reference }) {
      const clientId = await openBrandId(deps.db, brand);
      const amountSatang = amountOf(amount);
      const house = await deps.houseAccounts(clientId);
      const posted = await inTransaction(deps.db, (tx) =>
        postOnce(tx, {
          clientId,
          kind: 'opening_capital',
          reference,
          memberId: null,
          at: deps.clock.now(),
          legs: [debit(house.bank, amountSatang), credit(house.capital, amountSatang)],
        }),
      );
      return [`${clientId}: ${baht(amountSatang)} of capital${posted ? '' : ', recorded before'}`];
    },
  },
];
