import type { GameCategory, GameProviderCode } from '@chada/domain';
import type { ResolvedClient } from '@chada/client-config';
import { gameCategorySchema } from '@chada/contract';
import { searchGames } from '@chada/contract/game-search';
import type { Database } from '../../database/connection.ts';
import {
  decodeCursor,
  DEFAULT_LIMIT,
  encodeCursor,
  type Page,
  type PageQuery,
} from '../../http/pipeline/paging.ts';
import { readCatalogue, type CatalogueEntry, type GameRow } from './catalogue.ts';

export interface GameSearch extends PageQuery {
  readonly gameType: GameCategory;
  readonly provider?: GameProviderCode | undefined;
  readonly everyCategory?: boolean | undefined;
  readonly search: string;
}

export interface FoundGames extends Page<GameRow> {
  readonly total: number;
  readonly foundByCategory: readonly { category: GameCategory; games: number }[];
}

function countByCategory(found: readonly CatalogueEntry[], { game }: ResolvedClient) {
  const counts = new Map<string, number>();
  for (const {
    game: { category },
  } of found)
    counts.set(category, (counts.get(category) ?? 0) + 1);
  return game.categories.flatMap((category) => {
    const games = counts.get(category) ?? 0;
    return games > 0 ? [{ category: gameCategorySchema.parse(category), games }] : [];
  });
}

export async function findGames(
  db: Database,
  brand: ResolvedClient,
  { gameType, provider, everyCategory = false, search, limit = DEFAULT_LIMIT, cursor }: GameSearch,
): Promise<FoundGames> {
  const from = decodeCursor(cursor) ?? 0;
  const categories = new Set<string>(brand.game.categories);
  const providers = new Set<string>(brand.game.providers);
  const offered = (await readCatalogue(db)).filter(
    ({ game }) => categories.has(game.category) && providers.has(game.provider),
  );
  const found = searchGames(search, offered, brand.game.names);
  const isRequested = ({ game }: CatalogueEntry): boolean =>
    (provider === undefined || game.provider === provider) &&
    (everyCategory ||
      (categories.has(gameType) && (gameType === 'hot' ? game.hot : game.category === gameType)));
  const requestedGames = found.filter(isRequested);
  const to = from + limit;
  return {
    rows: requestedGames.slice(from, to).map(({ game }) => game),
    nextCursor: to < requestedGames.length ? encodeCursor(to) : null,
    total: requestedGames.length,
    foundByCategory: countByCategory(found, brand),
  };
}
