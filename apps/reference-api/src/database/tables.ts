import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityTables } from './activity-tables.ts';
import type { DailyTables } from './daily-tables.ts';
import type { FairnessTables } from './fairness-tables.ts';
import type { ProtectionTables } from './protection-tables.ts';
import type { StaffTables } from './staff-tables.ts';

type Identity = GeneratedAlways<number>;
/** A column that only the ledger's triggers write. */
type SetByTrigger = ColumnType<number, never, never>;

/** `OK`, or `MA` for maintenance (ST-08). */
export type WebsiteStatus = 'OK' | 'MA';

interface BrandTable {
  client_id: string;
  website_status: Generated<WebsiteStatus>;
  line1_id: string | null;
  line2_id: string | null;
  created_at: Generated<Date>;
}

interface MemberTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  username: string;
  phone: string;
  name: string;
  bank_uuid: Generated<string>;
  bank_code: string;
  bank_account: string;
  password_hash: string;
  affiliate_code: string;
  inviter_id: number | null;
  team: string | null;
  marketing: string | null;
  age_confirmed_at: Date;
  suspended_at: Date | null;
  /** The cause of a pause of play; see `modules/protection`. */
  paused_by: Generated<'timeOut' | 'selfExclusion' | 'sessionTime' | null>;
  /** Null if the pause has no end yet. */
  paused_until: Generated<Date | null>;
  created_at: Date;
  /** Changes only through `point_movement`. */
  point: GeneratedAlways<number>;
}

interface SessionTable {
  token_hash: Buffer;
  member_id: number;
  client_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  network: string | null;
}

interface AccountTable {
  id: Identity;
  client_id: string;
  kind: string;
  normal_side: 'debit' | 'credit';
  holder: 'house' | 'member' | 'member_at_provider';
  member_id: number | null;
  provider: string | null;
  stripe: Generated<number>;
  balance: SetByTrigger;
}

interface JournalTable {
  id: Identity;
  client_id: string;
  kind: string;
  reference: string;
  member_id: number | null;
  created_at: Date;
}

interface EntryTable {
  journal_id: number;
  account_id: number;
  amount: number;
  balance_after: SetByTrigger;
}

interface IdempotencyTable {
  member_id: number;
  operation: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  body: string | null;
  created_at: Generated<Date>;
}

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
  /** The text of the slip's QR code; null for old slips. */
  qr_text: Generated<string | null>;
  /** Clearing code of the sending bank; null until the bank confirms the transfer. */
  settled_bank: Generated<string | null>;
  settled_ref: Generated<string | null>;
  /** The file name of the slip's stored image. */
  picture: Generated<string | null>;
  /** Until this time, a deposit limit or a break prevents the confirmation of the slip. */
  held_until: Generated<Date | null>;
  /** The time at which the member asked staff to return the money. */
  return_requested_at: Generated<Date | null>;
  /** The time at which a staff member began to pay the money back. */
  return_started_at: Generated<Date | null>;
  return_started_by: Generated<string | null>;
  returned_at: Generated<Date | null>;
  /** The bank's reference of the transfer back to the member. */
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
  /** The proof for the deposit; null until the deposit is completed. */
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
  /** The amount that the bank reported; null if staff read the amount from a statement. */
  bank_amount: number | null;
  /** Null if the transfer is returned instead of credited. */
  deposit_id: number | null;
  /** The slip whose money is returned to the member. */
  returned_slip_id: Generated<number | null>;
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
  /** `YYYY-MM-DD`. */
  bangkok_day: string;
  attempt: Generated<number>;
  /** The time of the next request to the bank. Measured by the database's clock. */
  payout_due_at: Generated<Date>;
  payout_asks: Generated<number>;
  payout_fault: string | null;
  reason: string | null;
  journal_id: number;
  requested_at: Date;
  decided_at: Date | null;
  paid_at: Date | null;
}

interface ConfigurationEntryTable {
  client_id: string;
  key: string;
  path: string;
}

interface AnnouncementTable {
  id: Identity;
  client_id: string;
  title: string;
  body: string;
  members_only: Generated<boolean>;
  published_at: Date;
}

interface PromotionTable {
  client_id: string;
  bonus_rate: number;
  /** `HH:MM:SS`. */
  bonus_time_start: string;
  bonus_time_end: string;
  end_number_bonus: number;
  bonus_rate2: number;
  bonus_time_start2: string;
  bonus_time_end2: string;
  end_number_bonus2: number;
  bonus_max: number;
  enabled: Generated<boolean>;
}

interface GameTable {
  code: string;
  name: string;
  latin_name: string | null;
  category: string;
  provider: string;
  image_path: string | null;
  hot: Generated<boolean>;
  enabled: Generated<boolean>;
  position: number;
}

interface GameCatalogueTable {
  version: number;
}

interface GameSessionTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  member_id: number;
  provider: string;
  game_code: string;
  status: 'moving_in' | 'open' | 'coming_home' | 'closed';
  taken: number;
  brought: number | null;
  in_reference: Generated<string>;
  out_reference: Generated<string>;
  opened_by: string;
  closed_by: string | null;
  /** True if staff closed the session without the provider's result. */
  result_unknown: Generated<boolean>;
  opened_at: Date;
  closed_at: Date | null;
  /** Total stakes of the session; null until it is closed. */
  turnover: number | null;
}

interface RateWindowTable {
  bucket: string;
  /** Times of the counted requests, in milliseconds since 1970. */
  hits: number[];
  refused: boolean;
  /** Milliseconds since 1970. */
  over_at: number;
  partial: Generated<number>;
  partial_at: Generated<number>;
}

interface HousekeepingTaskTable {
  task: string;
  succeeded_at: Date;
}

interface SlipPictureTable {
  name: string;
  picture: Buffer;
  kept_at: Date;
}

export interface Tables extends ActivityTables, DailyTables, FairnessTables, ProtectionTables, StaffTables {
  brand: BrandTable;
  member: MemberTable;
  session: SessionTable;
  account: AccountTable;
  journal: JournalTable;
  entry: EntryTable;
  idempotency: IdempotencyTable;
  receiving_account: ReceivingAccountTable;
  slip: SlipTable;
  deposit: DepositTable;
  deposit_approval: DepositApprovalTable;
  spent_transfer: SpentTransferTable;
  withdrawal: WithdrawalTable;
  configuration_entry: ConfigurationEntryTable;
  announcement: AnnouncementTable;
  promotion: PromotionTable;
  game: GameTable;
  game_catalogue: GameCatalogueTable;
  game_session: GameSessionTable;
  rate_window: RateWindowTable;
  stored_slip_picture: SlipPictureTable;
  housekeeping_task: HousekeepingTaskTable;
}
