import { satang } from '@chada/domain';
import type { Tx } from '../database/connection.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockWallet } from '../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../ledger/post-journal.ts';
import { startAttempt } from '../modules/withdrawal/payout-claim.ts';
import { settleClaimed, type PayoutDeps } from '../modules/withdrawal/payout.ts';
import { decideWithdrawal, lockWithdrawal, type WithdrawalRow } from '../modules/withdrawal/repository.ts';
import texts from '../texts.th.json' with { type: 'json' };
import { recordNothing, type RecordSuccess } from './audit.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

async function lockInStatus(
  tx: Tx,
  uuid: string,
  statuses: readonly WithdrawalRow['status'][],
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(tx, uuid);
  if (!row) throw new StaffRefusedError(`there is no withdrawal ${uuid}`);
  if (!statuses.includes(row.status)) {
    throw new StaffRefusedError(
      `the withdrawal ${uuid} is ${row.status}; this needs one that is ${statuses.join(' or ')}`,
    );
  }
  return row;
}

export async function approveWithdrawal(
  deps: PayoutDeps,
  uuid: string,
  recordSuccess: RecordSuccess<WithdrawalRow> = recordNothing,
): Promise<WithdrawalRow> {
  const approved = await deps.db.transaction().execute(async (tx) => {
    const row = await lockInStatus(tx, uuid, ['requested']);
    const started = await startAttempt(tx, row, deps.clock.now());
    await recordSuccess(tx, started);
    return started;
  });
  return settleClaimed(deps, approved);
}

/** Rejects a withdrawal and returns its credit. `reason` is a Thai text for the member. */
export async function rejectWithdrawal(
  deps: PayoutDeps,
  uuid: string,
  reason?: string,
): Promise<WithdrawalRow> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockInStatus(tx, uuid, ['requested', 'failed']);
    const houseAccounts = await deps.houseAccounts(row.client_id);
    const wallet = await lockWallet(tx, row.member_id);
    const now = deps.clock.now();
    await postJournal(tx, {
      clientId: row.client_id,
      kind: 'withdrawal_rejected',
      reference: row.uuid,
      memberId: row.member_id,
      at: now,
      legs: [
        debit(houseAccounts.withdrawals_payable, satang(row.amount)),
        credit(wallet.accountId, satang(row.amount)),
      ],
    });
    return decideWithdrawal(tx, row.id, {
      status: 'rejected',
      reason: reason ?? texts.rejectedByStaff,
      decided_at: now,
    });
  });
}
