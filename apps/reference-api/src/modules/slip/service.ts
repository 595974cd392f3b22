import { MAX_SLIP_BYTES } from '@chada/contract';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext, MoneyContext } from '../../http/pipeline/handler.ts';
import { holderOfAccount, insertDeposit, isSpent, readAllReceivingAccounts } from '../deposit/repository.ts';
import { creditTransfer, type CreditedTransfer } from '../deposit/service.ts';
import { storePicture } from './store-picture.ts';
import { holdSlip } from './hold-slip.ts';
import { confirmableUntil, checkTransfer } from './policy.ts';
import { lockSlip, markConfirmed, saveSlip, type RequestRow, type SlipRow } from './repository.ts';
import { transferOf } from './transfer-record.ts';

/** If the bank still does not know a transfer this many milliseconds after the first check, the slip is refused. */
const MAX_DELAY_MS = 15 * 60_000;

/** A slip after its check. `retryAfterSeconds` is undefined if the bank's response can no longer change. */
export interface VerifiedSlip {
  readonly slip: SlipRow;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Reads a slip's QR code and looks up its transfer at the bank. The member gets credit only after confirming the slip.
 */
export async function verifySlip(
  context: MemberContext,
  { image, statedSatang }: { image: Blob; statedSatang: number | undefined },
): Promise<VerifiedSlip> {
  const { deps, brand, member, now } = context;
  // `start` has already loaded this module while the database opened, so the import is fast.
  const { readSlipImage } = await import('../../slip/read-slip-image.ts');
  const reading = await readSlipImage(Buffer.from(await image.arrayBuffer()), MAX_SLIP_BYTES);
  if (!reading.ok) throw new ApiError(reading.code);
  const { sendingBank, transactionRef } = reading.reference;
  if (await isSpent(deps.db, sendingBank, transactionRef)) throw new ApiError('SLIP_ALREADY_USED');
  const { qrText } = reading;
  const result = await deps.bank.findTransfer({ sendingBank, transactionRef, qrText });
  if (result.status === 'unknown') throw new ApiError('SLIP_TRANSFER_UNKNOWN');
  if (result.status === 'wrong-receiver') throw new ApiError('SLIP_WRONG_RECEIVER');
  const transfer = result.status === 'settled' ? result.transfer : undefined;
  if (transfer && (await isSpent(deps.db, transfer.sendingBank, transfer.transactionRef)))
    throw new ApiError('SLIP_ALREADY_USED');
  const verdict =
    transfer &&
    checkTransfer({
      transfer,
      member,
      receivingAccounts: (await readAllReceivingAccounts(deps.db, brand.id)).map(holderOfAccount),
      statedSatang,
      minimumSatang: brand.limits.minimumDepositSatang,
      now,
    });
  const needsStaff = verdict === 'needs-staff';
  const slip = await saveSlip(deps.db, {
    memberId: member.id,
    sendingBank,
    transactionRef,
    qrText,
    transfer,
    needsStaff,
    at: now,
  });
  await storePicture(context, slip, reading.redraw);
  if (slip.status === 'review') throw new ApiError('SLIP_NEEDS_STAFF', { details: { slipId: slip.uuid } });
  if (result.status === 'not-yet' && now.getTime() - slip.created_at.getTime() >= MAX_DELAY_MS)
    throw new ApiError('SLIP_TRANSFER_UNKNOWN');
  return { slip, retryAfterSeconds: result.status === 'settled' ? undefined : result.retryAfterSeconds };
}

async function ownSlip({ tx, member }: MoneyContext, uuid: string): Promise<SlipRow> {
  const slip = await lockSlip(tx, member.id, uuid);
  if (!slip) throw new ApiError('NOT_FOUND');
  if (slip.status === 'confirmed') throw new ApiError('SLIP_ALREADY_USED');
  if (slip.return_requested_at !== null) throw new ApiError('SLIP_NOT_CONFIRMABLE');
  return slip;
}

export async function confirmSlip(context: MoneyContext, slipUuid: string): Promise<CreditedTransfer> {
  const { deps, tx, brand, member, now } = context;
  const slip = await ownSlip(context, slipUuid);
  const expired = confirmableUntil(slip.updated_at, slip.held_until) <= now;
  const transfer = transferOf(slip);
  if (slip.status !== 'verified' || transfer === undefined || expired)
    throw new ApiError('SLIP_NOT_CONFIRMABLE');
  context.afterRefusal(() => holdSlip(context, { id: slip.id, amountSatang: transfer.amountSatang }));
  const credited = await creditTransfer(deps, tx, {
    clientId: brand.id,
    memberId: member.id,
    amountSatang: transfer.amountSatang,
    at: now,
    transfer: { ...transfer, bankAmountSatang: transfer.amountSatang, claim: context.claim },
    slipId: slip.id,
    transferredAt: transfer.transferredAt,
  });
  await markConfirmed(tx, slip.id, now);
  return credited;
}

export interface DepositRequest {
  readonly slipId?: string | undefined;
  readonly amountSatang: number;
  readonly transferredAt?: string | undefined;
  readonly note?: string | undefined;
}

/** Creates a deposit request. Throws SLIP_ALREADY_USED if the slip already has an open request. */
export async function requestDeposit(context: MoneyContext, request: DepositRequest): Promise<RequestRow> {
  const { tx, brand, member, now } = context;
  const { minimumDepositSatang: minimumSatang } = brand.limits;
  if (request.amountSatang < minimumSatang)
    throw new ApiError('DEPOSIT_BELOW_MINIMUM', { details: { minimumSatang } });
  const slip = request.slipId === undefined ? undefined : await ownSlip(context, request.slipId);
  try {
    const row = await insertDeposit(tx, {
      client_id: brand.id,
      member_id: member.id,
      channel: 'request',
      status: 'pending',
      amount: request.amountSatang,
      slip_id: slip?.id ?? null,
      transferred_at: request.transferredAt === undefined ? null : new Date(request.transferredAt),
      note: request.note ?? null,
      reason: null,
      journal_id: null,
      evidence: null,
      created_at: now,
      decided_at: null,
    });
    return { ...row, slip_uuid: slip?.uuid ?? null };
  } catch (error) {
    if (violatedConstraint(error) === 'deposit_one_request_a_slip') throw new ApiError('SLIP_ALREADY_USED');
    throw error;
  }
}
