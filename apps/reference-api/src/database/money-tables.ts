import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Identity = GeneratedAlways<number>;

interface ReceivingAccountTable {
  id: Identity;
  client_id: string;
  bank_code: string;
  bank_account: string;
  account_name: string;
  prompt_pay_id: string | null;
  active: Generated<boolean>;
  shown: Generated<boolean>;
}

interface SlipTable {
  id: Identity;
  uuid: Generated<string>;
  member_id: number;
  sending_bank: string;
  transaction_ref: string;
  status: 'pending' | 'review' | 'verified' | 'confirmed';
  transfer: ColumnType<unknown, string | null, string | null>;
  amount: number | null;
  qr_text: Generated<string | null>;
  /** The clearing code of the sending bank. Null until the bank confirms the transfer. */
  settled_bank: Generated<string | null>;
  settled_ref: Generated<string | null>;
  picture: Generated<string | null>;
  /** Until this time, a deposit limit or a play break prevents the confirmation of the slip. */
  held_until: Generated<Date | null>;
  return_requested_at: Generated<Date | null>;
  return_started_at: Generated<Date | null>;
  return_started_by: Generated<string | null>;
  returned_at: Generated<Date | null>;
  return_reference: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

interface DepositTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  member_id: number;
  channel: 'slip' | 'request' | 'staff';
  status: 'pending' | 'completed' | 'rejected';
  amount: number;
  slip_id: number | null;
  transferred_at: Date | null;
  note: string | null;
  reason: string | null;
  journal_id: number | null;
  evidence: 'bank' | 'two_persons' | 'before' | 'sample' | null;
  created_at: Date;
  decided_at: Date | null;
}

interface DepositApprovalTable {
  deposit_id: number;
  approver: string;
  sending_bank: string;
  transaction_ref: string;
  amount: number;
  transferred_at: Date;
  created_at: Date;
}

interface SpentTransferTable {
  sending_bank: string;
  transaction_ref: string;
  bank_amount: number | null;
  /** Null for a transfer whose money returns to the member. */
  deposit_id: number | null;
  returned_slip_id: Generated<number | null>;
  /** The id of the transfer's claim in the registry. Null if the database was not a cell when the transfer was spent. */
  claim: Generated<string | null>;
}

interface WithdrawalTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  member_id: number;
  amount: number;
  status: 'requested' | 'paying' | 'paid' | 'rejected' | 'failed';
  bank_code: string;
  bank_account: string;
  bangkok_day: string;
  attempt: Generated<number>;
  /** A process may claim the pay-out from this time on, by the database's clock. */
  payout_due_at: Generated<Date>;
  payout_asks: Generated<number>;
  payout_fault: string | null;
  reason: string | null;
  journal_id: number;
  requested_at: Date;
  decided_at: Date | null;
  paid_at: Date | null;
}

interface SlipPictureTable {
  name: string;
  picture: Buffer;
  kept_at: Date;
}

export interface MoneyTables {
  receiving_account: ReceivingAccountTable;
  slip: SlipTable;
  deposit: DepositTable;
  deposit_approval: DepositApprovalTable;
  spent_transfer: SpentTransferTable;
  withdrawal: WithdrawalTable;
  stored_slip_picture: SlipPictureTable;
}
