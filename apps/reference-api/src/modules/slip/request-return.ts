import type { WaitingSlip } from '@chada/contract';
import { withClaim } from '../../cells/cell-registry.ts';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import { spendTransferOnce } from '../deposit/service.ts';
import { confirmableUntil } from './policy.ts';
import { confirmableTransfer } from './confirmable-transfer.ts';
import { presentWaitingSlip } from './present.ts';
import { lockSlip, type SlipRow } from './repository.ts';
import { transferOf } from './transfer-record.ts';

/**
 * Marks the slip's transfer as used for a return of the money, so that it can't be credited. The caller must lock the
 * slip first. Throws SLIP_ALREADY_USED.
 */
export async function claimReturn(tx: Tx, slip: SlipRow, claim?: string): Promise<void> {
  const transfer = transferOf(slip);
  if (!transfer) throw new Error(`slip ${slip.uuid} has no transfer to claim`);
  const claimed = await tx
    .selectFrom('spent_transfer')
    .select('sending_bank')
    .where('returned_slip_id', '=', slip.id)
    .executeTakeFirst();
  if (claimed) return;
  const { sendingBank, transactionRef, amountSatang } = transfer;
  await spendTransferOnce(
    tx,
    { sendingBank, transactionRef, bankAmountSatang: amountSatang, claim },
    { returnedSlipId: slip.id },
  );
}

async function withdrawRequest(tx: Tx, slipId: number, now: Date): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ status: 'rejected', reason: texts.returnRequested, decided_at: now })
    .where('slip_id', '=', slipId)
    .where('channel', '=', 'request')
    .where('status', '=', 'pending')
    .execute();
}

function requestClaimed(
  { deps, member, now }: MemberContext,
  slipUuid: string,
  claim: string | undefined,
): Promise<WaitingSlip> {
  return deps.db.transaction().execute(async (tx) => {
    const slip = await lockSlip(tx, member.id, slipUuid);
    if (!slip) throw new ApiError('NOT_FOUND');
    if (slip.status === 'confirmed' || slip.returned_at !== null) throw new ApiError('SLIP_ALREADY_USED');
    if (slip.return_requested_at !== null) return presentWaitingSlip(slip, undefined);
    if (confirmableUntil(slip.updated_at, slip.held_until) <= now) throw new ApiError('SLIP_NOT_CONFIRMABLE');
    await withdrawRequest(tx, slip.id, now);
    if (slip.status === 'verified') await claimReturn(tx, slip, claim);
    await tx.updateTable('slip').set({ return_requested_at: now }).where('id', '=', slip.id).execute();
    return presentWaitingSlip({ ...slip, return_requested_at: now }, undefined);
  });
}

export async function requestReturn(context: MemberContext, slipUuid: string): Promise<WaitingSlip> {
  const { deps, brand } = context;
  const transfer = deps.registry && (await confirmableTransfer(context, slipUuid));
  if (!transfer) return requestClaimed(context, slipUuid, undefined);
  return withClaim(deps.registry, { clientId: brand.id, transfer }, (claim) =>
    requestClaimed(context, slipUuid, claim),
  );
}
