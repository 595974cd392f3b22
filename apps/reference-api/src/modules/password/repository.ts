import type { Database } from '../../database/connection.ts';

export async function readPasswordHash(db: Database, memberId: number): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export interface PasswordChange {
  readonly memberId: number;
  readonly from: string;
  readonly to: string;
  readonly keptTokenHash: Buffer;
  readonly at: Date;
}

/**
 * Replaces the password and ends the member's other sessions. Returns the number of ended sessions, or `undefined` if
 * another request has changed the password meanwhile.
 */
export function replacePassword(db: Database, change: PasswordChange): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('member')
      .set({ password_hash: change.to })
      .where('id', '=', change.memberId)
      .where('password_hash', '=', change.from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    const ended = await tx
      .updateTable('session')
      .set({ revoked_at: change.at })
      .where('member_id', '=', change.memberId)
      .where('token_hash', '<>', change.keptTokenHash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', change.at)
      .executeTakeFirst();
    return Number(ended.numUpdatedRows);
  });
}
