import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityTables } from './activity-tables.ts';
import type { CellTables } from './cell-tables.ts';
import type { DailyTables } from './daily-tables.ts';
import type { FairnessTables } from './fairness-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { ProtectionTables } from './protection-tables.ts';
import type { StaffTables } from './staff-tables.ts';

type Identity = GeneratedAlways<number>;
/** The type of a column whose value a trigger sets. */
type SetByTrigger = ColumnType<number, never, never>;

export type WebsiteStatus = 'OK' | 'MA';
/** `moving`: the brand's rows are being copied to another cell. `moved`: another cell serves the brand. */
export type CellState = 'here' | 'moving' | 'moved';

interface BrandTable {
  client_id: string;
  website_status: Generated<WebsiteStatus>;
  cell_state: Generated<CellState>;
  line1_id: string | null;
  line2_id: string | null;
  created_at: Generated<Date>;
}

interface MemberConsentTable {
  /** A later decision of the member about a consent has a higher id. */
  id: Generated<number>;
  member_id: number;
  consent_id: string;
  version: string;
  /** SHA-256 of the consent and of its linked page, in hexadecimal. */
  text_hash: string;
  /** States whether `text_hash` covers the parsed page (`blocks`) or its Markdown (`source`). */
  hash_of: Generated<'blocks' | 'source'>;
  /** The text that the member read, with the title of its page. Null in rows of earlier releases. */
  shown_text: Generated<string | null>;
  /** False if the member declined an optional consent. */
  given: Generated<boolean>;
  given_at: Date;
}

interface PhoneCodeTable {
  client_id: string;
  id: string;
  /** A keyed hash of the phone number. */
  phone_hash: string;
  /**
   * A second keyed hash of the phone number. Unlike `phone_hash`, this hash is equal in all brands for the same number.
   * Null in rows of earlier releases.
   */
  number_hash: Generated<string | null>;
  code_hash: string;
  reference: string;
  sent_at: Date;
  tries: Generated<number>;
  verified_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
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
  line_id: Generated<string | null>;
  email: Generated<string | null>;
  age_confirmed_at: Date;
  suspended_at: Date | null;
  /** Only `modules/protection` writes this column. */
  paused_by: Generated<'timeOut' | 'selfExclusion' | 'sessionTime' | null>;
  /** Null for a pause without a known end. */
  paused_until: Generated<Date | null>;
  created_at: Date;
  /** A trigger computes this value from `point_movement`. */
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
  /** A time of day as `HH:MM:SS`. */
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
  /** True if staff closed the session without a result from the provider. */
  result_unknown: Generated<boolean>;
  opened_at: Date;
  closed_at: Date | null;
  turnover: number | null;
}

interface RateWindowTable {
  bucket: string;
  /** The times of the counted requests, in milliseconds since 1970. */
  hits: number[];
  refused: boolean;
  /**
   * After this time, no request in this row counts any more, and the row can be deleted. In milliseconds since 1970.
   */
  over_at: number;
  partial: Generated<number>;
  partial_at: Generated<number>;
}

interface HousekeepingTaskTable {
  task: string;
  succeeded_at: Date;
}

export interface Tables
  extends
    ActivityTables,
    CellTables,
    DailyTables,
    FairnessTables,
    MoneyTables,
    ProtectionTables,
    StaffTables {
  brand: BrandTable;
  member: MemberTable;
  phone_code: PhoneCodeTable;
  member_consent: MemberConsentTable;
  session: SessionTable;
  account: AccountTable;
  journal: JournalTable;
  entry: EntryTable;
  idempotency: IdempotencyTable;
  configuration_entry: ConfigurationEntryTable;
  announcement: AnnouncementTable;
  promotion: PromotionTable;
  game: GameTable;
  game_catalogue: GameCatalogueTable;
  game_session: GameSessionTable;
  rate_window: RateWindowTable;
  housekeeping_task: HousekeepingTaskTable;
}
