import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ClientSeedBy } from '@chada/fairness';
import type { PrizeGame } from './activity-tables.ts';

interface FairnessLogTable {
  client_id: string;
  size: ColumnType<number, never, never>;
}

interface FairnessEntryTable {
  client_id: string;
  /** A trigger sets this index. The indices of a log have no gaps. */
  index: Generated<number>;
  payload: Buffer;
  leaf_hash: GeneratedAlways<Buffer>;
}

interface FairnessNodeTable {
  client_id: string;
  level: number;
  index: number;
  hash: Buffer;
}

interface FairnessKeyTable {
  client_id: string;
  origin: string;
  public_key: Buffer;
  /** If a log continues an earlier log, its generation is the earlier log's generation plus 1. */
  generation: Generated<number>;
}

interface FairnessCheckpointTable {
  client_id: string;
  size: number;
  root: Buffer;
  note: string;
  signed_at: Date;
}

interface WeightTableTable {
  client_id: string;
  hash: string;
  game: PrizeGame;
  canonical: string;
  log_index: number;
}

interface SeedPairTable {
  id: GeneratedAlways<number>;
  client_id: string;
  member_id: number;
  pseudonym: string;
  status: 'pending' | 'active' | 'revealed';
  commitment: string;
  commitment_index: number;
  sealed_seed: Buffer;
  client_seed: string | null;
  client_seed_by: ClientSeedBy | null;
  activation_index: number | null;
  next_nonce: Generated<number>;
  server_seed: string | null;
  reveal_index: number | null;
  created_at: Date;
  activated_at: Date | null;
  revealed_at: Date | null;
}

export interface FairnessTables {
  fairness_log: FairnessLogTable;
  fairness_entry: FairnessEntryTable;
  fairness_node: FairnessNodeTable;
  fairness_key: FairnessKeyTable;
  fairness_checkpoint: FairnessCheckpointTable;
  weight_table: WeightTableTable;
  seed_pair: SeedPairTable;
}
