import { bankNameOf } from '../bank/bank-names.ts';
import type { Tx } from '../database/connection.ts';
import type { Command } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';
import type { NamedTransfer } from './transfer-evidence.ts';
import { baht, idOf } from './words.ts';

/** Throws StaffRefusal if staff have already returned the money of the transfer. */
export async function assertNotReturned(
  tx: Tx,
  { sendingBank, transactionRef }: NamedTransfer,
): Promise<void> {
  const returned = await tx
    .selectFrom('slip')
    .select('uuid')
    .where('settled_bank', '=', sendingBank)
    .where('settled_ref', '=', transactionRef)
    .where('returned_at', 'is not', null)
    .executeTakeFirst();
  if (returned) throw new StaffRefusal(`the money of slip ${returned.uuid} was returned to the member`);
}

/** Staff commands for transfers that members ask staff to return, e.g. because a deposit limit refuses the transfer. */
export const returnCommands: readonly Command[] = [
  {
    name: 'slip-return list',
    usage: 'slip-return list',
    reads: true,
    showsMembers: true,
    help: 'lists the transfers that members ask staff to return to their bank accounts',
    async run({ db }) {
      const rows = await db
        .selectFrom('slip')
        .innerJoin('member', 'member.id', 'slip.member_id')
        .select([
          'slip.uuid',
          'slip.amount',
          'slip.return_requested_at as at',
          'member.client_id as clientId',
          'member.username',
          'member.bank_code as bank',
          'member.bank_account as account',
        ])
        .where('slip.return_requested_at', 'is not', null)
        .where('slip.returned_at', 'is', null)
        .where('slip.status', '=', 'verified')
        .orderBy('slip.return_requested_at')
        .execute();
      if (rows.length === 0) return ['nothing waits'];
      return rows.map(({ uuid, clientId, username, amount, bank, account, at }) =>
        [
          uuid,
          clientId,
          username,
          baht(amount ?? 0),
          `to ${bankNameOf(bank) ?? bank} ${account}`,
          at?.toISOString(),
        ].join('  '),
      );
    },
  },
  {
    name: 'slip-return done',
    usage: 'slip-return done ID --reference TRANSFER',
    help: 'records that the money of a slip was transferred back; the slip can then never be credited',
    roles: ['cashier'],
    needsReference: true,
    async run({ db, clock }, { words, reference }) {
      const uuid = idOf(words);
      const done = await db
        .updateTable('slip')
        .set({ returned_at: clock.now(), return_reference: reference })
        .where('uuid', '=', uuid)
        .where('status', '=', 'verified')
        .where('return_requested_at', 'is not', null)
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
      throw new StaffRefusal(`no transfer of slip ${uuid} waits to be returned`);
    },
  },
];
