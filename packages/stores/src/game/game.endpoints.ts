import type { GameCategory, GameProviderCode } from '@chada/domain';
import type { OperationData } from '@chada/contract';
import { gameList, gameOverview, gameProvidersOf } from '@chada/contract/game';
import { createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { openGame } from './open-game.ts';
import { returnCredit } from './return-credit.ts';
import { memberPages, memberQuery, noInput } from '../query/endpoint-builders.ts';
import { prefetch, prefetchMissing, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';

export type { Game } from '@chada/contract/game';
export { useRecentGames, useRememberGame } from './recent-games.ts';

export type GamePage = OperationData<typeof gameList>;

export interface GameListArgument {
  readonly gameType: GameCategory;
  readonly provider?: GameProviderCode;
  readonly search?: string;
  /** True to search in all categories. An API that does not know this field searches only in `gameType`. */
  readonly everyCategory?: boolean;
}

const GAMES_PER_PAGE = 60;

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameList: memberPages(build, gameList, (_who, argument: GameListArgument, cursor) => ({
      body: { ...argument, limit: GAMES_PER_PAGE, cursor },
    })),
    gameProviders: memberQuery(build, gameProvidersOf, (_who, gameCate: GameCategory) => ({
      params: { gameCate },
    })),
    gameOverview: memberQuery(build, gameOverview, noInput, { provides: ['Overview'] }),
  }),
});

export const { useGameListInfiniteQuery, useGameProvidersQuery, useGameOverviewQuery } = gameApi;

/** Loads what the lobby of the chosen category shows. */
export const prefetchLobby = (): AppThunk => (dispatch, getState) => {
  const { category } = getState().game;
  const { gameList: list, gameProviders: providers } = gameApi.endpoints;
  dispatch(
    prefetch(
      providers.initiate(category, prefetchMissing),
      list.initiate({ gameType: category }, prefetchMissing),
      list.initiate({ gameType: 'hot' }, prefetchMissing),
    ),
  );
};

export const prefetchGameOverview = (): AppThunk =>
  prefetch(gameApi.endpoints.gameOverview.initiate(undefined, prefetchStale));

/** Returns a function that opens a game (ME-22, RD-18). After a success, navigate to `launchUrl` in the response. */
export const useOpenGame = createMoneyHook(openGame);

export const useCashOut = createMoneyHook((_body: void) => returnCredit());
