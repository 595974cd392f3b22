import type { Database } from '../database/connection.ts';
import { closedHere } from './brands-elsewhere.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** A member's username. The brand is needed if several brands have this username. */
export interface Recipient {
  readonly username: string;
  readonly clientId: string | undefined;
}

/** Returns the member with this username. Throws StaffRefusedError if no brand or several brands have the username. */
export async function findRecipient(
  db: Database,
  { username, clientId }: Recipient,
): Promise<{ id: number; clientId: string }> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'client_id as clientId'])
    .where('username', '=', username)
    .where('client_id', 'not in', closedHere(db))
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .execute();
  const [member, another] = members;
  if (!member)
    throw new StaffRefusedError(`there is no member ${username}${clientId ? ` at ${clientId}` : ''}`);
  if (another) {
    const brands = members.map((item) => item.clientId).join(', ');
    throw new StaffRefusedError(
      `${username} is a member of several brands (${brands}); say which with --brand`,
    );
  }
  return member;
}
