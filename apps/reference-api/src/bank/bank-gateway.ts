import type { Satang } from '@chada/domain';

/** One side of a transfer as a bank tells it: names and numbers masked. */
export interface TransferParty {
  /** Three-digit clearing code; null where the bank does not tell it. */
  readonly bank: string | null;
  /** Empty where the bank does not tell it. */
  readonly maskedAccount: string;
  readonly maskedName: string;
  /** The name in the other script, where the bank tells both. */
  readonly otherName?: string | null | undefined;
  /** The PromptPay id that was paid, masked. */
  readonly maskedProxy?: string | null | undefined;
}

/** A transfer that a bank knows and has settled. */
export interface SettledTransfer {
  /** The bank's own name of the transfer, with the clearing code of the sending bank: both together count once. */
  readonly sendingBank: string;
  readonly transactionRef: string;
  readonly amountSatang: Satang;
  readonly transferredAt: Date;
  readonly sender: TransferParty;
  readonly receiver: TransferParty;
}

export type HolderAnswer =
  { readonly status: 'found'; readonly name: string } | { readonly status: 'unknown' };
export type TransferAnswer =
  | { readonly status: 'settled'; readonly transfer: SettledTransfer }
  /** Not settled, or too young to be known. */
  | { readonly status: 'pending'; readonly retryAfterSeconds?: number | undefined }
  | { readonly status: 'unknown' }
  /** The checker itself knows that another account received it. */
  | { readonly status: 'wrong-receiver' }
  /** Unknown by now; some banks tell of a transfer only minutes later. */
  | { readonly status: 'not-yet'; readonly retryAfterSeconds: number };
export type PayoutAnswer = { readonly status: 'paid' | 'pending' | 'refused' };

/** A transfer to look for. */
export interface TransferQuery {
  readonly sendingBank: string;
  readonly transactionRef: string;
  /** The original text of the slip's QR; null where there is no slip. */
  readonly qrText: string | null;
}

/** A pay-out to send. */
export interface Payout {
  /** Ours: the same reference again pays nothing again, and answers what was answered. */
  readonly reference: string;
  readonly bank: string;
  readonly account: string;
  readonly amountSatang: Satang;
  /** The brand's account that it is paid from: its statement lists the pay-out. */
  readonly from?: BankAccount | undefined;
}

/** An account of a brand, by clearing code and digits. */
export interface BankAccount {
  readonly bank: string;
  readonly account: string;
}

/** One movement on a brand's account, as the bank's statement lists it. */
export type StatementLine =
  | {
      readonly kind: 'transfer';
      readonly sendingBank: string;
      readonly transactionRef: string;
      readonly amountSatang: Satang;
    }
  | {
      readonly kind: 'payout';
      /** The reference that we gave. */
      readonly reference: string;
      readonly amountSatang: Satang;
    };

/** Thrown when the bank can't be reached, takes too long or answers what can't be read. */
export class BankUnavailable extends Error {}

/**
 * What the API needs of a bank, or of a service that checks slips. Banks are three-digit clearing codes, accounts are
 * digits. Every call can throw `BankUnavailable`, and then nothing is known about its effect.
 */
export interface BankGateway {
  lookUpHolder(bank: string, account: string): Promise<HolderAnswer>;
  findTransfer(query: TransferQuery): Promise<TransferAnswer>;
  payOut(payout: Payout): Promise<PayoutAnswer>;
  /** Returns every settled movement of an account on a Bangkok day `YYYY-MM-DD`; of today, those so far. */
  readStatement(account: BankAccount, day: string): Promise<readonly StatementLine[]>;
}
