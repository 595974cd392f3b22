import type { Satang } from '@chada/domain';

export interface TransferParty {
  /** The three-digit clearing code of the party's bank, or null if the code is unknown. */
  readonly bank: string | null;
  /** The account number with hidden digits. Empty if no account number is known. */
  readonly maskedAccount: string;
  readonly maskedName: string;
  /**
   * Some banks report the name in Thai and in Latin letters. `maskedName` has one version, and this field has the other
   * version.
   */
  readonly otherName?: string | null | undefined;
  readonly maskedProxy?: string | null | undefined;
}

export interface SettledTransfer {
  /** The clearing code of the sending bank. This code and `transactionRef` together identify the transfer. */
  readonly sendingBank: string;
  readonly transactionRef: string;
  readonly amountSatang: Satang;
  readonly transferredAt: Date;
  readonly sender: TransferParty;
  readonly receiver: TransferParty;
}

export type HolderResult =
  | { readonly status: 'found'; readonly name: string }
  | { readonly status: 'unknown' };
export type TransferLookup =
  | { readonly status: 'settled'; readonly transfer: SettledTransfer }
  /** The bank has received the transfer but not completed it. */
  | { readonly status: 'pending'; readonly retryAfterSeconds?: number | undefined }
  | { readonly status: 'unknown' }
  /** The money went to an account that does not belong to the brand. */
  | { readonly status: 'wrong-receiver' }
  /** The bank does not know the transfer yet. */
  | { readonly status: 'not-yet'; readonly retryAfterSeconds: number };
export type PayoutResult = { readonly status: 'paid' | 'pending' | 'refused' };

export interface TransferQuery {
  readonly sendingBank: string;
  readonly transactionRef: string;
  /** The text of the slip's QR code. Null if the transfer has no slip. */
  readonly qrText: string | null;
}

export interface Payout {
  /** Idempotency key: the bank pays each reference at most once. */
  readonly reference: string;
  readonly bank: string;
  readonly account: string;
  readonly amountSatang: Satang;
  /** The brand's account from which the bank pays. */
  readonly from?: BankAccount | undefined;
}

export interface BankAccount {
  readonly bank: string;
  readonly account: string;
}

export type StatementLine =
  | {
      readonly kind: 'transfer';
      readonly sendingBank: string;
      readonly transactionRef: string;
      readonly amountSatang: Satang;
    }
  | {
      readonly kind: 'payout';
      readonly reference: string;
      readonly amountSatang: Satang;
    };

/** Thrown if the bank is unreachable, too slow, or sends an invalid response. */
export class BankUnavailableError extends Error {}

/** Each method can throw `BankUnavailableError`. The bank may have executed the operation nevertheless. */
export interface BankGateway {
  lookUpHolder(bank: string, account: string): Promise<HolderResult>;
  findTransfer(query: TransferQuery): Promise<TransferLookup>;
  payOut(payout: Payout): Promise<PayoutResult>;
  /** Returns the completed movements of an account on a Bangkok day (`YYYY-MM-DD`). */
  readStatement(account: BankAccount, day: string): Promise<readonly StatementLine[]>;
}
