import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { movePoints } from '../points/move-points.ts';
import type { Command } from './command.ts';
import { findRecipient, type Recipient } from './recipient.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** Gives a member reward points as staff. Returns how many there are then. */
export async function givePoints(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  recipient: Recipient,
  amount: number,
): Promise<{ clientId: string; point: number }> {
  const { id, clientId } = await findRecipient(db, recipient);
  const move = { memberId: id, reason: 'staff', reference: randomUUID(), amount, at: clock.now() } as const;
  return { clientId, point: await db.transaction().execute((tx) => movePoints(tx, move)) };
}

/** Points beside those that members earn by themselves. */
export const pointsCommand: Command = {
  name: 'points',
  usage: 'points USERNAME POINTS [--brand ID]',
  help: 'gives a member reward points',
  async run(deps, { words: [username, amount = ''], brand }) {
    if (username === undefined || !/^[1-9]\d{0,6}$/.test(amount))
      throw new StaffRefusal('give a username and whole points, e.g. 500');
    const given = await givePoints(deps, { username, clientId: brand }, Number(amount));
    return [`${username} at ${given.clientId} has ${given.point} points`];
  },
};
