import type { SettledTransfer, TransferQuery } from '../bank/bank-gateway.ts';
import { BankUnavailableError } from '../bank/bank-gateway.ts';
import { matchAny, matchParty } from '../bank/match-party.ts';
import type { Deps } from '../deps.ts';
import { holderOfAccount, readAllReceivingAccounts, type DepositRow } from '../modules/deposit/repository.ts';
import { isBeforeRegistration } from '../modules/slip/policy.ts';
import { saveSlip, type SlipRow } from '../modules/slip/repository.ts';
import { transferOf } from '../modules/slip/transfer-record.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** The sending bank's clearing code and the bank's reference identify a transfer. */
export interface NamedTransfer {
  readonly sendingBank: string;
  readonly transactionRef: string;
}

export interface TransferEvidence {
  readonly named: NamedTransfer;
  /** Undefined if the bank does not know the transfer. */
  readonly transfer: SettledTransfer | undefined;
  /** False if the bank does not confirm that the member sent the transfer. */
  readonly isFromMember: boolean;
}

/** Asks the bank for a transfer. Returns undefined if the bank does not know the transfer or is unreachable. */
export async function askBank(
  { bank }: Pick<Deps, 'bank'>,
  query: TransferQuery,
): Promise<SettledTransfer | undefined> {
  try {
    const result = await bank.findTransfer(query);
    if (result.status === 'wrong-receiver')
      throw new StaffRefusedError('this transfer went to an account that is not the brand’s');
    return result.status === 'settled' ? result.transfer : undefined;
  } catch (error) {
    if (error instanceof BankUnavailableError) return undefined;
    throw error;
  }
}

/**
 * Throws if the transfer went to an account that does not belong to the brand, or was made before the member's
 * registration.
 */
async function assertCreditable(
  { db }: Pick<Deps, 'db'>,
  { client_id: clientId, member_id: memberId }: DepositRow,
  transfer: SettledTransfer,
): Promise<{ isFromMember: boolean }> {
  const accounts = await readAllReceivingAccounts(db, clientId);
  if (matchAny(transfer.receiver, accounts.map(holderOfAccount)) === 'different')
    throw new StaffRefusedError('this transfer went to an account that is not the brand’s');
  const member = await db
    .selectFrom('member')
    .select(['created_at as createdAt', 'bank_code as bank', 'bank_account as account', 'name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (isBeforeRegistration(transfer.transferredAt, member.createdAt))
    throw new StaffRefusedError('this transfer was made before the member registered');
  const sender = matchParty(transfer.sender, { ...member, names: [member.name] });
  return { isFromMember: sender !== 'different' };
}

export async function storeAnswer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slip: SlipRow,
  transfer: SettledTransfer,
): Promise<void> {
  await saveSlip(db, {
    memberId: slip.member_id,
    sendingBank: slip.sending_bank,
    transactionRef: slip.transaction_ref,
    qrText: slip.qr_text,
    transfer,
    needsStaff: true,
    at: clock.now(),
  });
}

/** Returns the evidence for a deposit request. Throws StaffRefusedError if there is neither a slip nor a typed reference. */
export async function findEvidence(
  deps: Pick<Deps, 'db' | 'bank'>,
  request: DepositRow,
  { slip, given }: { slip: SlipRow | undefined; given: NamedTransfer | undefined },
): Promise<TransferEvidence> {
  const named = slip ? { sendingBank: slip.sending_bank, transactionRef: slip.transaction_ref } : given;
  if (!named)
    throw new StaffRefusedError(
      'name the transfer as the bank does: --transfer BANK:REFERENCE, e.g. KBANK:016325103015APP01234',
    );
  const transfer =
    (slip && transferOf(slip)) ?? (await askBank(deps, { ...named, qrText: slip?.qr_text ?? null }));
  if (!transfer) return { named, transfer, isFromMember: false };
  const { isFromMember } = await assertCreditable(deps, request, transfer);
  return { named: transfer, transfer, isFromMember };
}
