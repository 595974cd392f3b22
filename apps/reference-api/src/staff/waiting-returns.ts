import { bankNameOf } from '../bank/bank-names.ts';
import type { Database } from '../database/connection.ts';
import { closedHere } from './brands-elsewhere.ts';
import { baht } from './command-args.ts';

export async function waitingReturns(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('slip')
    .innerJoin('member', 'member.id', 'slip.member_id')
    .select([
      'slip.uuid',
      'slip.amount',
      'slip.status',
      'slip.return_requested_at as at',
      'slip.return_started_by as by',
      'member.client_id as clientId',
      'member.username',
      'member.bank_code as bank',
      'member.bank_account as account',
    ])
    .where('slip.return_requested_at', 'is not', null)
    .where('slip.returned_at', 'is', null)
    .where('slip.status', '<>', 'confirmed')
    .where('member.client_id', 'not in', closedHere(db))
    .orderBy('slip.return_requested_at')
    .execute();
  if (rows.length === 0) return ['nothing waits'];
  return rows.map(({ uuid, clientId, username, amount, status, bank, account, by, at }) =>
    [
      uuid,
      clientId,
      username,
      amount === null ? 'amount unknown' : baht(amount),
      `to ${bankNameOf(bank) ?? bank} ${account}`,
      at?.toISOString(),
      ...(status === 'verified' ? [] : ['the sender was not checked']),
      ...(by === null ? [] : [`started by ${by}`]),
    ].join('  '),
  );
}
