import { type Satang, satang } from '@chada/domain';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../ledger/member-accounts.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import { postOnce } from './post-once.ts';
import { findRecipient, type Recipient } from './recipient.ts';

export interface GivenCredit {
  readonly clientId: string;
  readonly creditSatang: Satang;
  /** True if an earlier command used this reference. The credit is then unchanged. */
  readonly repeated: boolean;
}

/** Gives a member credit as an expense of the brand, once for each reference. */
export async function giveCredit(
  { db, clock, houseAccounts }: Pick<Deps, 'db' | 'clock' | 'houseAccounts'>,
  recipient: Recipient,
  { amountSatang, reference }: { amountSatang: Satang; reference: string },
): Promise<GivenCredit> {
  const member = await findRecipient(db, recipient);
  const houseAccountIds = await houseAccounts(member.clientId);
  return inTransaction(db, async (tx) => {
    const wallet = await lockWallet(tx, member.id);
    const posted = await postOnce(tx, {
      clientId: member.clientId,
      kind: 'credit_by_staff',
      reference,
      memberId: member.id,
      at: clock.now(),
      legs: [debit(houseAccountIds.bonus_expense, amountSatang), credit(wallet.accountId, amountSatang)],
    });
    const creditSatang = posted ? satang(wallet.balanceSatang + amountSatang) : wallet.balanceSatang;
    return { clientId: member.clientId, creditSatang, repeated: !posted };
  });
}
