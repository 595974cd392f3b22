import type { Satang } from '@chada/domain';
import type { SettledTransfer } from '../../bank/bank-gateway.ts';
import { matchAny, matchParty, type AccountHolder } from '../../bank/match-party.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { SessionMember } from '../../http/pipeline/handler.ts';

/** A verified slip can be confirmed for this number of days. */
export const CONFIRMABLE_DAYS = 7;
const DAY_MS = 86_400_000;
const CONFIRMABLE_MS = CONFIRMABLE_DAYS * DAY_MS;
/** Only staff can credit a transfer that is older than this number of days. */
export const SLIP_MAX_AGE_DAYS = 7;
/**
 * The time of a transfer may be this many milliseconds ahead of our clock, because the bank's clock may differ. If the
 * time is further ahead, only staff can credit the transfer.
 */
const CLOCK_DIFFERENCE_MS = 15 * 60_000;

export function confirmableUntil(verifiedAt: Date, reservedUntil: Date | null): Date {
  const from = Math.max(verifiedAt.getTime(), reservedUntil?.getTime() ?? 0);
  return new Date(from + CONFIRMABLE_MS);
}

export function confirmableSince(now: Date): Date {
  return new Date(now.getTime() - CONFIRMABLE_MS);
}

export function isBeforeRegistration(transferredAt: Date, registeredAt: Date): boolean {
  const minute = Math.floor(registeredAt.getTime() / 60_000) * 60_000;
  return transferredAt.getTime() < minute;
}

export interface TransferCheck {
  readonly transfer: SettledTransfer;
  readonly member: Pick<SessionMember, 'name' | 'bankCode' | 'bankAccount' | 'createdAt'>;
  readonly receivingAccounts: readonly AccountHolder[];
  readonly statedSatang: number | undefined;
  readonly minimumSatang: Satang;
  readonly now: Date;
}

/** The member can confirm a `confirmable` transfer. Staff must decide about a `needs-staff` transfer. */
export type TransferResult = 'confirmable' | 'needs-staff';

/**
 * Checks a transfer by the brand's rules. Throws an ApiError for a refused transfer, for example if the sender is not
 * the member.
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
