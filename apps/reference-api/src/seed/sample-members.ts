import { createHash } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { openWallet } from '../ledger/member-accounts.ts';
import { newAffiliateCode } from '../modules/registration/service.ts';
import { movePoints } from '../points/move-points.ts';
import { holderOf } from '../sandbox-bank/holder.ts';

/** A member that was made up. */
export interface SampleMember {
  readonly id: number;
  readonly walletId: number;
  readonly bankCode: string;
  readonly bankAccount: string;
}

/** Makes a fictional member, or says that it is there already by giving nothing. */
export async function makeSampleMember(
  db: Database,
  asked: { clientId: string; username: string; passwordHash: string; at: Date; point: number },
): Promise<SampleMember | undefined> {
  const digest = createHash('sha256').update(`${asked.clientId}:${asked.username}`).digest();
  const digits = String(digest.readUInt32BE(0) % 10_000_000).padStart(7, '0');
  const [bankCode, bankAccount] = ['004', `12${digits}8`];
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .insertInto('member')
      .values({
        client_id: asked.clientId,
        username: asked.username,
        phone: `089${digits}`,
        name: holderOf(bankCode, bankAccount),
        bank_code: bankCode,
        bank_account: bankAccount,
        password_hash: asked.passwordHash,
        affiliate_code: newAffiliateCode(),
        inviter_id: null,
        team: null,
        marketing: null,
        age_confirmed_at: asked.at,
        suspended_at: null,
        created_at: asked.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!member) return undefined;
    if (asked.point > 0) {
      const amount = asked.point;
      await movePoints(tx, {
        memberId: member.id,
        reason: 'opening',
        reference: 'sample',
        amount,
        at: asked.at,
      });
    }
    return {
      id: member.id,
      walletId: await openWallet(tx, asked.clientId, member.id),
      bankCode,
      bankAccount,
    };
  });
}
