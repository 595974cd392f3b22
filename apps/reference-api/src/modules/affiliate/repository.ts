import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type ProgramRow = Selectable<Tables['affiliate_program']>;

export function readProgram(db: Database | Tx, clientId: string): Promise<ProgramRow | undefined> {
  return db.selectFrom('affiliate_program').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}

export function findInviterAndRate(
  tx: Tx,
  memberId: number,
): Promise<{ inviterId: number; commissionBp: number } | undefined> {
  return tx
    .selectFrom('member')
    .innerJoin('affiliate_program', 'affiliate_program.client_id', 'member.client_id')
    .select(['member.inviter_id as inviterId', 'affiliate_program.commission_bp as commissionBp'])
    .where('member.id', '=', memberId)
    .where('member.inviter_id', 'is not', null)
    .$narrowType<{ inviterId: number }>()
    .executeTakeFirst();
}

/** Stores the commission for a game session. Throws if the game session already has a commission. */
export async function insertCommission(tx: Tx, row: Insertable<Tables['commission']>): Promise<void> {
  await tx.insertInto('commission').values(row).execute();
}

export async function readCode(db: Database, memberId: number): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('affiliate_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.affiliate_code;
}

/** Returns the commission that is not yet in the wallet, and all commission ever earned, in satang. */
export async function readEarnings(
  db: Database,
  memberId: number,
): Promise<{ balance: number; earned: number }> {
  const { rows } = await sql<{ balance: number; earned: number }>`
    select coalesce((select balance from account where member_id = ${memberId} and kind = 'member_affiliate'), 0)::bigint as balance,
           coalesce((select sum(amount) from commission_total where member_id = ${memberId}), 0)::bigint as earned`.execute(
    db,
  );
  return rows[0] ?? { balance: 0, earned: 0 };
}
