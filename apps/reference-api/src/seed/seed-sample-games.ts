import { gameProviderCodes } from '@chada/domain';
import type { Database } from '../database/connection.ts';
import { sampleGameNames } from './sample-game-names.ts';
import { sampleRandom } from './sample-random.ts';
import { spreadGames } from './spread-games.ts';

/**
 * The position of the first generated game. The games in games.json have lower positions, so the generated games come
 * last.
 */
const FIRST_POSITION = 10_000;
const HOT_EVERY = 30;

/** Adds hundreds of games, so that the lobby is long enough to scroll. */
export async function seedSampleGames(db: Database): Promise<void> {
  const random = sampleRandom('sample games');
  const games = Object.entries(sampleGameNames).flatMap(([category, { first, last }]) =>
    Object.entries(first).flatMap(([head, latin], row) =>
      last.map((tail, column) => {
        const provider = gameProviderCodes[(row + column) % gameProviderCodes.length] ?? 'SG';
        return { category, head, provider, latin, name: `${head}${tail}`, order: random.int(0, 1_000_000) };
      }),
    ),
  );
  games.sort((one, other) => one.order - other.order);
  await db
    .insertInto('game')
    .values(
      spreadGames(games).map(({ category, provider, latin, name }, at) => ({
        code: `${category}-${provider.toLowerCase()}-s${String(at + 1).padStart(3, '0')}`,
        name,
        category,
        provider,
        hot: at % HOT_EVERY === 0,
        latin_name: latin,
        image_path: null,
        position: FIRST_POSITION + at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
