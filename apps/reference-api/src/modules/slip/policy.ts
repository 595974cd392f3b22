import type { Satang } from '@chada/domain';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import { matchAny, matchParty, type AccountHolder } from '../../bank/match-party.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { SessionMember } from '../../http/pipeline/handler.ts';

/** A verified slip can be confirmed for this many days; after that the bank is asked again. */
export const CONFIRMABLE_DAYS = 7;
const DAY_MS = 86_400_000;
const CONFIRMABLE_MS = CONFIRMABLE_DAYS * DAY_MS;
/** Older transfers can only be credited by staff. */
export const SLIP_MAX_AGE_DAYS = 7;
/** How far the bank's clock may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = 15 * 60_000;

/** Returns the time until which a slip verified at `verifiedAt` can be confirmed. */
export function confirmableUntil(verifiedAt: Date): Date {
  return new Date(verifiedAt.getTime() + CONFIRMABLE_MS);
}

/** Returns the earliest verification time of slips that can be confirmed now. */
export function confirmableSince(now: Date): Date {
  return new Date(now.getTime() - CONFIRMABLE_MS);
}

/** True if a transfer was made before its member registered. Banks report the time only to the minute. */
export function isBeforeRegistration(transferredAt: Date, registeredAt: Date): boolean {
  const minute = Math.floor(registeredAt.getTime() / 60_000) * 60_000;
  return transferredAt.getTime() < minute;
}

/** A transfer, and the facts to compare it with. */
export interface TransferCheck {
  readonly transfer: SettledTransfer;
  readonly member: Pick<SessionMember, 'name' | 'bankCode' | 'bankAccount' | 'createdAt'>;
  readonly receivingAccounts: readonly AccountHolder[];
  /** The amount that the member typed, if any. */
  readonly statedSatang: number | undefined;
  readonly minimumSatang: Satang;
  readonly now: Date;
}

/** Who can credit a transfer: the member by confirming it, or staff if the bank shows too little. */
export type TransferResult = 'confirmable' | 'needs-staff';

/**
 * Checks a settled transfer: its target must be an account of the brand, its source the member's registered account
 * (otherwise anyone with a picture of the slip could claim it), and its amount the stated one and not below the minimum.
 * Throws the error if the bank's data contradicts one of these.
 */
export function checkTransfer(question: TransferCheck): TransferResult {
  const { transfer, member, receivingAccounts, statedSatang, minimumSatang, now } = question;
  const { amountSatang, transferredAt } = transfer;
  const receiver = matchAny(transfer.receiver, receivingAccounts);
  if (receiver === 'different') throw new ApiError('SLIP_WRONG_RECEIVER');
  const sender = matchParty(transfer.sender, {
    bank: member.bankCode,
    account: member.bankAccount,
    names: [member.name],
  });
  if (sender === 'different') throw new ApiError('SLIP_WRONG_SENDER');
  if (isBeforeRegistration(transferredAt, member.createdAt)) throw new ApiError('SLIP_BEFORE_REGISTRATION');
  if (now.getTime() - transferredAt.getTime() > SLIP_MAX_AGE_DAYS * DAY_MS)
    throw new ApiError('SLIP_TOO_OLD', { details: { maxAgeDays: SLIP_MAX_AGE_DAYS } });
  if (statedSatang !== undefined && statedSatang !== amountSatang) {
    throw new ApiError('SLIP_WRONG_AMOUNT', { details: { slipAmountSatang: amountSatang } });
  }
  if (amountSatang < minimumSatang)
    throw new ApiError('DEPOSIT_BELOW_MINIMUM', { details: { minimumSatang } });
  const isFromTheFuture = transferredAt.getTime() - now.getTime() > CLOCK_DIFFERENCE_MS;
  return receiver === 'match' && sender === 'match' && !isFromTheFuture ? 'confirmable' : 'needs-staff';
}
