import type { Database } from '../../database/connection.ts';
import type { SessionMember } from '../../http/pipeline/handler.ts';

export interface LoginRow extends SessionMember {
  readonly passwordHash: string;
  readonly suspendedAt: Date | null;
  /** True if the member has had a session in this network before. */
  readonly fromKnownNetwork: boolean;
}

export function findForLogin(
  db: Database,
  { clientId, username, network }: { clientId: string; username: string; network: string },
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
      'point as points',
      'created_at as createdAt',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('session')
          .select('session.member_id')
          .whereRef('session.member_id', '=', 'member.id')
          .where('session.network', '=', network),
      )
        .$castTo<boolean>()
        .as('fromKnownNetwork'),
    )
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
  readonly network: string | null;
  readonly passwordHash: string;
}

/** Stores a new session. Returns false if the password was changed after its verification. */
export async function insertSession(db: Database, session: NewSession): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('session')
    .columns(['token_hash', 'member_id', 'client_id', 'created_at', 'last_used_at', 'expires_at', 'network'])
    .expression(({ selectFrom, val }) =>
      selectFrom('member')
        .select([
          val(session.tokenHash).as('token_hash'),
          'member.id',
          'member.client_id',
          val(session.at).as('created_at'),
          val(session.at).as('last_used_at'),
          val(session.expiresAt).as('expires_at'),
          val(session.network).as('network'),
        ])
        .where('member.id', '=', session.memberId)
        .where('member.client_id', '=', session.clientId)
        .where('member.password_hash', '=', session.passwordHash)
        .forShare(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function revokeSession(db: Database, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: at })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
