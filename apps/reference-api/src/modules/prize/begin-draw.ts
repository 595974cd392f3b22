import type { ClientSeedBy } from '@chada/fairness';
import { sql } from 'kysely';
import type { PrizeGame } from '../../database/activity-tables.ts';
import type { Tx } from '../../database/connection.ts';
import type { PauseColumns } from '../protection/pause.ts';
import type { ActivePair } from '../fairness/open-seeds.ts';
import type { SegmentRow } from './repository.ts';

type PairColumns =
  | {
      readonly pair_id: number;
      readonly commitment: string;
      readonly pseudonym: string;
      readonly sealed_seed: Buffer;
      readonly client_seed: string;
      readonly client_seed_by: ClientSeedBy;
      readonly nonce: number;
    }
  | { readonly pair_id: null };

interface MemberColumns {
  readonly account_id: number;
  readonly balance: number;
  readonly point: number;
  readonly paused_by: PauseColumns['pausedBy'];
  readonly paused_until: Date | null;
  readonly allowed: number | null;
  readonly taken: number | null;
  readonly weights_hash: string | null;
  readonly last_drawn_at: Date | null;
  readonly segments: readonly Omit<SegmentRow, 'client_id' | 'game' | 'weights_hash'>[] | null;
}

type BegunRow = MemberColumns & PairColumns;

export interface BegunDraw {
  readonly walletId: number;
  readonly balanceSatang: number;
  readonly points: number;
  readonly pause: PauseColumns;
  readonly allowed: number;
  readonly taken: number;
  readonly lastDrawnAt: Date | null;
  readonly segments: readonly SegmentRow[];
  readonly active: ActivePair | undefined;
}

function activeOf(row: BegunRow): ActivePair | undefined {
  if (row.pair_id === null) return undefined;
  const { pair_id: id, commitment, pseudonym, nonce } = row;
  const { sealed_seed: sealedSeed, client_seed: clientSeed, client_seed_by: clientSeedBy } = row;
  return { id, commitment, pseudonym, sealedSeed, clientSeed, clientSeedBy, nonce };
}

/**
 * Locks the wallet, reads the data for a draw, and takes a nonce of the active seed pair. If the caller refuses the
 * draw, it must roll back the transaction, so that no nonce is skipped.
 */
export async function beginDraw(
  tx: Tx,
  { clientId, memberId, game, day }: { clientId: string; memberId: number; game: PrizeGame; day: string },
): Promise<BegunDraw> {
  const { rows } = await sql<BegunRow>`
    select account_id, balance, point, paused_by, paused_until, allowed, taken, weights_hash, segments, pair_id, commitment,
           pseudonym, sealed_seed, client_seed, client_seed_by, nonce, last_drawn_at
      from begin_draw_in_cycle(${clientId}::text, ${memberId}::bigint, ${game}::text, ${day}::date)`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('begin_draw_in_cycle returned no row');
  const common = { client_id: clientId, game, weights_hash: row.weights_hash };
  return {
    walletId: row.account_id,
    balanceSatang: row.balance,
    points: row.point,
    pause: { pausedBy: row.paused_by, pausedUntil: row.paused_until },
    allowed: row.allowed ?? 0,
    taken: row.taken ?? 0,
    lastDrawnAt: row.last_drawn_at,
    segments: (row.segments ?? []).map((segment) => ({ ...common, ...segment })),
    active: activeOf(row),
  };
}
