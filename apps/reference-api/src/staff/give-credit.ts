import { randomUUID } from 'node:crypto';
import { satang, type Satang } from '@chada/membership-rules';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../ledger/post-journal.ts';
import { findRecipient, type Recipient } from './recipient.ts';

/** Gives a member credit as staff, which the ledger keeps as an expense of the brand. Returns the credit after it. */
export async function giveCredit(
  { db, clock, houseAccounts }: Pick<Deps, 'db' | 'clock' | 'houseAccounts'>,
  recipient: Recipient,
  amountSatang: Satang,
): Promise<{ clientId: string; creditSatang: Satang }> {
  const member = await findRecipient(db, recipient);
  const house = await houseAccounts(member.clientId);
  return db.transaction().execute(async (tx) => {
    const wallet = await lockWallet(tx, member.id);
    await postJournal(tx, {
      clientId: member.clientId,
      kind: 'credit_by_staff',
      reference: randomUUID(),
      memberId: member.id,
      at: clock.now(),
      legs: [debit(house.bonus_expense, amountSatang), credit(wallet.accountId, amountSatang)],
    });
    return { clientId: member.clientId, creditSatang: satang(wallet.balanceSatang + amountSatang) };
  });
}
