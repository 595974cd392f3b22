import type { Generated, GeneratedAlways } from 'kysely';

type Identity = GeneratedAlways<number>;

interface DailyJobTable {
  job: string;
  client_id: string;
  first_day: string;
}

interface DailyRunTable {
  job: string;
  client_id: string;
  bangkok_day: string;
  due_at: Date;
  tries: number;
  finished_at: Date | null;
  outcome: string | null;
  fault: string | null;
}

interface ReportedMoveTable {
  client_id: string;
  source: 'bank' | 'provider';
  reference: string;
  amount: number;
  bangkok_day: string;
}

interface DifferenceTable {
  id: Identity;
  uuid: Generated<string>;
  client_id: string;
  source: 'bank' | 'provider' | 'statement';
  reference: string;
  bangkok_day: string;
  ours: number | null;
  theirs: number | null;
  excess: number;
  status: Generated<'open' | 'resolved' | 'settled'>;
  journal_id: number;
  closing_journal_id: number | null;
  note: string | null;
  found_at: Date;
  closed_at: Date | null;
}

export interface DailyTables {
  daily_job: DailyJobTable;
  daily_run: DailyRunTable;
  reported_move: ReportedMoveTable;
  difference: DifferenceTable;
}
