import type pg from 'pg';
import { holderOf } from './holder.ts';

export type FindHolder = (bank: string, account: string) => Promise<string>;

export function createHolderFinder(pool: pg.Pool): FindHolder {
  return async (bank, account) => {
    const { rows } = await pool.query<{ account_name: string }>(
      'select account_name from api.receiving_account where bank_code = $1 and bank_account = $2 order by id limit 1',
      [bank, account],
    );
    return rows[0]?.account_name ?? holderOf(bank, account);
  };
}
