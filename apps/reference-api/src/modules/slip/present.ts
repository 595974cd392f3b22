import type { Slip, SlipRequest, WaitingSlip } from '@chada/contract';
import type { TransferParty } from '../../bank/bank-gateway.ts';
import { bankNameOf } from '../../bank/bank-names.ts';
import { confirmableUntil } from './policy.ts';
import type { RequestRow, SlipRow } from './repository.ts';
import { transferOf } from './transfer-record.ts';

function presentParty({ bank, maskedName, maskedAccount }: TransferParty): NonNullable<Slip['sender']> {
  return { name: maskedName, bankName: (bank && bankNameOf(bank)) || null, maskedBankId: maskedAccount };
}

export function presentSlip(row: SlipRow): Slip {
  const transfer = transferOf(row);
  return {
    id: row.uuid,
    // Presents the status `review` as `pending`. The error SLIP_NEEDS_STAFF has already informed the member that staff
    // must decide.
    status: row.status === 'review' ? 'pending' : row.status,
    sendingBank: bankNameOf(row.sending_bank) ?? null,
    transactionRef: row.transaction_ref,
    amountSatang: row.amount,
    transferredAt: transfer?.transferredAt.toISOString() ?? null,
    sender: transfer ? presentParty(transfer.sender) : null,
    receiver: transfer ? presentParty(transfer.receiver) : null,
  };
}

export function presentWaitingSlip(
  row: SlipRow,
  opensAt: ((amount: number) => Date | null) | undefined,
): WaitingSlip {
  return {
    ...presentSlip(row),
    expiresAt: confirmableUntil(row.updated_at, row.held_until).toISOString(),
    ...(opensAt && { confirmableAt: opensAt(row.amount ?? 0)?.toISOString() ?? null }),
    ...(row.return_requested_at && { returnRequestedAt: row.return_requested_at.toISOString() }),
  };
}

const requestStatus = { pending: 'waiting', completed: 'approved', rejected: 'rejected' } as const;

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
