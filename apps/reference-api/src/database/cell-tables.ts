import type { Generated, GeneratedAlways } from 'kysely';

interface CellTable {
  name: string;
  registry: string;
}

interface TransferIntentTable {
  claim: Generated<string>;
  client_id: string;
  sending_bank: string;
  /** The bank's reference of the transfer, in upper case. */
  reference: string;
  state: Generated<'open' | 'abandoned'>;
  touched_at: Generated<Date>;
}

interface ForeignBreakTable {
  uuid: string;
  operator: string;
  hashes: string[];
  minimum_end: Date | null;
  end_requested_at: Date | null;
}

interface ForeignNamesakeTable {
  member_id: number;
  break_uuid: string;
}

interface ExclusionPositionTable {
  position: number;
}

interface ExclusionOutboxTable {
  id: GeneratedAlways<number>;
  break_id: number;
}

export interface CellTables {
  cell: CellTable;
  transfer_intent: TransferIntentTable;
  foreign_break: ForeignBreakTable;
  foreign_namesake: ForeignNamesakeTable;
  exclusion_position: ExclusionPositionTable;
  exclusion_outbox: ExclusionOutboxTable;
}
