import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ExclusionLength, LimitKind, LimitPeriod, TimeOutLength } from '@chada/domain';

interface ProtectionLimitTable {
  member_id: number;
  kind: LimitKind;
  period: LimitPeriod;
  /** In satang, or in minutes for session time. Null without a limit. */
  value: number | null;
  updated_at: Date;
}

interface ProtectionRaiseTable {
  uuid: Generated<string>;
  member_id: number;
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  requested_at: Date;
  confirmable_at: Date;
  expires_at: Date;
}

interface MemberBreakTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  member_id: number;
  kind: 'timeOut' | 'selfExclusion';
  length: TimeOutLength | ExclusionLength;
  started_at: Date;
  minimum_end: Date | null;
  end_requested_at: Date | null;
  /** The uuid of the first break of the same self-exclusion. Null for this first break and for time-outs. */
  follows: Generated<string | null>;
}

interface ExclusionConfirmationTable {
  uuid: Generated<string>;
  member_id: number;
  length: ExclusionLength;
  expires_at: Date;
}

interface OperatorExclusionTable {
  operator: string;
  hash: string;
  break_id: number;
}

interface ExcludedNamesakeTable {
  member_id: number;
  break_id: number;
}

interface MemberActivityTable {
  member_id: number;
  started_at: Date;
  ended_at: Date;
}

interface MemberProtectionTable {
  member_id: number;
  reality_check_minutes: number | null;
  acknowledged_at: Date | null;
  care_notice_dismissed_at: Date | null;
}

export type ProtectionEventKind =
  | 'limit_set'
  | 'raise_requested'
  | 'raise_confirmed'
  | 'raise_cancelled'
  | 'limit_refused'
  | 'time_out'
  | 'excluded'
  | 'end_requested';

interface ProtectionEventTable {
  id: GeneratedAlways<number>;
  member_id: number;
  kind: ProtectionEventKind;
  detail: ColumnType<unknown, string, never>;
  created_at: Date;
}

export interface ProtectionTables {
  protection_limit: ProtectionLimitTable;
  protection_raise: ProtectionRaiseTable;
  member_break: MemberBreakTable;
  exclusion_confirmation: ExclusionConfirmationTable;
  operator_exclusion: OperatorExclusionTable;
  excluded_namesake: ExcludedNamesakeTable;
  member_activity: MemberActivityTable;
  member_protection: MemberProtectionTable;
  protection_event: ProtectionEventTable;
}
