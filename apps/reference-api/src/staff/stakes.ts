import { satang } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import type { Stake } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';

function stakeOf(row: { client_id: string; amount: number } | undefined, what: string): Stake {
  if (!row) throw new StaffRefusal(`there is no ${what}`);
  return { clientId: row.client_id, amountSatang: satang(row.amount) };
}

/** Returns the money of a withdrawal. Throws a StaffRefusal where there is none with this id. */
export async function stakeOfWithdrawal(db: Database, uuid: string): Promise<Stake> {
  const query = db.selectFrom('withdrawal').select(['client_id', 'amount']).where('uuid', '=', uuid);
  return stakeOf(await query.executeTakeFirst(), `withdrawal ${uuid}`);
}

/** Returns the money of a difference. Throws a StaffRefusal where there is none with this id. */
export async function stakeOfDifference(db: Database, uuid: string): Promise<Stake> {
  const row = await db
    .selectFrom('difference')
    .select(['client_id', 'excess'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return stakeOf(row && { client_id: row.client_id, amount: Math.abs(row.excess) }, `difference ${uuid}`);
}
