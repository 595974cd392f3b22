import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { openGameSchema } from './game.contract.ts';
import { defineOperation } from './operation.ts';
import {
  emptyBodySchema,
  instantSchema,
  levelSchema,
  loginPasswordSchema,
  passwordSchema,
  satangSchema,
  usernameParamsSchema,
  usernameSchema,
  uuidParamsSchema,
} from './schemas.ts';
import { userSettingExample, userSettingSchema } from './setting.contract.ts';
import { userProfileExample, userProfileSchema } from './user-profile.contract.ts';

export { userProfileSchema, type UserProfile } from './user-profile.contract.ts';

/** The wallets of a credit query: the main one, the credit in a game, or both. */
export const balanceTypeSchema = z.enum(['main', 'game', 'all']);

/** The response to a credit query. */
export const creditSchema = z.object({
  username: usernameSchema,
  balanceType: balanceTypeSchema,
  creditSatang: satangSchema,
  point: z.int().check(z.gte(0)),
  /** The time at which the server read it. */
  asOf: instantSchema,
  /** Extension: the game that holds the member's credit; null if none is open, absent if the backend can't tell. */
  openGame: z.optional(z.nullable(openGameSchema)),
});
/** The response to a credit query. */
export type Credit = z.output<typeof creditSchema>;

/** The member's standing among the tiers. */
export const levelStandingSchema = z.object({
  level: levelSchema,
  cumulativeDepositSatang: satangSchema,
  /** Deposits since the first of the month in Bangkok. */
  monthDepositSatang: satangSchema,
  /** Loss refund of the level in percent, by the brand's table (RO-04). */
  refundPercent: z.number(),
});
/** The member's standing among the tiers. */
export type LevelStanding = z.output<typeof levelStandingSchema>;

export const userDetail = defineOperation({
  id: 'user.detail',
  method: 'GET',
  path: '/api/auth/user/detail/{uuid}',
  rows: ['AP-05', 'AP-04', 'EN-02'],
  auth: 'member',
  summary: 'The full profile.',
  params: uuidParamsSchema,
  response: userProfileSchema,
  provisional: false,
  example: { params: { uuid: sample.uuid }, response: userProfileExample },
});

export const userGet = defineOperation({
  id: 'user.get',
  method: 'GET',
  path: '/api/auth/user/{uuid}',
  rows: ['AP-05', 'EN-01'],
  auth: 'member',
  summary: 'The profile that is kept as the current user.',
  params: uuidParamsSchema,
  response: userProfileSchema,
  provisional: false,
  example: { params: { uuid: sample.uuid }, response: userProfileExample },
});

export const userMine = defineOperation({
  id: 'user.mine',
  method: 'GET',
  path: '/api/auth/user/mine',
  rows: ['EN-01'],
  auth: 'member',
  summary:
    'The profile of the token’s member (RD-24). A site asks for it where its stored user record has no uuid, or one that is not the member’s.',
  response: userProfileSchema,
  provisional: true,
  extension: true,
  example: { response: userProfileExample },
});

export const userCredit = defineOperation({
  id: 'user.credit',
  method: 'POST',
  path: '/api/auth/user/getCredit/{username}',
  rows: ['AP-06', 'ST-06'],
  auth: 'member',
  summary: 'Credit now. `openGame` is our extension: the game that is open, with the credit in it.',
  params: usernameParamsSchema,
  body: z.object({ balanceType: balanceTypeSchema }),
  response: creditSchema,
  provisional: true,
  example: {
    params: { username: sample.username },
    body: { balanceType: 'main' },
    response: {
      username: sample.username,
      balanceType: 'main',
      creditSatang: 125_050,
      point: 120,
      asOf: sample.requestedAt,
    },
  },
});

export const userLevel = defineOperation({
  id: 'user.level',
  method: 'GET',
  path: '/api/auth/user/level/{uuid}',
  rows: ['AP-11'],
  auth: 'member',
  summary: 'Level, and what counts towards the next.',
  params: uuidParamsSchema,
  response: levelStandingSchema,
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    response: { level: 1, cumulativeDepositSatang: 1_250_000, monthDepositSatang: 300_000, refundPercent: 5 },
  },
});

export const userSetting = defineOperation({
  id: 'user.setting',
  method: 'POST',
  path: '/api/auth/setting',
  rows: ['AP-11', 'AP-04', 'EN-03'],
  auth: 'member',
  summary: 'The member’s promotion windows.',
  body: emptyBodySchema,
  response: userSettingSchema,
  provisional: false,
  example: {
    body: {},
    response: userSettingExample,
  },
});

export const userChangePassword = defineOperation({
  id: 'user.changePassword',
  method: 'POST',
  path: '/api/auth/user/change-password/{uuid}',
  rows: ['AP-10', 'ME-11'],
  auth: 'member',
  summary: 'Changes the password and ends every other session.',
  params: uuidParamsSchema,
  body: z
    .object({
      oldPassword: loginPasswordSchema,
      newPassword: passwordSchema,
      confirmPassword: passwordSchema,
    })
    .check(
      z.refine((body) => body.newPassword === body.confirmPassword, {
        path: ['confirmPassword'],
        error: 'same',
      }),
    ),
  response: z.object({ endedSessions: z.int().check(z.gte(0)) }),
  errors: ['PASSWORD_WRONG', 'PASSWORD_SAME', 'PASSWORD_COMMON'],
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    body: {
      oldPassword: 'แมวน้อยกินปลาทู9',
      newPassword: 'ช้างใหญ่เดินช้า12',
      confirmPassword: 'ช้างใหญ่เดินช้า12',
    },
    response: { endedSessions: 1 },
  },
});
