import { randomUUID } from 'node:crypto';
import { addSatang, type Satang, satang } from '@chada/domain';
import type { Tx } from '../../database/connection.ts';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { assertMayDeposit } from '../protection/enforce-limits.ts';
import { grantDepositBonus } from './grant-bonus.ts';
import { insertDeposit, spendTransfer, type DepositRow, type TransferUse } from './repository.ts';

export interface TransferReference {
  readonly sendingBank: string;
  readonly transactionRef: string;
  /** The amount from the bank's report of the transfer. Null if staff took the amount from a bank statement. */
  readonly bankAmountSatang: Satang | null;
  /** The id of the transfer's claim in the registry. Undefined if all brands are in one database. */
  readonly claim: string | undefined;
}

export interface DepositPosting {
  readonly clientId: string;
  readonly memberId: number;
  readonly amountSatang: Satang;
  readonly at: Date;
}

/** Posts a deposit and returns the member's new credit. Throws PLAY_PAUSED or DEPOSIT_LIMIT_REACHED. */
export async function postDeposit(
  deps: Pick<Deps, 'houseAccounts'>,
  tx: Tx,
  { clientId, memberId, amountSatang, at }: DepositPosting,
  reference: string,
): Promise<{ journalId: number; creditSatang: Satang }> {
  const houseAccounts = await deps.houseAccounts(clientId);
  const wallet = await lockWallet(tx, memberId);
  await assertMayDeposit(tx, { memberId, amountSatang, now: at });
  const journalId = await postJournal(tx, {
    clientId,
    kind: 'deposit',
    reference,
    memberId,
    at,
    legs: [debit(houseAccounts.bank, amountSatang), credit(wallet.accountId, amountSatang)],
  });
  return { journalId, creditSatang: satang(wallet.balanceSatang + amountSatang) };
}

const countsOnce = new Set(['transfer_counts_once', 'transfer_counts_once_in_any_case']);

/**
 * Marks a transfer as used. Throws SLIP_ALREADY_USED if the transfer was credited or its money is being returned.
 * Throws OVERLOADED if this cell no longer has a pending claim to the transfer.
 */
export async function spendTransferOnce(
  tx: Tx,
  transfer: TransferReference,
  use: TransferUse,
): Promise<void> {
  try {
    await spendTransfer(tx, { ...transfer, ...use });
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (countsOnce.has(constraint)) throw new ApiError('SLIP_ALREADY_USED');
    if (constraint === 'transfer_is_claimed')
      throw new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 3 });
    throw error;
  }
}

export interface CreditedTransfer {
  readonly deposit: DepositRow;
  readonly creditSatang: Satang;
  readonly bonusSatang: Satang;
}

/** Credits a transfer and its bonus to the member. Throws SLIP_ALREADY_USED if the transfer was credited before. */
export async function creditTransfer(
  deps: Pick<Deps, 'houseAccounts' | 'brands'>,
  tx: Tx,
  crediting: DepositPosting & {
    readonly transfer: TransferReference;
    readonly slipId: number;
    readonly transferredAt: Date;
  },
): Promise<CreditedTransfer> {
  const uuid = randomUUID();
  const { journalId, creditSatang } = await postDeposit(deps, tx, crediting, uuid);
  const deposit = await insertDeposit(tx, {
    uuid,
    client_id: crediting.clientId,
    member_id: crediting.memberId,
    channel: 'slip',
    status: 'completed',
    amount: crediting.amountSatang,
    slip_id: crediting.slipId,
    transferred_at: crediting.transferredAt,
    note: null,
    reason: null,
    journal_id: journalId,
    evidence: 'bank',
    created_at: crediting.at,
    decided_at: crediting.at,
  });
  await spendTransferOnce(tx, crediting.transfer, { depositId: deposit.id });
  const bonus = await grantDepositBonus(deps, tx, {
    clientId: crediting.clientId,
    memberId: crediting.memberId,
    depositId: deposit.id,
    depositUuid: uuid,
    amountSatang: crediting.amountSatang,
    sentAt: crediting.transferredAt,
    at: crediting.at,
  });
  return { deposit, creditSatang: addSatang(creditSatang, bonus), bonusSatang: bonus };
}
