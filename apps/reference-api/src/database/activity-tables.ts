import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Identity = GeneratedAlways<number>;

export type PointReason =
  | 'opening'
  | 'check_in'
  | 'wheel'
  | 'flip_card'
  | 'reward'
  | 'reward_returned'
  | 'staff';

interface PointMovementTable {
  id: Identity;
  member_id: number;
  reason: PointReason;
  reference: string;
  amount: number;
  /** The member's points after this movement. A trigger sets this value. */
  point_after: ColumnType<number, number | undefined, never>;
  created_at: Date;
}

interface AddressTable {
  member_id: number;
  recipient: string;
  phone: string;
  line: string;
  subdistrict_code: string;
  district_code: string;
  province_code: string;
  postcode: string;
  updated_at: Date;
}

export type PrizeGame = 'wheel' | 'flip_card';
type PrizeKind = 'credit' | 'point' | 'none';

interface PrizeGameTable {
  client_id: string;
  game: PrizeGame;
  turns_a_day: number;
  /** The hash of the game's weight table. A trigger sets this hash. Null if the game has no segments. */
  weights_hash: ColumnType<string | null, never, never>;
}

interface PrizeSegmentTable {
  client_id: string;
  game: PrizeGame;
  id: string;
  position: number;
  kind: PrizeKind;
  amount: number;
  label: string;
  weight_ppm: number;
}

interface PrizeDrawTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  member_id: number;
  game: PrizeGame;
  bangkok_day: string;
  turn: number;
  segment_id: string;
  kind: PrizeKind;
  amount: number;
  label: string;
  journal_id: number | null;
  drawn_at: Date;
  /** Draws from before migration 0049 have no proof: this column and the columns below are null. */
  seed_pair_id: number | null;
  nonce: number | null;
  previous_nonce: number | null;
  weights_hash: string | null;
  outcome_index: number | null;
  log_index: number | null;
}

interface CheckInValueTable {
  client_id: string;
  streak_day: number;
  value: number;
}

interface CheckInTable {
  id: Identity;
  uuid: Generated<string>;
  member_id: number;
  bangkok_day: string;
  streak: number;
  value: number;
  checked_in_at: Date;
}

interface RewardCategoryTable {
  client_id: string;
  category_id: string;
  name: string;
  position: number;
}

interface RewardTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  category_id: string;
  name: string;
  detail: string;
  image_path: string | null;
  cost_point: number;
  stock: number | null;
  kind: 'goods' | 'credit';
  credit_amount: number | null;
  enabled: Generated<boolean>;
  position: number;
}

interface RewardRequestTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  member_id: number;
  reward_id: number;
  reward_name: string;
  cost_point: number;
  status: 'waiting' | 'sent' | 'done' | 'rejected';
  address: ColumnType<unknown, string | null, never>;
  journal_id: number | null;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

interface AffiliateProgramTable {
  client_id: string;
  commission_bp: number;
  minimum_withdrawal: number;
}

interface CommissionTable {
  id: Identity;
  client_id: string;
  member_id: number;
  downline_id: number;
  game_session_id: number;
  bangkok_day: string;
  turnover: number;
  amount: number;
  journal_id: number | null;
  created_at: Date;
}

interface DepositBonusTable {
  deposit_id: number;
  client_id: string;
  member_id: number;
  bangkok_day: string;
  promotion_window: 1 | 2;
  amount: number;
  journal_id: number;
  created_at: Date;
  turnover_required: Generated<number>;
  turnover_done: Generated<number>;
  turnover_categories: Generated<string[]>;
  turnover_until: Date | null;
  amount_left: number | null;
  taken_back_at: Date | null;
  taken_back: number | null;
  taken_back_journal_id: number | null;
}

interface LossRefundTable {
  member_id: number;
  client_id: string;
  bangkok_day: string;
  level: number;
  percent: number;
  net_loss: number;
  amount: number;
  journal_id: number;
  created_at: Date;
}

export interface ActivityTables {
  point_movement: PointMovementTable;
  address: AddressTable;
  prize_game: PrizeGameTable;
  prize_segment: PrizeSegmentTable;
  prize_draw: PrizeDrawTable;
  check_in_value: CheckInValueTable;
  check_in: CheckInTable;
  reward_category: RewardCategoryTable;
  reward: RewardTable;
  reward_request: RewardRequestTable;
  affiliate_program: AffiliateProgramTable;
  commission: CommissionTable;
  deposit_bonus: DepositBonusTable;
  loss_refund: LossRefundTable;
}
