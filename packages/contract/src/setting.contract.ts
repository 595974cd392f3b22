import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { clockTimeSchema, satangSchema } from './schemas.ts';

/**
 * A promotion with two daily time windows (EN-03, PR-01). A window gives no bonus if its rate or its maximum is zero, or
 * if its start equals its end. If both windows are open, a deposit gets the bonus of the first one that gives a bonus.
 */
export const userSettingSchema = z.object({
  /** Bonus in percent of the deposit. */
  bonusRate: z.number(),
  bonusTimeStart: clockTimeSchema,
  bonusTimeEnd: clockTimeSchema,
  /** The largest sum of the bonuses that a member gets in the first window on one day, in satang. */
  endNumberBonus: satangSchema,
  bonusRate2: z.number(),
  bonusTimeStart2: clockTimeSchema,
  bonusTimeEnd2: clockTimeSchema,
  endNumberBonus2: satangSchema,
  /**
   * The largest sum of the bonuses that a member gets in both windows on one day, in satang. The site hides the
   * promotion if this value is zero or null (PR-02).
   */
  bonusMax: z.nullable(z.int()),
});
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

/** Keys of the remote configuration in the specification (EN-04). */
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
export type ConfigurationKey = (typeof configurationKeys)[number];

const keySchema = z.string().check(z.regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/), z.maxLength(100));

/** An entry of the remote configuration. The image path is an absolute URL or starts at the site's root (EN-04). */
export const configurationEntrySchema = z.object({
  key: keySchema,
  value: z.object({ data: z.object({ path: z.string().check(z.maxLength(2048)) }) }),
});
export type ConfigurationEntry = z.output<typeof configurationEntrySchema>;

const lineAccountSchema = z.nullish(z.object({ id: z.nullish(z.string().check(z.maxLength(64))) }));

/** Ids of the brand's messaging accounts (EN-05). A missing account is empty, null or absent. */
export const globalSettingSchema = z.object({
  line: z.object({ line1: lineAccountSchema, line2: lineAccountSchema }),
  /** The promotion for visitors (extension, RD-22). Absent if only members see the promotion. */
  promotion: z.optional(z.nullable(userSettingSchema)),
});
export type GlobalSetting = z.output<typeof globalSettingSchema>;

/** `MA` means maintenance. Any other value means normal operation (ST-08). */
export const globalOperationSchema = z.object({ websiteStatus: z.string().check(z.maxLength(32)) });
export type GlobalOperation = z.output<typeof globalOperationSchema>;

const entryExample = { key: 'home.normal.logo', value: { data: { path: '/brand/logo.svg' } } };

export const settingGet = defineOperation({
  id: 'setting.get',
  method: 'GET',
  path: '/api/setting',
  rows: ['AP-02', 'AP-04', 'EN-05'],
  auth: 'public',
  summary: 'The messaging accounts and, as an extension, the promotion for visitors (RD-22).',
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
  summary: 'Returns whether the site is in maintenance.',
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
