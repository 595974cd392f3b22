import { satang } from '@chada/domain';
import * as z from 'zod/mini';
import {
  accountIdPattern,
  apiBasePattern,
  captionsPathPattern,
  clientIdPattern,
  countryPattern,
  filmPathPattern,
  fontFamilyPattern,
  fontPathPattern,
  hexColourPattern,
  hostNamePattern,
  httpsOriginPattern,
  httpsUrlPattern,
  imagePathPattern,
  originPattern,
  pngPathPattern,
  unicodeRangePattern,
  urlPattern,
} from './patterns.ts';

/** All game categories, in the order of the default lobby (ME-20). */
export const gameCategories = ['sport', 'casino', 'slots', 'fishing', 'card', 'lotto', 'hot'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** All provider types (ME-21). */
export const gameProviders = ['JK', 'AC', 'SG', 'XE'] as const;
export type GameProvider = (typeof gameProviders)[number];

/** The member attributes that a chat service can receive (CH-02); a client lists those it sends (RD-13). */
export const chatAttributes = [
  'name',
  'phone',
  'username',
  'bankName',
  'bankId',
  'level',
  'point',
  'email',
] as const;
export type ChatAttribute = (typeof chatAttributes)[number];

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const on = z._default(z.boolean(), true);
const amount = (defaultSatang: number) =>
  z.pipe(z._default(z.int().check(z.positive()), defaultSatang), z.transform(satang));
const percent = z.int().check(z.gte(0), z.lte(100));

/** A refund percent for every level (RD-01, RD-11). */
export const refundTableSchema = z.strictObject({
  1: percent,
  2: percent,
  3: percent,
  4: percent,
  5: percent,
  6: percent,
});

const footer = z.strictObject({
  holder: text(80),
  // The specification shows both years (RD-10).
  publicYear: z._default(z.int().check(z.gte(2000), z.lte(2200)), 2022),
  memberYear: z._default(z.int().check(z.gte(2000), z.lte(2200)), 2024),
});

const features = z.strictObject({
  affiliate: on,
  reward: on,
  wheel: on,
  flipCard: on,
  checkIn: on,
  movie: on,
  liveScore: on,
  score: on,
  promotion: on,
});

const game = z.strictObject({
  categories: z._default(z.array(z.enum(gameCategories)).check(z.minLength(1)), [...gameCategories]),
  defaultCategory: z._default(z.enum(gameCategories), 'sport'),
  providers: z._default(z.array(z.enum(gameProviders)), [...gameProviders]),
});

const bonus = z.strictObject({
  // 0: a bonus can be withdrawn at once.
  turnoverMultiple: z._default(z.int().check(z.gte(0), z.lte(50)), 0),
  turnoverCategories: z._default(z.array(z.enum(gameCategories)).check(z.minLength(1)), [...gameCategories]),
  turnoverDays: z._default(z.int().check(z.gte(1), z.lte(365)), 30),
});

const contact = z.strictObject({
  main: z.optional(matching(accountIdPattern)),
  backup: z.optional(matching(accountIdPattern)),
  linkBase: z._default(matching(httpsUrlPattern), 'https://line.me/R/ti/p/'),
});

/**
 * Returns the shape for a file of the folder or for the page. On the page a picture's path is an address, and on this
 * machine a sandbox can replace a third-party host.
 */
function clientShape(
  file: Record<'image' | 'png' | 'font' | 'film' | 'captions' | 'url' | 'origin', z.ZodMiniType<string>>,
) {
  const image = z.optional(file.image);
  const chat = z.strictObject({
    scriptUrl: file.url,
    hosts: z._default(z.array(file.origin), []),
    attributes: z._default(z.array(z.enum(chatAttributes)), []),
  });
  return {
    id: matching(clientIdPattern),
    name: text(40),
    tagline: z._default(z.string().check(z.maxLength(140)), ''),
    domains: z._default(z.array(matching(hostNamePattern)), []),
    licence: z.optional(z.strictObject({ holder: text(120), number: text(60), jurisdiction: text(60) })),
    minimumAge: z._default(z.int().check(z.gte(18), z.lte(99)), 20),
    blockedCountries: z._default(z.array(matching(countryPattern)), []),
    api: z.prefault(z.strictObject({ baseUrl: z._default(matching(apiBasePattern), '/') }), {}),
    bottomBar: z.prefault(z.strictObject({ fourth: z._default(z.enum(['withdraw', 'media']), 'media') }), {}),
    footer,
    features: z.prefault(features, {}),
    game: z.prefault(game, {}),
    bonus: z.prefault(bonus, {}),
    contact: z.prefault(contact, {}),
    chat: z.optional(chat),
    films: z._default(
      z.array(
        z.strictObject({
          title: text(120),
          poster: image,
          file: z.optional(file.film),
          captions: z.optional(file.captions),
          frameUrl: z.optional(file.url),
        }),
      ),
      [],
    ),
    frames: z.prefault(
      z.strictObject({
        liveScoreUrl: z.optional(file.url),
        scoreUrl: z.optional(file.url),
      }),
      {},
    ),
    hosts: z.prefault(
      z.strictObject({
        images: z._default(z.array(file.origin), []),
        frames: z._default(z.array(file.origin), []),
      }),
      {},
    ),
    limits: z.prefault(
      z.strictObject({ minimumDepositSatang: amount(10_000), minimumWithdrawalSatang: amount(10_000) }),
      {},
    ),
    theme: z.strictObject({
      colorScheme: z.enum(['light', 'dark']),
      themeColor: matching(hexColourPattern),
      fontFamily: matching(fontFamilyPattern),
      fontFaces: z._default(
        z.array(
          z.strictObject({
            weight: z.union([z.literal(400), z.literal(700)]),
            path: file.font,
            unicodeRange: z.optional(matching(unicodeRangePattern)),
          }),
        ),
        [],
      ),
    }),
    assets: z.strictObject({
      logo: file.image,
      icon: file.image,
      icon192: z.optional(file.png),
      icon512: z.optional(file.png),
      share: z.optional(file.png),
      background: image,
      allGames: image,
      top: z.prefault(
        z.strictObject({ background: image, casino: image, slot: image, sport: image, contact: image }),
        {},
      ),
      categories: z.prefault(
        z.strictObject({
          sport: image,
          casino: image,
          slots: image,
          fishing: image,
          card: image,
          lotto: image,
          hot: image,
        }),
        {},
      ),
    }),
  };
}

/** `clients/<id>/client.json` as written: paths are files of the folder, and fields with a default are optional. */
export const clientFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  ...clientShape({
    image: matching(imagePathPattern),
    png: matching(pngPathPattern),
    font: matching(fontPathPattern),
    film: matching(filmPathPattern),
    captions: matching(captionsPathPattern),
    url: matching(httpsUrlPattern),
    origin: matching(httpsOriginPattern),
  }),
  refundTable: z._default(z.union([z.enum(['default', 'tier']), refundTableSchema]), 'default'),
});

/** A resolved brand for the site and the API: no open fields, addresses instead of paths, the chosen refund table. */
export const resolvedClientSchema = z.object({
  ...clientShape({
    image: z.string(),
    png: z.string(),
    font: z.string(),
    film: z.string(),
    captions: z.string(),
    url: matching(urlPattern),
    origin: matching(originPattern),
  }),
  refundTable: refundTableSchema,
  messages: z._default(z.record(z.string(), z.string()), {}),
});

/** `client.json` after parsing, defaults filled in. */
export type ClientFile = z.infer<typeof clientFileSchema>;
