import { gameCategories, gameCategoryPattern, satang } from '@chada/domain';
import * as z from 'zod/mini';
import { bannersSchema } from './banners.ts';
import { contactFileSchema, contactSchema } from './contact.ts';
import { footerSchema } from './footer.ts';
import { gameFileSchema, gameSchema } from './game.ts';
import { layoutSchema } from './layout.ts';
import {
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
  svgPathPattern,
  unicodeRangePattern,
  urlPattern,
  webpPathPattern,
} from './patterns.ts';
import { protectionFileSchema } from './protection.ts';
import { registrationFileSchema } from './registration.ts';
import { banksFileSchema, tiersFileSchema } from './tiers.ts';

/** Member attributes that a brand can send to the chat service (CH-02, RD-13). */
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
const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const on = z._default(z.boolean(), true);
const amount = (defaultSatang: number) =>
  z.pipe(z._default(z.int().check(z.positive()), defaultSatang), z.transform(satang));
const quickAmountsSatang = [
  10_000, 30_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
] as const;
const fontWeight = z.int().check(z.gte(1), z.lte(1000));
const percent = z.int().check(z.gte(0), z.lte(100));

/** The loss refund of each level, in percent (RD-01, RD-11). */
export const refundTableSchema = z.strictObject({
  1: percent,
  2: percent,
  3: percent,
  4: percent,
  5: percent,
  6: percent,
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
  offline: on,
  // Off by default, because live credit needs a stream that some backends do not serve.
  liveCredit: z._default(z.boolean(), false),
  fairness: on,
});

const turnoverCategories = z.array(matching(gameCategoryPattern)).check(z.minLength(1));
const bonusFields = {
  // 0 means that the member can withdraw a bonus immediately.
  turnoverMultiple: z._default(z.int().check(z.gte(0), z.lte(50)), 0),
  turnoverDays: z._default(z.int().check(z.gte(1), z.lte(365)), 30),
};

type Format =
  | 'image'
  | 'webp'
  | 'scene'
  | 'png'
  | 'font'
  | 'film'
  | 'captions'
  | 'url'
  | 'origin'
  | 'hostName'
  | 'country'
  | 'apiBase'
  | 'hexColour'
  | 'fontFamily'
  | 'unicodeRange';

/* @__NO_SIDE_EFFECTS__ */
function clientShape(file: Readonly<Record<Format, z.ZodMiniType<string>>>) {
  const image = z.optional(file.image);
  const chat = z.strictObject({
    scriptUrl: file.url,
    hosts: z._default(z.array(file.origin), []),
    attributes: z._default(z.array(z.enum(chatAttributes)), []),
  });
  const fontFaces = z.array(
    z.strictObject({
      weight: fontWeight,
      // A variable font has all weights from `weight` to `weightTo`.
      weightTo: z.optional(fontWeight),
      path: file.font,
      unicodeRange: z.optional(file.unicodeRange),
    }),
  );
  const ownFont = z.optional(
    z.strictObject({ family: file.fontFamily, faces: fontFaces.check(z.minLength(1)) }),
  );
  return {
    id: matching(clientIdPattern),
    name: text(40),
    tagline: z._default(z.string().check(z.maxLength(140)), ''),
    domains: z._default(z.array(file.hostName), []),
    licence: z.optional(z.strictObject({ holder: text(120), number: text(60), jurisdiction: text(60) })),
    minimumAge: z._default(z.int().check(z.gte(18), z.lte(99)), 20),
    blockedCountries: z._default(z.array(file.country), []),
    api: z.prefault(z.strictObject({ baseUrl: z._default(file.apiBase, '/') }), {}),
    bottomBar: z.prefault(z.strictObject({ fourth: z._default(z.enum(['withdraw', 'media']), 'media') }), {}),
    footer: footerSchema(file),
    layout: z.prefault(layoutSchema, {}),
    features: z.prefault(features, {}),
    chat: z.optional(chat),
    analytics: z.optional(
      z.strictObject({ scriptUrl: file.url, hosts: z._default(z.array(file.origin), []) }),
    ),
    banners: bannersSchema(file),
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
      z.strictObject({ liveScoreUrl: z.optional(file.url), scoreUrl: z.optional(file.url) }),
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
      z.strictObject({
        minimumDepositSatang: amount(10_000),
        minimumWithdrawalSatang: amount(10_000),
        quickAmountsSatang: z._default(z.array(z.int().check(z.gte(100))), [...quickAmountsSatang]),
      }),
      {},
    ),
    theme: z.strictObject({
      colorScheme: z.enum(['light', 'dark']),
      themeColor: file.hexColour,
      celebration: z._default(z.enum(['coins', 'petals', 'spray']), 'coins'),
      fontFamily: file.fontFamily,
      fontFaces: z._default(fontFaces, []),
      headingFont: ownFont,
      // The font for numbers. A brand needs this font if the digits of its main font have different widths.
      numericFont: ownFont,
    }),
    assets: z.strictObject({
      logo: file.image,
      secondLogo: z.optional(file.image),
      icon: file.image,
      icon192: z.optional(file.png),
      icon512: z.optional(file.png),
      iconMaskable: z.optional(file.png),
      share: z.optional(file.png),
      background: image,
      hero: z.optional(file.scene),
      greeting: z.optional(file.scene),
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
      prizes: z.prefault(z.strictObject({ cardBack: image, wheelHub: image }), {}),
      scenes: z.prefault(
        z.strictObject({
          notFound: image,
          maintenance: image,
          offline: image,
          history: image,
          games: image,
          friends: image,
          rewards: image,
          success: image,
        }),
        {},
      ),
      webp: z._default(z.array(z.strictObject({ picture: file.image, webp: file.webp })), []),
    }),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function createClientFileSchema() {
  return z.strictObject({
    $schema: z.optional(z.string()),
    contact: z.prefault(contactFileSchema, {}),
    game: z.prefault(gameFileSchema(matching(imagePathPattern)), {}),
    bonus: z.prefault(
      z.strictObject({ ...bonusFields, turnoverCategories: z.optional(turnoverCategories) }),
      {},
    ),
    ...clientShape({
      image: matching(imagePathPattern),
      webp: matching(webpPathPattern),
      scene: matching(svgPathPattern),
      png: matching(pngPathPattern),
      font: matching(fontPathPattern),
      film: matching(filmPathPattern),
      captions: matching(captionsPathPattern),
      url: matching(httpsUrlPattern),
      origin: matching(httpsOriginPattern),
      hostName: matching(hostNamePattern),
      country: matching(countryPattern),
      apiBase: matching(apiBasePattern),
      hexColour: matching(hexColourPattern),
      fontFamily: matching(fontFamilyPattern),
      unicodeRange: matching(unicodeRangePattern),
    }),
    refundTable: z._default(z.union([z.enum(['default', 'tier', 'none']), refundTableSchema]), 'default'),
    protection: z.optional(protectionFileSchema),
    registration: z.optional(registrationFileSchema),
    tiers: z.optional(tiersFileSchema),
    banks: z.optional(banksFileSchema),
  });
}

/** The schema of `clients/<id>/client.json`. Paths in this file are relative to the brand's folder. */
export const clientFileSchema = createClientFileSchema();

/** The schema of a resolved brand. Files have URLs instead of paths. */
export const resolvedClientSchema = z.object({
  ...clientShape({
    image: z.string(),
    webp: z.string(),
    scene: z.string(),
    png: z.string(),
    font: z.string(),
    film: z.string(),
    captions: z.string(),
    url: matching(urlPattern),
    origin: matching(originPattern),
    hostName: z.string(),
    country: z.string(),
    apiBase: z.string(),
    hexColour: z.string(),
    fontFamily: z.string(),
    unicodeRange: z.string(),
  }),
  contact: z.prefault(contactSchema, {}),
  game: z.prefault(gameSchema, {}),
  bonus: z.prefault(
    z.object({ ...bonusFields, turnoverCategories: z._default(turnoverCategories, [...gameCategories]) }),
    {},
  ),
  refundTable: refundTableSchema,
  protection: z.optional(z.unknown()),
  tiers: z.optional(z.unknown()),
  registration: z.optional(z.unknown()),
  banks: z.optional(z.array(z.string())),
  // Present if the brand has a light palette and a dark palette.
  secondPalette: z.optional(z.object({ themeColor: z.string() })),
  messages: z._default(z.record(z.string(), z.string()), {}),
  pages: z._default(
    z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        updated: z.optional(z.string()),
        layout: z.optional(z.string()),
        picture: z.optional(z.string()),
        share: z.optional(z.string()),
        // The URL of the blocks. `pageBlocksSchema` parses them, because the start-up scripts do not contain it.
        address: z.optional(z.string()),
        // Only the API needs the hash, to store it with a consent.
        sourceHash: z.optional(z.string()),
        blocks: z.optional(z.unknown()),
      }),
    ),
    [],
  ),
});

/** A parsed `client.json` with defaults. */
export type ClientFile = z.infer<typeof clientFileSchema>;
