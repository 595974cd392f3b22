import { gameCategorySchema, gameCodeSchema, gameProviderSchema } from '@chada/contract';
import * as z from 'zod/mini';
import type { Database } from '../database/connection.ts';
import games from './games.json' with { type: 'json' };

const gamesSchema = z.array(
  z.object({
    code: gameCodeSchema,
    name: z.string(),
    /** The name in Latin letters, for the search. */
    latin: z.string(),
    category: gameCategorySchema,
    provider: gameProviderSchema,
    hot: z.boolean(),
  }),
);

/** Adds the games of `games.json`. Existing games do not change. */
export async function seedGames(db: Database): Promise<void> {
  await db
    .insertInto('game')
    .values(
      gamesSchema.parse(games).map(({ latin, ...game }, at) => ({
        ...game,
        latin_name: latin,
        image_path: null,
        position: (at + 1) * 10,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
