import type { GameCategory, GameProviderCode } from '@chada/domain';
import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOfRows,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';
import type { GameRow } from './catalogue.ts';

function selectOffered(db: Database | Tx, { game }: ResolvedClient) {
  return db
    .selectFrom('game')
    .where('enabled', '=', true)
    .where('category', 'in', game.categories)
    .$if(game.providers.length > 0, (query) => query.where('provider', 'in', game.providers))
    .$if(game.providers.length === 0, (query) => query.where(sql<boolean>`false`));
}

/**
 * Selects the brand's games of a category. For the category `hot`, selects the games that are marked as hot, from all
 * categories of the brand.
 */
function selectByType(db: Database | Tx, brand: ResolvedClient, gameType: GameCategory) {
  const all = selectOffered(db, brand);
  if (!brand.game.categories.includes(gameType)) return all.where(sql<boolean>`false`);
  return gameType === 'hot' ? all.where('hot', '=', true) : all.where('category', '=', gameType);
}

export interface GameQuery extends PageQuery {
  readonly gameType: GameCategory;
  readonly provider?: GameProviderCode | undefined;
  readonly everyCategory?: boolean | undefined;
}

export async function readGames(
  db: Database,
  brand: ResolvedClient,
  { gameType, provider, everyCategory = false, limit = DEFAULT_LIMIT, cursor }: GameQuery,
): Promise<Page<GameRow> & { total: number }> {
  const after = decodeCursor(cursor);
  const matching = (everyCategory ? selectOffered(db, brand) : selectByType(db, brand, gameType)).$if(
    provider !== undefined,
    (query) => query.where('provider', '=', provider ?? ''),
  );
  const [{ total }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .$if(after !== undefined, (query) => query.where('position', '>', after ?? 0))
      .selectAll()
      .orderBy('position')
      .limit(limit + 1)
      .execute(),
  ]);
  return { ...pageOfRows(rows, limit, (row) => row.position), total };
}

export function readProviders(
  db: Database,
  brand: ResolvedClient,
  category: GameCategory,
): Promise<{ provider: string; games: number }[]> {
  return selectByType(db, brand, category)
    .select(({ fn }) => ['provider', fn.countAll<number>().as('games')])
    .groupBy('provider')
    .orderBy('provider')
    .execute();
}

export function findGame(
  db: Database | Tx,
  brand: ResolvedClient,
  code: string,
): Promise<GameRow | undefined> {
  return selectOffered(db, brand).selectAll().where('code', '=', code).executeTakeFirst();
}
