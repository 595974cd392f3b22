import type { Satang } from '@chada/domain';

/** One side of a transfer as the bank reports it, with masked names and numbers. */
export interface TransferParty {
  /** Three-digit clearing code; null if the bank does not report it. */
  readonly bank: string | null;
  /** Empty if the bank does not report it. */
  readonly maskedAccount: string;
  readonly maskedName: string;
  /** The name in the other script, if the bank reports both. */
  readonly otherName?: string | null | undefined;
  /** The masked PromptPay id that received the money. */
  readonly maskedProxy?: string | null | undefined;
}

/** A transfer that a bank has settled. */
export interface SettledTransfer {
  /** Clearing code of the sending bank. Together with the bank's reference it identifies the transfer. */
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
  /** Not settled, or too recent to be known. */
  | { readonly status: 'pending'; readonly retryAfterSeconds?: number | undefined }
  | { readonly status: 'unknown' }
  /** The slip checker reports that another account received the transfer. */
  | { readonly status: 'wrong-receiver' }
  /** Unknown so far; some banks report a transfer only after minutes. */
  | { readonly status: 'not-yet'; readonly retryAfterSeconds: number };
export type PayoutAnswer = { readonly status: 'paid' | 'pending' | 'refused' };

/** Identifies a transfer to look up. */
export interface TransferQuery {
  readonly sendingBank: string;
  readonly transactionRef: string;
  /** The original text of the slip's QR code; null without a slip. */
  readonly qrText: string | null;
}

/** A payout to send. */
export interface Payout {
  /** Our reference. A second payout with the same reference pays nothing and returns the first answer. */
  readonly reference: string;
  readonly bank: string;
  readonly account: string;
  readonly amountSatang: Satang;
  /** The brand's account that pays; its statement lists the payout. */
  readonly from?: BankAccount | undefined;
}

/** An account of a brand, by clearing code and digits. */
export interface BankAccount {
  readonly bank: string;
  readonly account: string;
}

/** One movement on a brand's account in the bank's statement. */
export type StatementLine =
  | {
      readonly kind: 'transfer';
      readonly sendingBank: string;
      readonly transactionRef: string;
      readonly amountSatang: Satang;
    }
  | {
      readonly kind: 'payout';
      /** The reference that we sent. */
      readonly reference: string;
      readonly amountSatang: Satang;
    };

/** Thrown if the bank can't be reached, takes too long, or returns an unreadable answer. */
export class BankUnavailable extends Error {}

/**
 * The operations that the API needs from a bank or a slip checker. Banks are three-digit clearing codes, accounts are
 * digits. Every call can throw `BankUnavailable`; its effect is then unknown.
 */
export interface BankGateway {
  lookUpHolder(bank: string, account: string): Promise<HolderAnswer>;
  findTransfer(query: TransferQuery): Promise<TransferAnswer>;
  payOut(payout: Payout): Promise<PayoutAnswer>;
  /** Returns every settled movement of an account on a Bangkok day `YYYY-MM-DD`; for today, those so far. */
  readStatement(account: BankAccount, day: string): Promise<readonly StatementLine[]>;
}
