import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/member-accounts.ts';
import { movePoints, readPoints } from '../points/move-points.ts';
import type { Command } from './command.ts';
import { findRecipient, type Recipient } from './recipient.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** Gives a member points, once for each reference. Returns the new total. */
export async function givePoints(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  recipient: Recipient,
  { amount, reference }: { amount: number; reference: string },
): Promise<{ clientId: string; points: number; repeated: boolean }> {
  const { id, clientId } = await findRecipient(db, recipient);
  return inTransaction(db, async (tx) => {
    await lockWallet(tx, id);
    const known = await tx
      .selectFrom('point_movement')
      .select('amount')
      .where('member_id', '=', id)
      .where('reason', '=', 'staff')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (known && known.amount !== amount)
      throw new StaffRefusedError(
        `the reference ${reference} was used for ${known.amount} points; nothing is changed`,
      );
    if (known) return { clientId, points: await readPoints(tx, id), repeated: true };
    const move = { memberId: id, reason: 'staff', reference, amount, at: clock.now() } as const;
    return { clientId, points: await movePoints(tx, move), repeated: false };
  });
}

export const pointsCommand: Command = {
  name: 'points',
  usage: 'points USERNAME POINTS --reference REF --brand ID',
  help: 'gives a member reward points, once for each reference',
  roles: ['cashier', 'support'],
  needsBrand: true,
  needsReference: true,
  async run(deps, { positionals: [username, amount = ''], brand, reference }) {
    if (username === undefined || !/^[1-9]\d{0,6}$/.test(amount))
      throw new StaffRefusedError('give a username and whole points, e.g. 500');
    const given = await givePoints(
      deps,
      { username, clientId: brand },
      { amount: Number(amount), reference },
    );
    const before = given.repeated ? ', given before' : '';
    return [`${username} at ${given.clientId} has ${given.points} points${before}`];
  },
};
