import { zeroSatang } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import type { CountedAmount } from './command.ts';

const workingOwners = (db: Database) =>
  db.selectFrom('staff').select('name').where('role', '=', 'owner').where('disabled_at', 'is', null);

export async function isStaffOwner(db: Database, name: string): Promise<boolean> {
  return (await workingOwners(db).where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function lockOwners(db: Database): Promise<string[]> {
  const rows = await workingOwners(db).orderBy('id').forUpdate().execute();
  return rows.map(({ name }) => name);
}

/**
 * Returns the amount 0, and whether a second owner must approve a change of staff. This approval is needed if there are
 * several owners. Without this approval, an owner could add a helper who approves the owner's proposals.
 */
export async function countedAmountOfStaffChange(db: Database, needsOwners = true): Promise<CountedAmount> {
  const needsTwo = needsOwners && (await workingOwners(db).execute()).length > 1;
  return { clientId: undefined, amountSatang: zeroSatang, second: needsTwo ? 'always' : 'never' };
}
