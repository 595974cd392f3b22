import { bangkokDay, type Satang, satang } from '@chada/domain';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { lockAffiliateAccount } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { findInviterAndRate, insertCommission } from './repository.ts';

export function commissionOf(turnoverSatang: Satang, basisPoints: number): Satang {
  return satang(Number((BigInt(turnoverSatang) * BigInt(basisPoints)) / 10_000n));
}

/**
 * Credits the inviter with the commission for a game session. Throws if the session already has a commission. The
 * wallet of the invited member must be locked.
 */
export async function settleCommission(
  deps: Pick<Deps, 'houseAccounts'>,
  tx: Tx,
  {
    session,
    clientId,
    turnoverSatang,
    at,
  }: {
    readonly session: { readonly id: number; readonly uuid: string; readonly member_id: number };
    readonly clientId: string;
    readonly turnoverSatang: Satang;
    readonly at: Date;
  },
): Promise<void> {
  if (turnoverSatang === 0) return;
  const invited = await findInviterAndRate(tx, session.member_id);
  if (!invited) return;
  const { inviterId, commissionBp } = invited;
  const amount = commissionOf(turnoverSatang, commissionBp);
  let journalId: number | null = null;
  if (amount > 0) {
    const houseAccounts = await deps.houseAccounts(clientId);
    const { accountId } = await lockAffiliateAccount(tx, clientId, inviterId);
    journalId = await postJournal(tx, {
      clientId,
      kind: 'affiliate_commission',
      reference: session.uuid,
      memberId: inviterId,
      at,
      legs: [debit(houseAccounts.affiliate_expense, amount), credit(accountId, amount)],
    });
  }
  await insertCommission(tx, {
    client_id: clientId,
    member_id: inviterId,
    downline_id: session.member_id,
    game_session_id: session.id,
    bangkok_day: bangkokDay(at),
    turnover: turnoverSatang,
    amount,
    journal_id: journalId,
    created_at: at,
  });
}
