import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type StaffRole = 'owner' | 'cashier' | 'editor' | 'support';

export type StaffOutcome = 'done' | 'proposed' | 'refused' | 'failed';

interface StaffTable {
  id: GeneratedAlways<number>;
  name: string;
  role: StaffRole;
  key_hash: Buffer;
  daily_limit: number;
  created_at: Date;
  disabled_at: Date | null;
}

interface StaffActionTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  staff_id: number;
  staff_name: string;
  role: StaffRole;
  command: string;
  arguments: ColumnType<unknown, string, never>;
  client_id: string | null;
  amount: number;
  bangkok_day: string;
  decides: number | null;
  /** True if the command shows members' personal data. */
  reads: Generated<boolean>;
  created_at: Date;
}

interface StaffActionResultTable {
  action_id: number;
  outcome: StaffOutcome;
  message: string;
  created_at: Date;
}

interface StaffRuleTable {
  client_id: string;
  second_person_above: number;
}

export interface StaffTables {
  staff: StaffTable;
  staff_action: StaffActionTable;
  staff_action_result: StaffActionResultTable;
  staff_rule: StaffRuleTable;
}
