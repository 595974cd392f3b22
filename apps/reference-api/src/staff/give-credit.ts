import { randomUUID } from 'node:crypto';
import { satang, type Satang } from '@chada/membership-rules';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../ledger/post-journal.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** Whom credit is given: a username, and its brand where several brands have a member of that name. */
export interface Recipient {
  readonly username: string;
  readonly clientId: string | undefined;
}

/** Gives a member credit as staff, which the ledger keeps as an expense of the brand. Returns the credit after it. */
export async function giveCredit(
  { db, clock, houseAccounts }: Pick<Deps, 'db' | 'clock' | 'houseAccounts'>,
  { username, clientId }: Recipient,
  amountSatang: Satang,
): Promise<{ clientId: string; creditSatang: Satang }> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'client_id'])
    .where('username', '=', username)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .execute();
  const [member, another] = members;
  if (!member) throw new StaffRefusal(`there is no member ${username}${clientId ? ` at ${clientId}` : ''}`);
  if (another) {
    const brands = members.map((one) => one.client_id).join(', ');
    throw new StaffRefusal(`${username} is a member of several brands (${brands}); say which with --brand`);
  }
  const house = await houseAccounts(member.client_id);
  return db.transaction().execute(async (tx) => {
    const wallet = await lockWallet(tx, member.id);
    await postJournal(tx, {
      clientId: member.client_id,
      kind: 'credit_by_staff',
      reference: randomUUID(),
      memberId: member.id,
      at: clock.now(),
      legs: [debit(house.bonus_expense, amountSatang), credit(wallet.accountId, amountSatang)],
    });
    return { clientId: member.client_id, creditSatang: satang(wallet.balanceSatang + amountSatang) };
  });
}
