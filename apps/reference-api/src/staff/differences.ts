import { satang } from '@chada/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { settleDifference, type DifferenceRow } from '../modules/reconciliation/difference.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { Command, StaffDeps } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { countedAmountOfDifference } from './counted-amounts.ts';
import { baht, idOf, reasonOf } from './command-args.ts';

const amountText = (amount: number | null): string => (amount === null ? 'nothing' : baht(amount));

function lineOf(row: DifferenceRow): string {
  const says = `the books ${amountText(row.ours)}, the ${row.source} ${amountText(row.theirs)}`;
  const { uuid, bangkok_day: day, client_id: clientId, reference, excess } = row;
  return [uuid, day, clientId, reference, says, `difference ${baht(excess)}`].join('  ');
}

async function settle({ db, clock, houseAccounts }: StaffDeps, uuid: string, note: string): Promise<string> {
  const found = await db
    .selectFrom('difference')
    .select('client_id')
    .where('uuid', '=', uuid)
    .where('client_id', 'not in', closedHere(db))
    .executeTakeFirst();
  if (!found) throw new StaffRefusedError(`there is no difference ${uuid}`);
  const houseAccountIds = await houseAccounts(found.client_id);
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('difference')
      .selectAll()
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.status !== 'open') throw new StaffRefusedError(`the difference ${uuid} is ${row.status} already`);
    await settleDifference(tx, row, { houseAccounts: houseAccountIds, at: clock.now(), note });
    return `${baht(satang(Math.abs(row.excess)))} settled as a ${row.excess > 0 ? 'gain' : 'loss'}`;
  });
}

export const differenceCommands: readonly Command[] = [
  {
    name: 'difference list',
    usage: 'difference list [--brand ID]',
    reads: true,
    showsMembers: true,
    help: 'lists the open differences between the books, the bank and the provider',
    async run({ db }, { brand }) {
      const rows = await db
        .selectFrom('difference')
        .selectAll()
        .where('status', '=', 'open')
        .where('client_id', 'not in', closedHere(db))
        .$if(brand !== undefined, (query) => query.where('client_id', '=', brand ?? ''))
        .orderBy('id')
        .execute();
      return rows.length === 0 ? ['no difference is open'] : rows.map(lineOf);
    },
  },
  {
    name: 'difference settle',
    usage: 'difference settle ID NOTE',
    roles: ['cashier'],
    countedAmount: ({ db }, { positionals }) => countedAmountOfDifference(db, idOf(positionals)),
    help: "settles a difference as the brand's gain or loss; if a later deposit or statement explains it, it closes by itself",
    async run(deps, { positionals }) {
      const id = idOf(positionals);
      const note = reasonOf(positionals);
      if (note === undefined) throw new StaffRefusedError('give a note that says why, after the id');
      return [await settle(deps, id, note)];
    },
  },
];
