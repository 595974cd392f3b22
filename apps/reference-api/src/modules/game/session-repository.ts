import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type GameSessionRow = Selectable<Tables['game_session']>;

/**
 * Returns the member's game session that is not closed, or `undefined`. If money depends on the result, the caller must
 * lock the wallet first.
 */
export function findOpenSession(db: Database | Tx, memberId: number): Promise<GameSessionRow | undefined> {
  return db
    .selectFrom('game_session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
}

/**
 * Returns the member's game session that is not closed, or `undefined`. `game_name` is null if the game was deleted.
 */
export function findOpenGame(
  db: Database,
  memberId: number,
): Promise<(GameSessionRow & { readonly game_name: string | null }) | undefined> {
  return db
    .selectFrom('game_session')
    .leftJoin('game', 'game.code', 'game_session.game_code')
    .selectAll('game_session')
    .select('game.name as game_name')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
}

/**
 * Frees the idempotency key of a closed game session, so that a repeated request with this key opens a new game
 * session.
 */
export async function releaseOpeningKey(tx: Tx, memberId: number, key: string): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ opened_by: sql<string>`opened_by || ' ' || uuid` })
    .where('member_id', '=', memberId)
    .where('opened_by', '=', key)
    .where('status', '=', 'closed')
    .execute();
}

export function findClosedBy(
  db: Database | Tx,
  memberId: number,
  key: string,
): Promise<GameSessionRow | undefined> {
  return db
    .selectFrom('game_session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('closed_by', '=', key)
    .where('status', '=', 'closed')
    .executeTakeFirst();
}

export function insertSession(
  tx: Tx,
  session: Pick<
    GameSessionRow,
    'client_id' | 'member_id' | 'provider' | 'game_code' | 'taken' | 'opened_by' | 'opened_at' | 'uuid'
  >,
): Promise<GameSessionRow> {
  return tx
    .insertInto('game_session')
    .values({
      ...session,
      status: 'moving_in',
      brought: null,
      closed_by: null,
      closed_at: null,
      turnover: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the status of a game session. Has no effect if the current status is not one of `from`. */
export async function advanceSession(
  db: Database | Tx,
  id: number,
  step:
    | { readonly from: ['moving_in']; readonly set: { readonly status: 'open' } }
    | {
        readonly from: ['moving_in', 'open'];
        readonly set: { readonly status: 'coming_home'; readonly closed_by: string };
      }
    | {
        readonly from: ['coming_home'];
        readonly set: {
          readonly status: 'closed';
          readonly brought: number;
          readonly turnover: number;
          readonly closed_at: Date;
          readonly result_unknown?: boolean;
        };
      },
): Promise<GameSessionRow | undefined> {
  return db
    .updateTable('game_session')
    .set(step.set)
    .where('id', '=', id)
    .where('status', 'in', step.from)
    .returningAll()
    .executeTakeFirst();
}
