import { gameCategories } from '@chada/domain';
import { gameList, gameProvidersOf, type Game } from '@chada/contract';
import { type Reply, replies } from '@chada/testing';
import type { RecordedRequest } from '@chada/testing/server';
import { screen } from '@testing-library/react';
import { GameCategoryPage } from '../src/game/game-category-page.tsx';
import { siteHarness } from './site-harness.tsx';

export const slots = '/auth/games/category?cat=slots';

interface GameServerOptions {
  readonly knowsEveryCategory?: boolean;
  /** Delays the response to a request for games of this type. */
  readonly before?: (gameType: unknown) => Promise<void> | undefined;
  /** Returns another response to a request for games of this type. */
  readonly instead?: (gameType: unknown) => Reply | undefined;
}

/** Starts a fake server for each test, and returns functions that open the lobby and serve its games. */
export function lobbyHarness() {
  const harness = siteHarness();
  const lists = (gameType: string) =>
    harness
      .server()
      .requests(gameList)
      .filter(({ body }) => body['gameType'] === gameType);
  const searches = () =>
    lists('slots').flatMap(({ body }) => (body['search'] === undefined ? [] : [body['search']]));
  const searchField = () => screen.findByRole<HTMLInputElement>('searchbox');

  function serve(games: readonly Game[], options: GameServerOptions = {}): void {
    const { knowsEveryCategory = true, before, instead } = options;
    harness.server().reply(gameList, async ({ body }: RecordedRequest) => {
      const { gameType, search, everyCategory, limit = 20, cursor = '0' } = body;
      await before?.(gameType);
      const other = instead?.(gameType);
      if (other !== undefined) return other;
      const named = games.filter(({ name }) => name.includes(String(search ?? '')));
      const ofType = ({ category, hot }: Game) => (gameType === 'hot' ? hot : category === gameType);
      const found = knowsEveryCategory && everyCategory === true ? named : named.filter(ofType);
      const [from, count] = [Number(cursor), Number(limit)];
      const foundByCategory = gameCategories.flatMap((category) => {
        const { length } = named.filter((game) => game.category === category);
        return length > 0 ? [{ category, games: length }] : [];
      });
      return replies.data({
        items: found.slice(from, from + count),
        nextCursor: from + count < found.length ? String(from + count) : null,
        total: found.length,
        ...(knowsEveryCategory && search !== undefined ? { foundByCategory } : {}),
      });
    });
  }
  function serveProviders(category: string, gamesOf: Readonly<Record<string, number>>): void {
    const providers = Object.entries(gamesOf).map(([provider, games]) => ({ provider, games }));
    harness.server().reply(gameProvidersOf, replies.data({ category, providers }));
  }
  const open = (at = slots, brand = {}) => harness.open(<GameCategoryPage />, { at, brand });
  return { harness, lists, open, searches, searchField, serve, serveProviders };
}
