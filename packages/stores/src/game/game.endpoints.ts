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

/** Which games a lobby shows. */
export interface GameListArgument {
  readonly gameType: GameCategory;
  readonly provider?: GameProviderCode;
  /** What a member types to find a game. */
  readonly search?: string;
  /** Extension: the games of every category; a backend that does not know it answers for `gameType` alone. */
  readonly everyCategory?: boolean;
}

/** Games of one page: a lobby shows many at once. */
const GAMES_PER_PAGE = 60;

export const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Games of one type or of every one, by provider and search where asked. */
    gameList: memberPages(build, gameList, (_who, argument: GameListArgument, cursor) => ({
      body: { ...argument, limit: GAMES_PER_PAGE, cursor },
    })),
    /** The providers of one category. */
    gameProviders: memberQuery(build, gameProvidersOf, (_who, gameCate: GameCategory) => ({
      params: { gameCate },
    })),
    /** The small games of the media hub and what is left to play today (AP-21). */
    gameOverview: memberQuery(build, gameOverview, (_who, _: void) => ({}), { provides: ['Overview'] }),
  }),
});

export const { useGameListInfiniteQuery, useGameProvidersQuery, useGameOverviewQuery } = gameApi;

/** Opens a game: submit `{ gameCode, returnPath }`, then go to the answer's `launchUrl` (ME-22, RD-18). */
export const useOpenGame = createMoneyHook(openGame);

/** Brings the credit home from whatever game is open; it also happens by itself when the member comes back. */
export const useCashOut = createMoneyHook((_body: void) => returnCredit());
