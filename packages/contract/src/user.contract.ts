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

/** `main` is the credit outside games. `game` is the credit in the open game. `all` is the sum of both. */
export const balanceTypeSchema = z.enum(['main', 'game', 'all']);

export const creditSchema = z.object({
  username: usernameSchema,
  balanceType: balanceTypeSchema,
  creditSatang: satangSchema,
  point: z.int().check(z.gte(0)),
  /** The time at which the server read the credit. */
  asOf: instantSchema,
  /** The open game (extension). Null if no game is open. Absent if the backend does not report open games. */
  openGame: z.optional(z.nullable(openGameSchema)),
});
export type Credit = z.output<typeof creditSchema>;

/** The member's level and the deposits that determine the level. */
export const levelStandingSchema = z.object({
  level: levelSchema,
  cumulativeDepositSatang: satangSchema,
  /** Deposits since the first day of the current Bangkok month. */
  monthDepositSatang: satangSchema,
  /** The loss refund in percent, from the brand's table (RO-04). */
  refundPercent: z.number(),
});
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
  summary: 'The profile of the current user.',
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
    'The profile of the session’s member (RD-24). A site requests it if its stored user record has a missing or wrong uuid.',
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
  summary: 'The current credit. `openGame` is an extension: the open game and the credit in the game.',
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
  summary: 'The member’s level and the deposits that decide it.',
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
