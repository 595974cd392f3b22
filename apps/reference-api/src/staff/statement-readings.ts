import type { Satang } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import type { NamedTransfer } from './transfer-evidence.ts';

export interface StatementReading {
  readonly by: string;
  readonly named: NamedTransfer;
  readonly amountSatang: Satang;
  readonly transferredAt: Date;
}

/**
 * Stores the data of a transfer that a staff member read in the bank statement. Replaces an earlier reading of the same
 * staff member for the same deposit.
 */
export async function recordReading(
  tx: Tx,
  depositId: number,
  reading: StatementReading,
  at: Date,
): Promise<void> {
  const texts = {
    sending_bank: reading.named.sendingBank,
    transaction_ref: reading.named.transactionRef,
    amount: reading.amountSatang,
    transferred_at: reading.transferredAt,
    created_at: at,
  };
  await tx
    .insertInto('deposit_approval')
    .values({ deposit_id: depositId, approver: reading.by.toLowerCase(), ...texts })
    .onConflict((conflict) => conflict.columns(['deposit_id', 'approver']).doUpdateSet(texts))
    .execute();
}

/**
 * Returns the names of all persons other than `by` who read the request's transfer from the bank statement. Throws
 * StaffRefusedError if one of these persons read different data than `by`.
 */
export async function findAgreeingReaders(
  db: Database | Tx,
  depositId: number,
  { by, named, amountSatang, transferredAt }: StatementReading,
): Promise<string[]> {
  const others = await db
    .selectFrom('deposit_approval')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('approver', '<>', by.toLowerCase())
    .execute();
  const differing = others.find(
    (candidate) =>
      candidate.sending_bank !== named.sendingBank ||
      candidate.transaction_ref.toUpperCase() !== named.transactionRef.toUpperCase() ||
      candidate.amount !== amountSatang ||
      candidate.transferred_at.getTime() !== transferredAt.getTime(),
  );
  if (differing) throw new StaffRefusedError(`${differing.approver} read another reference, amount or time`);
  return others.map(({ approver }) => approver);
}
