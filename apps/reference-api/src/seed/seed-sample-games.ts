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

interface NamedGame {
  readonly category: string;
  readonly latin: string;
}

/*
 * Chooses at most one in `HOT_EVERY` games as a hot game. The names of two hot games of one category never begin with
 * the same word.
 */
function hotOnes<Game extends NamedGame>(
  games: readonly Game[],
  known: readonly NamedGame[],
): ReadonlySet<Game> {
  const hot = new Set<Game>();
  const shown = [...known];
  games.forEach((game, at) => {
    const isShown = shown.some(
      ({ category, latin }) => category === game.category && latin.includes(game.latin),
    );
    if (at < hot.size * HOT_EVERY || isShown) return;
    hot.add(game);
    shown.push(game);
  });
  return hot;
}

/** Adds hundreds of games, so that the lobby is long enough to scroll. */
export async function seedSampleGames(db: Database): Promise<void> {
  const random = sampleRandom('sample games');
  const games = Object.entries(sampleGameNames).flatMap(([category, { first, last }]) =>
    Object.entries(first).flatMap(([head, latin], row) =>
      last.map((tail, column) => {
        const provider = gameProviderCodes[(row + column) % gameProviderCodes.length] ?? 'SG';
        return { category, provider, latin, name: `${head} ${tail}`, order: random.int(0, 1_000_000) };
      }),
    ),
  );
  games.sort((a, b) => a.order - b.order);
  const rows = await db
    .selectFrom('game')
    .select(['category', 'provider', 'name', 'latin_name', 'hot', 'position'])
    .orderBy('position')
    .execute();
  const earlier = rows
    .filter(({ position }) => position < FIRST_POSITION)
    .map(({ latin_name, ...row }) => ({ ...row, latin: latin_name ?? '' }));
  const known = new Set(rows.map(({ category, name }) => `${category} ${name}`));
  const sample = spreadGames(games, earlier);
  const hot = hotOnes(
    sample,
    earlier.filter((game) => game.hot),
  );
  const coded = sample.map((game, at) => ({
    code: `${game.category}-${game.provider.toLowerCase()}-s${String(at + 1).padStart(3, '0')}`,
    name: game.name,
    category: game.category,
    provider: game.provider,
    hot: hot.has(game),
    latin_name: game.latin,
    image_path: null,
    position: FIRST_POSITION + at,
  }));
  const added = coded.filter(({ category, name }) => !known.has(`${category} ${name}`));
  if (added.length === 0) return;
  await db
    .insertInto('game')
    .values(added)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
