import type { Database, Tx } from '../../database/connection.ts';

export type UniqueValue =
  | { readonly phone: string }
  | { readonly username: string }
  | { readonly bankCode: string; readonly bankAccount: string };

export async function isFree(db: Database, clientId: string, value: UniqueValue): Promise<boolean> {
  const query = db.selectFrom('member').select('id').where('client_id', '=', clientId).limit(1);
  const narrowed =
    'phone' in value
      ? query.where('phone', '=', value.phone)
      : 'username' in value
        ? query.where('username', '=', value.username)
        : query.where('bank_code', '=', value.bankCode).where('bank_account', '=', value.bankAccount);
  return (await narrowed.executeTakeFirst()) === undefined;
}

export function findInviter(
  db: Database,
  clientId: string,
  affiliateCode: string,
): Promise<{ id: number; name: string; affiliate_code: string } | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'name', 'affiliate_code'])
    .where('client_id', '=', clientId)
    .where('affiliate_code', '=', affiliateCode)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
}

export interface NewMember {
  readonly clientId: string;
  readonly username: string;
  readonly phone: string;
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly passwordHash: string;
  readonly affiliateCode: string;
  readonly inviterId: number | null;
  readonly team: string | null;
  readonly marketing: string | null;
  readonly lineId?: string | undefined;
  readonly email?: string | undefined;
  readonly at: Date;
}

export function insertMember(
  tx: Tx,
  member: NewMember,
): Promise<{ id: number; uuid: string; username: string }> {
  return tx
    .insertInto('member')
    .values({
      client_id: member.clientId,
      username: member.username,
      phone: member.phone,
      name: member.name,
      bank_code: member.bankCode,
      bank_account: member.bankAccount,
      password_hash: member.passwordHash,
      affiliate_code: member.affiliateCode,
      inviter_id: member.inviterId,
      team: member.team,
      marketing: member.marketing,
      line_id: member.lineId ?? null,
      email: member.email ?? null,
      age_confirmed_at: member.at,
      suspended_at: null,
      created_at: member.at,
    })
    .returning(['id', 'uuid', 'username'])
    .executeTakeFirstOrThrow();
}
