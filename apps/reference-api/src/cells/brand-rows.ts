import pg from 'pg';

/** Returns an SQL condition that is true if the row belongs to the brand. `row` and `brand` are SQL too. */
type BrandCondition = (row: string, brand: string) => string;

interface BrandTable {
  readonly condition: BrandCondition;
  /** The kinds of statements on the brand's rows that the old cell refuses as soon as a move begins. */
  readonly guarded: readonly ('insert' | 'update' | 'delete')[];
}

const all = ['insert', 'update', 'delete'] as const;

const byBrand: BrandCondition = (row, brand) => `${row}.client_id = ${brand}`;

const through =
  (target: string, column: string, condition: BrandCondition, key = 'id'): BrandCondition =>
  (row, brand) =>
    `exists (select from api.${target} as ${target}_of where ${target}_of.${key} = ${row}.${column} and ${condition(`${target}_of`, brand)})`;

const byMember = through('member', 'member_id', byBrand);
const bySlip = through('slip', 'returned_slip_id', byMember);
const byDeposit = through('deposit', 'deposit_id', byBrand);
const byBreak = through('member_break', 'break_id', byMember);

const own = (condition: BrandCondition, guarded: BrandTable['guarded'] = all): BrandTable => ({
  condition,
  guarded,
});
/**
 * The value of `guarded` for tables from which a regular clean-up deletes expired rows. One statement deletes the
 * expired rows of all brands. If the old cell refused the deletes of a moving brand, the statement would fail for the
 * other brands too.
 */
const guardedExceptDelete = ['insert', 'update'] as const;

const withBrand = [
  'announcement',
  'affiliate_program',
  'check_in_value',
  'commission',
  'configuration_entry',
  'daily_job',
  'daily_run',
  'deposit',
  'deposit_bonus',
  'difference',
  'fairness_checkpoint',
  'fairness_entry',
  'fairness_key',
  'fairness_log',
  'fairness_node',
  'game_session',
  'journal',
  'ledger_archive',
  'ledger_seal',
  'ledger_seal_sum',
  'ledger_sealed_total',
  'loss_refund',
  'member',
  'prize_draw',
  'prize_game',
  'prize_segment',
  'promotion',
  'receiving_account',
  'reported_move',
  'reward',
  'reward_category',
  'reward_request',
  'seed_pair',
  'staff_rule',
  'transfer_intent',
  'weight_table',
  'withdrawal',
] as const;

const withMember = [
  'address',
  'check_in',
  'commission_total',
  'deposit_total',
  'exclusion_confirmation',
  'foreign_namesake',
  'member_activity',
  'member_break',
  'member_consent',
  'member_protection',
  'point_movement',
  'protection_event',
  'protection_limit',
  'protection_raise',
  'slip',
] as const;

const tablesOf = (names: readonly string[], table: BrandTable) => names.map((name) => [name, table] as const);

/** The tables whose rows belong to a brand. A move copies the rows of the brand. */
export const brandTables: ReadonlyMap<string, BrandTable> = new Map([
  ...tablesOf(withBrand, own(byBrand)),
  ...tablesOf(withMember, own(byMember)),
  ['brand', own(byBrand, ['update', 'delete'])],
  ['session', own(byBrand, guardedExceptDelete)],
  ['phone_code', own(byBrand, guardedExceptDelete)],
  ['idempotency', own(byMember, guardedExceptDelete)],
  // These two tables need no trigger. During a move, the trigger of `journal` refuses new journals, and without a new
  // journal no entry is added and no balance changes.
  ['account', own(byBrand, [])],
  ['entry', own(through('journal', 'journal_id', byBrand), [])],
  ['deposit_approval', own(byDeposit)],
  ['spent_transfer', own((row, brand) => `(${byDeposit(row, brand)} or ${bySlip(row, brand)})`)],
  ['operator_exclusion', own(byBreak)],
  // Moves only rows whose member and play break both belong to the brand. If the play break belongs to another brand,
  // the move has already copied the row to `foreign_namesake`.
  ['excluded_namesake', own((row, brand) => `(${byMember(row, brand)} and ${byBreak(row, brand)})`)],
  ['stored_slip_picture', own(through('slip', 'name', byMember, 'picture'), [])],
]);

/** The tables whose rows belong to no brand but are needed in each cell. A move copies all their rows. */
export const sharedTables: ReadonlySet<string> = new Set([
  'game',
  'game_catalogue',
  'foreign_break',
  'exclusion_position',
]);

/** The tables whose rows belong to the cell. A move does not copy these rows. */
export const localTables: ReadonlySet<string> = new Set([
  'account_kind',
  'cell',
  'database_kind',
  'exclusion_outbox',
  'housekeeping_task',
  'rate_window',
  'schema_migration',
  'staff',
  'staff_action',
  'staff_action_result',
]);

export function belongsTo(table: string, row: string, brand: string): string {
  if (sharedTables.has(table)) return 'true';
  const found = brandTables.get(table);
  if (!found) throw new Error(`it is unknown to which brand the rows of ${table} belong`);
  return found.condition(row, pg.escapeLiteral(brand));
}
