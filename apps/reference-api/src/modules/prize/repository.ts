import type { DrawEntry } from '@chada/fairness';
import type { Selectable } from 'kysely';
import type { PrizeGame } from '../../database/activity-tables.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { payloadOf } from '../fairness/append-entries.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';

export type SegmentRow = Selectable<Tables['prize_segment']> & {
  /** The hash of the game's current weight table. The database computes this hash. */
  readonly weights_hash: string | null;
};
export type DrawRow = Selectable<Tables['prize_draw']>;

export function readSegments(db: Database | Tx, clientId: string, game: PrizeGame): Promise<SegmentRow[]> {
  return db
    .selectFrom('prize_segment')
    .innerJoin('prize_game', (join) =>
      join
        .onRef('prize_game.client_id', '=', 'prize_segment.client_id')
        .onRef('prize_game.game', '=', 'prize_segment.game'),
    )
    .select([
      'prize_segment.client_id',
      'prize_segment.game',
      'id',
      'position',
      'kind',
      'amount',
      'label',
      'weight_ppm',
      'weights_hash',
    ])
    .where('prize_segment.client_id', '=', clientId)
    .where('prize_segment.game', '=', game)
    .orderBy('position')
    .execute();
}

export interface Turns {
  readonly allowed: number;
  readonly taken: number;
}

export async function readTurns(
  db: Database | Tx,
  draw: { clientId: string; memberId: number; game: PrizeGame; day: string },
): Promise<Turns> {
  const row = await db
    .selectFrom('prize_game')
    .select((query) => [
      'turns_a_day as allowed',
      query
        .selectFrom('prize_draw')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .where('member_id', '=', draw.memberId)
        .where('game', '=', draw.game)
        .where('bangkok_day', '=', draw.day)
        .as('taken'),
    ])
    .where('client_id', '=', draw.clientId)
    .where('game', '=', draw.game)
    .executeTakeFirst();
  return { allowed: row?.allowed ?? 0, taken: row?.taken ?? 0 };
}

export function insertDraw(
  tx: Tx,
  draw: Omit<DrawRow, 'id' | 'log_index' | 'previous_nonce'> & { readonly nonce: number },
  entry: DrawEntry,
): Promise<DrawRow> {
  return tx
    .with('logged', (query) =>
      query
        .insertInto('fairness_entry')
        .values({ client_id: draw.client_id, payload: payloadOf(entry) })
        .returning('index'),
    )
    .insertInto('prize_draw')
    .values({
      ...draw,
      previous_nonce: draw.nonce === 0 ? null : draw.nonce - 1,
      log_index: ({ selectFrom }) => selectFrom('logged').select('index'),
    })
    .returning([
      'id',
      'uuid',
      'client_id',
      'member_id',
      'game',
      'bangkok_day',
      'turn',
      'segment_id',
      'kind',
      'amount',
      'label',
      'journal_id',
      'drawn_at',
      'seed_pair_id',
      'nonce',
      'previous_nonce',
      'weights_hash',
      'outcome_index',
      'log_index',
    ])
    .executeTakeFirstOrThrow();
}

/** A draw with its seeds. The server seed is null as long as it is secret. */
export type ProvenDrawRow = DrawRow &
  Pick<Selectable<Tables['seed_pair']>, 'client_seed' | 'client_seed_by' | 'server_seed'> & {
    readonly commitment: string | null;
  };

export function readDraws(
  db: Database,
  { memberId, game }: { memberId: number; game?: PrizeGame },
  page: PageQuery,
): Promise<Page<ProvenDrawRow>> {
  const query = db
    .selectFrom('prize_draw')
    .leftJoin('seed_pair', 'seed_pair.id', 'prize_draw.seed_pair_id')
    .selectAll('prize_draw')
    .select(['commitment', 'client_seed', 'client_seed_by', 'server_seed'])
    .where('prize_draw.member_id', '=', memberId)
    .$if(game !== undefined, (all) => all.where('prize_draw.game', '=', game ?? 'wheel'));
  return readNewestFirst(query, 'prize_draw.id', page);
}

interface NewSegment {
  readonly id: string;
  readonly kind: 'credit' | 'point' | 'none';
  readonly amount: number;
  readonly label: string;
  readonly weight: number;
}

export async function insertSegments(
  tx: Tx,
  { clientId, game, segments }: { clientId: string; game: PrizeGame; segments: readonly NewSegment[] },
): Promise<void> {
  await tx
    .insertInto('prize_segment')
    .values(
      segments.map(({ weight, ...segment }, position) => ({
        ...segment,
        client_id: clientId,
        game,
        position,
        weight_ppm: weight,
      })),
    )
    .execute();
}
