import type { ResolvedClient } from '@chada/client-config';
import type { Database } from '../database/connection.ts';
import endings from './brand-game-endings.json' with { type: 'json' };
import { sampleGameNames } from './sample-game-names.ts';
import { sampleRandom } from './sample-random.ts';

const GAMES_EACH = 12;
const HOT_EACH = 2;
/** The position of the first added game. All other sample games have lower positions. */
const FIRST_POSITION = 20_000;

interface Offer {
  readonly category: string;
  readonly provider: string;
  /**
   * The standard category whose illustration and game rules are used for a category that the brand added. Undefined if
   * the brand's configuration has no `drawing` for the category.
   */
  readonly drawing: string | undefined;
}

interface GameName {
  readonly name: string;
  readonly latin: string;
}

const keyOf = ({ category, provider }: Pick<Offer, 'category' | 'provider'>): string =>
  `${category} ${provider}`;

function offersOf({ game }: ResolvedClient): readonly Offer[] {
  return game.categories
    .filter((category) => category !== 'hot')
    .flatMap((category) =>
      game.providers.map((provider) => ({ category, provider, drawing: game.drawings[category] })),
    );
}

function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const random = sampleRandom(seed);
  return items
    .map((item) => ({ item, order: random.int(0, 1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function namesOf({ category, drawing }: Offer): readonly GameName[] {
  const own = sampleGameNames[category] ?? sampleGameNames[drawing ?? ''];
  const parts = own === undefined ? Object.values(sampleGameNames) : [own];
  const beginnings = parts.flatMap(({ first }) => Object.entries(first));
  const names = beginnings.flatMap(([beginning, latin]) =>
    endings.map((ending) => ({ name: `${beginning} ${ending}`, latin })),
  );
  return shuffled(names, category);
}

/** Returns the names of new games. No other game of the category has one of these names. */
function unusedNames(offer: Offer, isUsed: (name: string) => boolean): readonly GameName[] {
  const names = namesOf(offer);
  const unused: GameName[] = [];
  for (let round = 1; unused.length < GAMES_EACH; round += 1) {
    const numbered = round === 1 ? names : names.map((name) => ({ ...name, name: `${name.name} ${round}` }));
    unused.push(...numbered.filter(({ name }) => !isUsed(name)));
  }
  return unused.slice(0, GAMES_EACH);
}

/**
 * Adds invented games for each pair of category and provider that a brand offers and that has no game yet, so that no
 * lobby is empty. Existing games do not change.
 */
export async function seedBrandGames(db: Database, brands: readonly ResolvedClient[]): Promise<void> {
  const known = await db.selectFrom('game').select(['category', 'provider', 'name', 'position']).execute();
  const offers = new Map(brands.flatMap(offersOf).map((offer) => [keyOf(offer), offer]));
  for (const game of known) offers.delete(keyOf(game));
  if (offers.size === 0) return;
  const used = new Set(known.map(({ category, name }) => `${category} ${name}`));
  const games = [...offers.values()].flatMap((offer) => {
    const { category, provider, drawing } = offer;
    const names = unusedNames(offer, (name) => used.has(`${category} ${name}`));
    // The first word of the code must be a standard category, because the sandbox provider chooses a game's rules by
    // this word.
    const prefix = drawing === undefined ? category : `${drawing}-${category}`;
    return names.map(({ name, latin }, at) => {
      used.add(`${category} ${name}`);
      const code = `${prefix}-${provider.toLowerCase()}-b${String(at + 1).padStart(2, '0')}`;
      return { code, name, category, provider, hot: at < HOT_EACH, latin_name: latin, image_path: null };
    });
  });
  const from = Math.max(FIRST_POSITION, ...known.map(({ position }) => position + 1));
  // Shuffles the games. Otherwise, the games would be sorted by provider.
  const mixed = shuffled(games, [...offers.keys()].join());
  await db
    .insertInto('game')
    .values(mixed.map((game, at) => ({ ...game, position: from + at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
