import type { Database } from '../../database/connection.ts';
import type { SessionMember } from '../../http/context.ts';

/** A member as login finds them. */
export interface LoginRow extends SessionMember {
  readonly passwordHash: string;
  readonly suspendedAt: Date | null;
}

/** The member of a brand by username, with what login needs. */
export function findForLogin(
  db: Database,
  clientId: string,
  username: string,
): Promise<LoginRow | undefined> {
  return db
    .selectFrom('member')
    .select([
      'id',
      'uuid',
      'username',
      'name',
      'phone',
      'bank_uuid as bankUuid',
      'bank_code as bankCode',
      'bank_account as bankAccount',
      'point',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
    ])
    .where('client_id', '=', clientId)
    .where('username', '=', username)
    .executeTakeFirst();
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly memberId: number;
  readonly clientId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      member_id: session.memberId,
      client_id: session.clientId,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
      revoked_at: null,
    })
    .execute();
}

/** Ends one session for good. */
export async function revokeSession(db: Database, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: at })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
