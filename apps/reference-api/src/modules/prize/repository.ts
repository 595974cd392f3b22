import type { Selectable } from 'kysely';
import type { PrizeGame } from '../../database/activity-tables.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';

export type SegmentRow = Selectable<Tables['prize_segment']>;
export type DrawRow = Selectable<Tables['prize_draw']>;

/** Returns the segments of a brand's prize game in display order. */
export function readSegments(db: Database | Tx, clientId: string, game: PrizeGame): Promise<SegmentRow[]> {
  return db
    .selectFrom('prize_segment')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('game', '=', game)
    .orderBy('position')
    .execute();
}

/** The allowed and the used turns of a member on a Bangkok day. */
export interface Turns {
  readonly allowed: number;
  readonly taken: number;
}

export async function readTurns(
  db: Database | Tx,
  asked: { clientId: string; memberId: number; game: PrizeGame; day: string },
): Promise<Turns> {
  const row = await db
    .selectFrom('prize_game')
    .select((query) => [
      'turns_a_day as allowed',
      query
        .selectFrom('prize_draw')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .where('member_id', '=', asked.memberId)
        .where('game', '=', asked.game)
        .where('bangkok_day', '=', asked.day)
        .as('taken'),
    ])
    .where('client_id', '=', asked.clientId)
    .where('game', '=', asked.game)
    .executeTakeFirst();
  return { allowed: row?.allowed ?? 0, taken: row?.taken ?? 0 };
}

export function insertDraw(tx: Tx, draw: Omit<DrawRow, 'id'>): Promise<DrawRow> {
  return tx.insertInto('prize_draw').values(draw).returningAll().executeTakeFirstOrThrow();
}

/** Returns a member's prizes of one prize game, newest first. */
export function readDraws(
  db: Database,
  { memberId, game }: { memberId: number; game: PrizeGame },
  page: PageQuery,
): Promise<Page<DrawRow>> {
  const query = db
    .selectFrom('prize_draw')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('game', '=', game);
  return readNewestFirst(query, 'prize_draw.id', page);
}

/** A segment of a prize game; `weight` is its chance in parts per million. */
interface NewSegment {
  readonly id: string;
  readonly kind: 'credit' | 'point' | 'none';
  readonly amount: number;
  readonly label: string;
  readonly weight: number;
}

/** Inserts the segments of a prize game in their order. */
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
