import { gameCategorySchema, gameProviderSchema, type Game } from '@chada/contract';
import type { GameRow } from './catalogue.ts';

/** A game of the lobby. */
export function presentGame(row: GameRow): Game {
  return {
    code: row.code,
    name: row.name,
    category: gameCategorySchema.parse(row.category),
    provider: gameProviderSchema.parse(row.provider),
    imagePath: row.image_path,
    hot: row.hot,
  };
}

/** A provider of a category with the number of its games. */
export function presentProvider({ provider, games }: { provider: string; games: number }) {
  return { provider: gameProviderSchema.parse(provider), games };
}
