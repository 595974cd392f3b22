import {
  gameList,
  gameOverview,
  gameProvidersOf,
  type GameCategory,
  type GameProviderCode,
} from '@chada/contract/game';
import { createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { openGame } from './open-game.ts';
import { returnCredit } from './return-credit.ts';
import { memberPages, memberQuery } from '../query/endpoint-builders.ts';

export type { Game, GameCategory, GameProviderCode } from '@chada/contract/game';

/** The filters of a game list. */
export interface GameListArgument {
  readonly gameType: GameCategory;
  readonly provider?: GameProviderCode;
  /** Search text of the member. */
  readonly search?: string;
  /** Extension: games of every category. A backend without it returns those of `gameType` only. */
  readonly everyCategory?: boolean;
}

/** Games per page; a lobby shows many at once. */
const GAMES_PER_PAGE = 60;

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns games of one category or of all, filtered by provider and search text. */
    gameList: memberPages(build, gameList, (_who, argument: GameListArgument, cursor) => ({
      body: { ...argument, limit: GAMES_PER_PAGE, cursor },
    })),
    /** Returns the providers of one category. */
    gameProviders: memberQuery(build, gameProvidersOf, (_who, gameCate: GameCategory) => ({
      params: { gameCate },
    })),
    /** Returns the small games of the media hub and the plays left today (AP-21). */
    gameOverview: memberQuery(build, gameOverview, (_who, _: void) => ({}), { provides: ['Overview'] }),
  }),
});

export const { useGameListInfiniteQuery, useGameProvidersQuery, useGameOverviewQuery } = gameApi;

/** Opens a game: submit `{ gameCode, returnPath }`, then navigate to the answer's `launchUrl` (ME-22, RD-18). */
export const useOpenGame = createMoneyHook(openGame);

/** Returns the credit from the open game; this also happens when the member comes back to the page. */
export const useCashOut = createMoneyHook((_body: void) => returnCredit());
