import { bankNameOf } from '../bank/bank-names.ts';
import { transferOf } from '../modules/slip/transfer-record.ts';
import { beginReturn, type BegunReturn } from './begin-return.ts';
import type { Command } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { waitingReturns } from './waiting-returns.ts';
import { baht, idOf } from './command-args.ts';

function payLines({ slip, member }: BegunReturn): string[] {
  const { sender } = transferOf(slip) ?? {};
  const { username, bank_code: bank, bank_account: account } = member;
  return [
    `pay ${baht(slip.amount ?? 0)} back to ${username}, ${bankNameOf(bank) ?? bank} ${account}`,
    `the transfer came from ${sender?.maskedName || 'a hidden name'} ${sender?.maskedAccount ?? ''}`.trimEnd(),
    `then record it: slip-return done ${slip.uuid} --reference TRANSFER`,
  ];
}

export const returnCommands: readonly Command[] = [
  {
    name: 'slip-return list',
    usage: 'slip-return list',
    reads: true,
    showsMembers: true,
    help: 'lists the transfers that members ask staff to return to their bank accounts',
    run: ({ db }) => waitingReturns(db),
  },
  {
    name: 'slip-return start',
    usage: 'slip-return start ID',
    help: 'assigns a return to you, before you pay; from then on nobody can credit or return the transfer',
    roles: ['cashier'],
    options: ['by'],
    inSteps: true,
    async run(deps, { positionals, actor, options }, recordSuccess) {
      const by = actor ?? options['by'] ?? 'staff';
      const begun = await beginReturn(deps, { uuid: idOf(positionals), by }, (tx, begunReturn) =>
        recordSuccess(tx, [`${baht(begunReturn.slip.amount ?? 0)}: started`]),
      );
      return payLines(begun);
    },
  },
  {
    name: 'slip-return stop',
    usage: 'slip-return stop ID',
    help: 'gives a started return back to the list; only if nothing was paid',
    roles: ['cashier'],
    async run({ db }, { positionals }) {
      const { numUpdatedRows } = await db
        .updateTable('slip')
        .set({ return_started_at: null, return_started_by: null })
        .where('uuid', '=', idOf(positionals))
        .where('return_started_at', 'is not', null)
        .where('returned_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new StaffRefusedError('nobody has started this return');
      return ['back in the list'];
    },
  },
  {
    name: 'slip-return done',
    usage: 'slip-return done ID --reference TRANSFER',
    help: 'records that the money of a slip was transferred back, after slip-return start',
    roles: ['cashier'],
    needsReference: true,
    async run({ db, clock }, { positionals, reference }) {
      const uuid = idOf(positionals);
      const done = await db
        .updateTable('slip')
        .set({ returned_at: clock.now(), return_reference: reference })
        .where('uuid', '=', uuid)
        .where('return_started_at', 'is not', null)
        .where('returned_at', 'is', null)
        .returning(['amount'])
        .executeTakeFirst();
      if (done) return [`${baht(done.amount ?? 0)} returned`];
      const earlier = await db
        .selectFrom('slip')
        .select('return_reference')
        .where('uuid', '=', uuid)
        .where('returned_at', 'is not', null)
        .executeTakeFirst();
      if (earlier?.return_reference === reference) return ['returned before, with the same reference'];
      throw new StaffRefusedError(
        earlier
          ? `the money of slip ${uuid} was returned before, with the reference ${earlier.return_reference}`
          : `no started return of slip ${uuid}: run slip-return start first`,
      );
    },
  },
];
