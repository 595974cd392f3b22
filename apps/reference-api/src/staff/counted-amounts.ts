import { satang } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { CountedAmount } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

function countedAmountOf(
  row: { client_id: string; amount: number } | undefined,
  label: string,
): CountedAmount {
  if (!row) throw new StaffRefusedError(`there is no ${label}`);
  return { clientId: row.client_id, amountSatang: satang(row.amount) };
}

/** Returns the brand and the amount of a withdrawal. Throws StaffRefusedError for an unknown id. */
export async function countedAmountOfWithdrawal(db: Database, uuid: string): Promise<CountedAmount> {
  const query = db
    .selectFrom('withdrawal')
    .select(['client_id', 'amount'])
    .where('uuid', '=', uuid)
    .where('client_id', 'not in', closedHere(db));
  return countedAmountOf(await query.executeTakeFirst(), `withdrawal ${uuid}`);
}

/** Returns the brand and the absolute amount of a difference. Throws StaffRefusedError for an unknown id. */
export async function countedAmountOfDifference(db: Database, uuid: string): Promise<CountedAmount> {
  const row = await db
    .selectFrom('difference')
    .select(['client_id', 'excess'])
    .where('uuid', '=', uuid)
    .where('client_id', 'not in', closedHere(db))
    .executeTakeFirst();
  return countedAmountOf(
    row && { client_id: row.client_id, amount: Math.abs(row.excess) },
    `difference ${uuid}`,
  );
}
