import { gameCategoryPattern, gameProviderPattern } from '@chada/domain';
import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { instantSchema, pageOf, pagingFields, satangSchema, textSchema, uuidSchema } from './schemas.ts';

/** The id of a game category: a category in the specification, or a category that the brand added. */
export const gameCategorySchema = z.string().check(z.regex(gameCategoryPattern));
/** The code of a game provider: a provider in the specification, or a provider that the brand added. */
export const gameProviderSchema = z.string().check(z.regex(gameProviderPattern));

/** The code of a game, unique within a brand. */
export const gameCodeSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

export const gameSchema = z.object({
  code: gameCodeSchema,
  name: z.string(),
  category: gameCategorySchema,
  provider: gameProviderSchema,
  /** Path of the game's image. If null, the site shows a generated image. */
  imagePath: z.nullable(z.string()),
  hot: z.boolean(),
});
export type Game = z.output<typeof gameSchema>;

const gameExample: z.input<typeof gameSchema> = {
  code: 'golden-dragon',
  name: 'มังกรทองคำ',
  category: 'slots',
  provider: 'JK',
  imagePath: null,
  hot: true,
};

/** A path on the brand's site to which the game links back. */
const returnPathSchema = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** A member's open game, and the credit in this game. */
export const openGameSchema = z.object({
  sessionId: uuidSchema,
  gameCode: gameCodeSchema,
  gameName: z.string(),
  openedAt: instantSchema,
  /** Credit that moved to the provider when the game was opened. */
  takenSatang: satangSchema,
  /** The current credit in the game. Equals `takenSatang` if the provider does not respond. */
  amountSatang: satangSchema,
  amountSource: z.enum(['provider', 'taken']),
  /** True if the member has left the game. The site then returns the credit. */
  visitEnded: z.boolean(),
});
export type OpenGame = z.output<typeof openGameSchema>;
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

/** An absolute http or https URL, or a path from the site's root. */
const pathOrAddressSchema = z.string().check(z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/));

export const gameList = defineOperation({
  id: 'game.list',
  method: 'POST',
  path: '/api/auth/user/game/list',
  rows: ['AP-09', 'ME-20', 'ME-21'],
  auth: 'member',
  summary:
    'A page of games of one category, optionally filtered by provider and search. `everyCategory` and `foundByCategory` are extensions: a backend without them searches only `gameType`.',
  body: z.object({
    gameType: gameCategorySchema,
    provider: z.optional(gameProviderSchema),
    /** A text that the member typed. */
    search: z.optional(textSchema(60)),
    /** True to search in all categories (extension). */
    everyCategory: z.optional(z.boolean()),
    ...pagingFields,
  }),
  response: z.extend(pageOf(gameSchema), {
    total: z.int().check(z.gte(0)),
    /** Number of matching games in each category (extension). Present only with `search`. */
    foundByCategory: z.optional(
      z.array(z.object({ category: gameCategorySchema, games: z.int().check(z.gte(1)) })),
    ),
  }),
  provisional: true,
  dropsInvalidItems: true,
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
  summary:
    'The providers of one category with the number of their games. The specification does not state the HTTP method.',
  params: z.object({ gameCate: gameCategorySchema }),
  response: z.object({
    category: gameCategorySchema,
    providers: z.array(z.object({ provider: gameProviderSchema, games: z.int().check(z.gte(0)) })),
  }),
  provisional: true,
  dropsInvalidItems: true,
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
    'Opens a game: moves the credit to the provider and returns the URL of the game. Credit in another open game is returned first.',
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
    'Returns a new URL for the open game without moving credit. The specification does not have this operation.',
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
  summary: 'Moves the credit from the open game to the wallet. Without an open game, no credit moves.',
  body: z.object({
    /** The game session whose credit returns to the wallet (extension). */
    sessionId: z.optional(uuidSchema),
  }),
  idempotent: true,
  response: z.object({
    movedSatang: satangSchema,
    /** The credit that moved to the provider when the game was opened. Null if no game was open. */
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
  summary: 'The prize games and the number of turns left today for each game.',
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
