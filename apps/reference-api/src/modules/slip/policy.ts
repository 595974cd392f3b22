import type { Satang } from '@chada/membership-rules';
import type { SettledTransfer, TransferParty } from '../../bank/bank-gateway.ts';
import { accountMatches, nameMatches } from '../../bank/masking.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SessionMember } from '../../http/context.ts';

/** A verified slip can be confirmed for this long; then the bank is asked again. */
export const CONFIRMABLE_DAYS = 7;
const CONFIRMABLE_MS = CONFIRMABLE_DAYS * 86_400_000;

/** Returns when a slip that was verified at this time can no longer be confirmed. */
export function confirmableUntil(verifiedAt: Date): Date {
  return new Date(verifiedAt.getTime() + CONFIRMABLE_MS);
}

/** Returns the time after which a slip must have been verified to be confirmable now. */
export function confirmableSince(now: Date): Date {
  return new Date(now.getTime() - CONFIRMABLE_MS);
}

/** What a transfer is held against. */
export interface TransferQuestion {
  readonly transfer: SettledTransfer;
  readonly member: Pick<SessionMember, 'name' | 'bankCode' | 'bankAccount'>;
  readonly receivingAccounts: readonly { readonly bank_code: string; readonly bank_account: string }[];
  /** What the member says they sent, when they say it. */
  readonly statedSatang: number | undefined;
  readonly minimumSatang: Satang;
}

const isAccount = (party: TransferParty, bank: string, account: string) =>
  (party.bank === null || party.bank === bank) && accountMatches(party.maskedAccount, account);

/**
 * Judges a settled transfer. It must have come to an account of the brand, from the member's own registered account
 * (else whoever finds a picture of a slip could claim it), over the amount stated and no less than the smallest
 * deposit. Banks mask names and numbers, so what is shown is compared, and nothing may contradict.
 */
export function judgeTransfer(question: TransferQuestion): void {
  const { transfer, member, receivingAccounts, statedSatang, minimumSatang } = question;
  const { sender, receiver, amountSatang } = transfer;
  if (!receivingAccounts.some((one) => isAccount(receiver, one.bank_code, one.bank_account))) {
    throw new ApiError('SLIP_WRONG_RECEIVER');
  }
  if (
    !isAccount(sender, member.bankCode, member.bankAccount) ||
    !nameMatches(sender.maskedName, member.name)
  ) {
    throw new ApiError('SLIP_WRONG_SENDER');
  }
  if (statedSatang !== undefined && statedSatang !== amountSatang) {
    throw new ApiError('SLIP_WRONG_AMOUNT', { details: { slipAmountSatang: amountSatang } });
  }
  if (amountSatang < minimumSatang)
    throw new ApiError('DEPOSIT_BELOW_MINIMUM', { details: { minimumSatang } });
}
