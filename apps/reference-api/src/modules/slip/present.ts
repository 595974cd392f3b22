import type { Slip, SlipRequest, WaitingSlip } from '@chada/contract';
import type { TransferParty } from '../../bank/bank-gateway.ts';
import { bankNameOf } from '../../bank/bank-names.ts';
import { confirmableUntil } from './policy.ts';
import type { RequestRow, SlipRow } from './repository.ts';
import { transferOf } from './transfer-record.ts';

function presentParty({ bank, maskedName, maskedAccount }: TransferParty): NonNullable<Slip['sender']> {
  return { name: maskedName, bankName: (bank && bankNameOf(bank)) || null, maskedBankId: maskedAccount };
}

/** Returns a slip with the transfer as the bank reported it. */
export function presentSlip(row: SlipRow): Slip {
  const transfer = transferOf(row);
  return {
    id: row.uuid,
    // A slip that needs staff is reported by an error, because its member can't confirm it.
    status: row.status === 'review' ? 'pending' : row.status,
    sendingBank: bankNameOf(row.sending_bank) ?? null,
    transactionRef: row.transaction_ref,
    amountSatang: row.amount,
    transferredAt: transfer?.transferredAt.toISOString() ?? null,
    sender: transfer ? presentParty(transfer.sender) : null,
    receiver: transfer ? presentParty(transfer.receiver) : null,
  };
}

/** Returns a verified slip that waits for the member's confirmation. */
export function presentWaitingSlip(row: SlipRow): WaitingSlip {
  return { ...presentSlip(row), expiresAt: confirmableUntil(row.updated_at).toISOString() };
}

const requestStatus = { pending: 'waiting', completed: 'approved', rejected: 'rejected' } as const;

/** Returns a request to staff, with the decision if there is one. */
export function presentRequest(row: RequestRow): SlipRequest {
  return {
    id: row.uuid,
    slipId: row.slip_uuid,
    amountSatang: row.amount,
    status: requestStatus[row.status],
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
