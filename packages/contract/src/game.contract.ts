import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { instantSchema, pageOf, pagingFields, satangSchema, textSchema, uuidSchema } from './schemas.ts';

/** Categories of games (EN-06, ME-20). */
export const gameCategories = ['casino', 'sport', 'fishing', 'card', 'lotto', 'slots', 'hot'] as const;
/** Category of games; `hot` holds the most played games of all categories. */
export const gameCategorySchema = z.enum(gameCategories);
/** Category of games. */
export type GameCategory = z.output<typeof gameCategorySchema>;

/** Game providers by the codes of the specification (ME-21). */
export const gameProviders = ['JK', 'AC', 'SG', 'XE'] as const;
/** A game provider's code. */
export const gameProviderSchema = z.enum(gameProviders);
/** A game provider's code. */
export type GameProviderCode = z.output<typeof gameProviderSchema>;

/** A game's code, unique within a brand. */
export const gameCodeSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** A game of the lobby. */
export const gameSchema = z.object({
  code: gameCodeSchema,
  name: z.string(),
  category: gameCategorySchema,
  provider: gameProviderSchema,
  /** Path of its picture; null if the site draws one. */
  imagePath: z.nullable(z.string()),
  hot: z.boolean(),
});
/** A game of the lobby. */
export type Game = z.output<typeof gameSchema>;

const gameExample: z.input<typeof gameSchema> = {
  code: 'golden-dragon',
  name: 'มังกรทองคำ',
  category: 'slots',
  provider: 'JK',
  imagePath: null,
  hot: true,
};

/** Path of the brand's own site that the provider's page links back to. */
const returnPathSchema = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** A member's open game and the credit in it. */
export const openGameSchema = z.object({
  sessionId: uuidSchema,
  gameCode: gameCodeSchema,
  gameName: z.string(),
  openedAt: instantSchema,
  /** Moved to the provider when the game was opened. */
  takenSatang: satangSchema,
  /** In the game now, as the provider reports it; equal to `takenSatang` if the provider does not respond. */
  amountSatang: satangSchema,
  amountSource: z.enum(['provider', 'taken']),
  /** True once the provider reports the end of the visit, or a return has begun. The site then returns the credit. */
  visitEnded: z.boolean(),
});
/** A member's open game and the credit in it. */
export type OpenGame = z.output<typeof openGameSchema>;
/** An open game, for the examples and tests. */
export const openGameExample: OpenGame = {
  sessionId: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e',
  gameCode: 'golden-dragon',
  gameName: 'มังกรทองคำ',
  openedAt: '2026-11-20T03:15:00.000Z',
  takenSatang: 125_050,
  amountSatang: 130_050,
  amountSource: 'provider',
  visitEnded: false,
};

/** An absolute http or https address, or a path from the site's root. */
const pathOrAddressSchema = z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/));

export const gameList = defineOperation({
  id: 'game.list',
  method: 'POST',
  path: '/api/auth/user/game/list',
  rows: ['AP-09', 'ME-20', 'ME-21'],
  auth: 'member',
  summary:
    'Games of one type, by provider and search where asked, paged. `everyCategory` and `foundByCategory` are our extension: a backend without them answers for `gameType` alone.',
  body: z.object({
    gameType: gameCategorySchema,
    provider: z.optional(gameProviderSchema),
    /** The text a member types to find a game; matched by `searchGames` of `@chada/contract/game-search`. */
    search: z.optional(textSchema(60)),
    /** Extension: the games of every category. `gameType` then names only the category in which the member searches. */
    everyCategory: z.optional(z.boolean()),
    ...pagingFields,
  }),
  response: z.extend(pageOf(gameSchema), {
    total: z.int().check(z.gte(0)),
    /** Extension, only with a search: the number of matching games of all providers in each category; no zeros, no `hot`. */
    foundByCategory: z.optional(
      z.array(z.object({ category: gameCategorySchema, games: z.int().check(z.gte(1)) })),
    ),
  }),
  provisional: true,
  example: {
    body: { gameType: 'slots', search: 'มังกร', everyCategory: true, limit: 40 },
    response: {
      items: [gameExample],
      nextCursor: null,
      total: 1,
      foundByCategory: [{ category: 'slots', games: 1 }],
    },
  },
});

export const gameProvidersOf = defineOperation({
  id: 'game.providers',
  method: 'GET',
  path: '/api/auth/user/games/{gameCate}',
  rows: ['AP-09', 'ME-20'],
  auth: 'member',
  summary: 'The providers of one category with the number of their games; the method is our choice.',
  params: z.object({ gameCate: gameCategorySchema }),
  response: z.object({
    category: gameCategorySchema,
    providers: z.array(z.object({ provider: gameProviderSchema, games: z.int().check(z.gte(0)) })),
  }),
  provisional: true,
  example: {
    params: { gameCate: 'slots' },
    response: { category: 'slots', providers: [{ provider: 'JK', games: 24 }] },
  },
});

export const gameOpen = defineOperation({
  id: 'game.open',
  method: 'POST',
  path: '/api/auth/user/opengame',
  rows: ['AP-07', 'ME-22'],
  auth: 'member',
  summary:
    'Moves the credit to the provider and gives the address where the game plays; credit in an open game is returned first.',
  body: z.object({
    gameCode: gameCodeSchema,
    returnPath: returnPathSchema,
  }),
  idempotent: true,
  response: z.object({ sessionId: uuidSchema, launchUrl: pathOrAddressSchema, movedSatang: satangSchema }),
  errors: ['GAME_UNAVAILABLE', 'GAME_PROVIDER_UNAVAILABLE', 'CREDIT_INSUFFICIENT'],
  provisional: true,
  example: {
    body: { gameCode: 'golden-dragon', returnPath: '/auth/games/slots/JK' },
    response: {
      sessionId: '7b8c9d0e-1f2a-4b3c-8d4e-5f6a7b8c9d0e',
      launchUrl: 'http://localhost:8789/play/7b8c9d0e',
      movedSatang: 125_050,
    },
  },
});

export const gameResume = defineOperation({
  id: 'game.resume',
  method: 'POST',
  path: '/api/auth/user/game/resume',
  rows: ['ME-22'],
  auth: 'member',
  summary:
    'Returns a new address for the game that is open; no credit moves. The specification names no such call.',
  body: z.object({ sessionId: uuidSchema, returnPath: returnPathSchema }),
  response: z.object({ launchUrl: pathOrAddressSchema }),
  errors: ['GAME_NOT_OPEN', 'GAME_PROVIDER_UNAVAILABLE'],
  provisional: true,
  extension: true,
  example: {
    body: { sessionId: openGameExample.sessionId, returnPath: '/auth/dashboard' },
    response: { launchUrl: 'http://localhost:8789/play/7b8c9d0e' },
  },
});

export const gameCashOut = defineOperation({
  id: 'game.cashOut',
  method: 'POST',
  path: '/api/auth/user/game/cashOut',
  rows: ['AP-07', 'ME-22', 'EN-02'],
  auth: 'member',
  summary: 'Returns the credit from the open game; without an open game it only returns the amount.',
  body: z.object({
    /** Extension: returns the credit of this session only. If another one is open, or none, nothing moves. */
    sessionId: z.optional(uuidSchema),
  }),
  idempotent: true,
  response: z.object({
    /** Returned to the wallet. */
    movedSatang: satangSchema,
    /** Moved to the game when it was opened; null if none was open. */
    takenSatang: z.nullable(satangSchema),
    creditSatang: satangSchema,
  }),
  errors: ['GAME_PROVIDER_UNAVAILABLE'],
  provisional: true,
  example: { body: {}, response: { movedSatang: 130_050, takenSatang: 125_050, creditSatang: 130_050 } },
});

export const gameOverview = defineOperation({
  id: 'game.overview',
  method: 'GET',
  path: '/api/auth/game',
  rows: ['AP-21', 'ME-15'],
  auth: 'member',
  summary: 'The small games of the media hub and the remaining plays of each today.',
  response: z.object({
    wheel: z.object({ enabled: z.boolean(), left: z.int() }),
    flipCard: z.object({ enabled: z.boolean(), left: z.int() }),
    checkIn: z.object({ enabled: z.boolean(), today: z.boolean() }),
  }),
  provisional: true,
  example: {
    response: {
      wheel: { enabled: true, left: 1 },
      flipCard: { enabled: true, left: 1 },
      checkIn: { enabled: true, today: false },
    },
  },
});
