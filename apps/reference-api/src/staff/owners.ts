import { zeroSatang } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import type { Stake } from './command.ts';

const workingOwners = (db: Database) =>
  db.selectFrom('staff').select('name').where('role', '=', 'owner').where('disabled_at', 'is', null);

/** True if an owner with this name works here. */
export async function isAnOwner(db: Database, name: string): Promise<boolean> {
  return (await workingOwners(db).where('name', '=', name).executeTakeFirst()) !== undefined;
}

/** Returns the names of the owners and locks their rows, so that two changes run one after another. */
export async function lockOwners(db: Database): Promise<string[]> {
  const rows = await workingOwners(db).orderBy('id').forUpdate().execute();
  return rows.map(({ name }) => name);
}

/**
 * Returns the stake of a change of staff. It needs a second owner where two or more work, unless `needsOwners` is false: an
 * owner could otherwise add the second person of their own proposals, or become the only owner.
 */
export async function stakeOfStaffChange(db: Database, needsOwners = true): Promise<Stake> {
  const needsTwo = needsOwners && (await workingOwners(db).execute()).length > 1;
  return { clientId: undefined, amountSatang: zeroSatang, second: needsTwo ? 'always' : 'never' };
}
