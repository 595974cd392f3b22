import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { clockTimeSchema, satangSchema } from './schemas.ts';

/** A promotion: two daytime windows (EN-03, PR-01). */
export const userSettingSchema = z.object({
  /** Percent. */
  bonusRate: z.number(),
  bonusTimeStart: clockTimeSchema,
  bonusTimeEnd: clockTimeSchema,
  /** Satang; shown divided by 100 with two decimals. */
  endNumberBonus: satangSchema,
  bonusRate2: z.number(),
  bonusTimeStart2: clockTimeSchema,
  bonusTimeEnd2: clockTimeSchema,
  endNumberBonus2: satangSchema,
  /** Satang. The promotion is shown only above zero (PR-02); null is no promotion. */
  bonusMax: z.nullable(z.int()),
});
/** A promotion. */
export type UserSetting = z.output<typeof userSettingSchema>;

export const userSettingExample: z.input<typeof userSettingSchema> = {
  bonusRate: 10,
  bonusTimeStart: '11:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 50_000,
  bonusRate2: 15,
  bonusTimeStart2: '19:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus2: 100_000,
  bonusMax: 100_000,
};

/** Keys of remote configuration that the specification names (EN-04). */
export const configurationKeys = [
  'home.normal.logo',
  'home.normal.background',
  'home.menuBottom.allGame',
  'home.top.background',
  'home.top.casino',
  'home.top.slot',
  'home.top.sport',
  'home.top.contact',
] as const;
/** A key of remote configuration that the site reads. */
export type ConfigurationKey = (typeof configurationKeys)[number];

const keySchema = z.string().check(z.regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/), z.maxLength(100));

/** A remote configuration entry: an image path, absolute or from the site's own root (EN-04). */
export const configurationEntrySchema = z.object({
  key: keySchema,
  value: z.object({ data: z.object({ path: z.string().check(z.maxLength(2048)) }) }),
});
/** A remote configuration entry. */
export type ConfigurationEntry = z.output<typeof configurationEntrySchema>;

const lineAccountSchema = z.nullish(z.object({ id: z.nullish(z.string().check(z.maxLength(64))) }));

/** Global setting: the ids of the messaging accounts (EN-05); empty, null or absent if there is none. */
export const globalSettingSchema = z.object({
  line: z.object({ line1: lineAccountSchema, line2: lineAccountSchema }),
  /** The promotion for visitors (RD-22, extension); absent if the backend shows it to members only. */
  promotion: z.optional(z.nullable(userSettingSchema)),
});
/** Global setting. */
export type GlobalSetting = z.output<typeof globalSettingSchema>;

/** Global operation: `MA` is maintenance, anything else is normal (ST-08). */
export const globalOperationSchema = z.object({ websiteStatus: z.string().check(z.maxLength(32)) });
/** Global operation. */
export type GlobalOperation = z.output<typeof globalOperationSchema>;

const entryExample = { key: 'home.normal.logo', value: { data: { path: '/brand/logo.svg' } } };

export const settingGet = defineOperation({
  id: 'setting.get',
  method: 'GET',
  path: '/api/setting',
  rows: ['AP-02', 'AP-04', 'EN-05'],
  auth: 'public',
  summary: 'The global setting: messaging accounts, and as an extension the promotion for visitors (RD-22).',
  response: globalSettingSchema,
  provisional: false,
  example: {
    response: {
      line: { line1: { id: '@khunthong' }, line2: { id: '@khunthong2' } },
      promotion: userSettingExample,
    },
  },
});

export const settingOperation = defineOperation({
  id: 'setting.operation',
  method: 'GET',
  path: '/api/setting/operational/website',
  rows: ['AP-02', 'AP-04', 'EN-05', 'ST-08'],
  auth: 'public',
  summary: 'Whether the site is in maintenance.',
  response: globalOperationSchema,
  provisional: false,
  example: { response: { websiteStatus: 'OK' } },
});

export const configurationPublic = defineOperation({
  id: 'configuration.public',
  method: 'GET',
  path: '/api/configuration',
  rows: ['AP-02', 'EN-04', 'SH-09'],
  auth: 'public',
  summary: 'Remote configuration entries for visitors.',
  response: z.array(configurationEntrySchema),
  provisional: false,
  example: { response: [entryExample] },
});

export const configurationList = defineOperation({
  id: 'configuration.list',
  method: 'GET',
  path: '/api/auth/configuration/list',
  rows: ['AP-03', 'EN-04'],
  auth: 'member',
  summary: 'Remote configuration entries for members; a client may cancel it.',
  response: z.array(configurationEntrySchema),
  provisional: false,
  example: { response: [entryExample] },
});

export const configurationByKey = defineOperation({
  id: 'configuration.byKey',
  method: 'GET',
  path: '/api/auth/configuration/key',
  rows: ['AP-03', 'EN-04'],
  auth: 'member',
  summary: 'One remote configuration entry.',
  query: z.object({ key: keySchema }),
  response: configurationEntrySchema,
  provisional: false,
  example: { query: { key: 'home.normal.logo' }, response: entryExample },
});
