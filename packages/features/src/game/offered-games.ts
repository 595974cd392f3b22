import type { Game } from '@chada/stores/game';
import type { LobbyRules } from './list-address.ts';
import { warnDeveloper } from './warn-developer.ts';

type LobbyContent = Pick<LobbyRules, 'categories' | 'providers'>;

/** Returns only the games that the brand offers. */
export function offeredGames<One extends Pick<Game, 'code' | 'category' | 'provider'>>(
  games: readonly One[],
  { categories, providers }: LobbyContent,
): readonly One[] {
  return games.filter(({ code, category, provider }) => {
    const mistake = !providers.includes(provider)
      ? `provider "${provider}" is not in game.providers`
      : !categories.includes(category)
        ? `category "${category}" is not in game.categories`
        : undefined;
    if (mistake !== undefined) warnDeveloper(`The game "${code}" is not shown: its ${mistake}.`);
    return mistake === undefined;
  });
}
