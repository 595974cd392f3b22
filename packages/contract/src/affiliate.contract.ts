import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import { affiliateCodeSchema } from './registration.contract.ts';
import {
  amountSatangSchema,
  cursorSchema,
  daySchema,
  daySpanFields,
  instantSchema,
  isDaySpan,
  pageOf,
  pageQuerySchema,
  pagingFields,
  satangSchema,
  signedSatangSchema,
  usernameParamsSchema,
  usernameSchema,
  uuidParamsSchema,
} from './schemas.ts';

export const downlineMemberSchema = z.object({
  username: usernameSchema,
  joinedAt: instantSchema,
  /** The commission that the inviter has earned from this member. */
  commissionSatang: satangSchema,
  active: z.boolean(),
});
export type DownlineMember = z.output<typeof downlineMemberSchema>;

/** An entry of the affiliate log (`af`) or of the win/loss log (`wl`). */
export const affiliateLogSchema = z.object({
  id: z.string(),
  day: daySchema,
  /** The invited member's username for `af`, the game's name for `wl`. */
  label: z.string(),
  turnoverSatang: satangSchema,
  /** The commission for `af`. The result of the game for `wl`: negative for a loss. */
  amountSatang: signedSatangSchema,
});
export type AffiliateLog = z.output<typeof affiliateLogSchema>;

export const affiliateBonus = defineOperation({
  id: 'affiliate.bonus',
  method: 'GET',
  path: '/api/auth/affiliate/bonus/{username}',
  rows: ['AP-15', 'ME-07'],
  auth: 'member',
  summary: 'Commission that the member can withdraw, and the total commission so far.',
  params: usernameParamsSchema,
  response: z.object({
    balanceSatang: satangSchema,
    earnedSatang: satangSchema,
    withdrawnSatang: satangSchema,
    minimumWithdrawSatang: satangSchema,
  }),
  provisional: true,
  example: {
    params: { username: sample.username },
    response: {
      balanceSatang: 45_000,
      earnedSatang: 145_000,
      withdrawnSatang: 100_000,
      minimumWithdrawSatang: 10_000,
    },
  },
});

export const affiliateDownline = defineOperation({
  id: 'affiliate.downline',
  method: 'GET',
  path: '/api/auth/affiliate/downline/{username}',
  rows: ['AP-15', 'ME-07'],
  auth: 'member',
  summary: 'Members invited by this member, newest first.',
  params: usernameParamsSchema,
  query: pageQuerySchema,
  response: z.extend(pageOf(downlineMemberSchema), { total: z.int().check(z.gte(0)) }),
  provisional: true,
  example: {
    params: { username: sample.username },
    query: {},
    response: {
      items: [{ username: 'manop22', joinedAt: sample.requestedAt, commissionSatang: 12_000, active: true }],
      nextCursor: null,
      total: 1,
    },
  },
});

export const affiliateCode = defineOperation({
  id: 'affiliate.code',
  method: 'GET',
  path: '/api/auth/affiliate/code/{uuid}',
  rows: ['AP-15', 'ME-07'],
  auth: 'member',
  summary: 'The member’s affiliate code.',
  params: uuidParamsSchema,
  response: z.object({ code: affiliateCodeSchema, commissionPercent: z.number() }),
  provisional: true,
  example: { params: { uuid: sample.uuid }, response: { code: 'A7K2M9', commissionPercent: 0.5 } },
});

export const affiliateWithdraw = defineOperation({
  id: 'affiliate.withdraw',
  method: 'POST',
  path: '/api/auth/affiliate/withdraw/{username}',
  rows: ['AP-16', 'ME-07'],
  auth: 'member',
  summary: 'Moves commission to the main wallet.',
  params: usernameParamsSchema,
  /** `amount` is in satang (RD-07). */
  body: z.object({ amount: amountSatangSchema, type: z.literal('credit') }),
  idempotent: true,
  response: z.object({ balanceSatang: satangSchema, creditSatang: satangSchema }),
  errors: ['AFFILIATE_BALANCE_INSUFFICIENT', 'WITHDRAW_BELOW_MINIMUM'],
  provisional: true,
  example: {
    params: { username: sample.username },
    body: { amount: 20_000, type: 'credit' },
    response: { balanceSatang: 25_000, creditSatang: 145_050 },
  },
});

export const affiliateDownlineBonus = defineOperation({
  id: 'affiliate.downlineBonus',
  method: 'POST',
  path: '/api/auth/affiliate/downline/bonus/{username}',
  rows: ['AP-16', 'ME-07'],
  auth: 'member',
  summary:
    'Commission per invited member in a range of days, largest first, in satang. Paging is an extension: a backend without paging returns all members and no `nextCursor`.',
  params: usernameParamsSchema,
  /** The range of days and the paging fields. Without `limit`, the response has up to 1,000 entries. */
  body: z
    .object({ ...daySpanFields, ...pagingFields })
    .check(z.refine(isDaySpan, { path: ['end'], error: 'span' })),
  response: z.object({
    /** The total commission from all invited members in the range of days, including members on other pages. */
    total_bonus: satangSchema,
    downline_users: z.record(z.string(), z.object({ bonus: satangSchema, turnover: satangSchema })),
    /** Null or absent on the last page. */
    nextCursor: z.optional(z.nullable(cursorSchema)),
  }),
  provisional: false,
  example: {
    params: { username: sample.username },
    body: { start: '2026-11-01', end: '2026-11-20', limit: 50 },
    response: {
      total_bonus: 12_000,
      downline_users: { manop22: { bonus: 12_000, turnover: 2_400_000 } },
      nextCursor: null,
    },
  },
});

export const logAffiliate = defineOperation({
  id: 'log.affiliate',
  method: 'POST',
  path: '/api/auth/log/affiliate/{username}',
  rows: ['AP-17', 'ME-08', 'EN-06'],
  auth: 'member',
  summary: 'The affiliate (af) or win/loss (wl) log of a range of days, with totals per day.',
  params: usernameParamsSchema,
  body: z
    .object({ type: z.enum(['af', 'wl']), ...daySpanFields, ...pagingFields })
    .check(z.refine(isDaySpan, { path: ['end'], error: 'span' })),
  response: z.extend(pageOf(affiliateLogSchema), {
    days: z.array(
      z.object({ day: daySchema, amountSatang: signedSatangSchema, turnoverSatang: satangSchema }),
    ),
    totalSatang: signedSatangSchema,
  }),
  provisional: true,
  example: {
    params: { username: sample.username },
    body: { type: 'wl', start: '2026-11-01', end: '2026-11-20' },
    response: {
      items: [
        { id: '77', day: '2026-11-19', label: 'มังกรทองคำ', turnoverSatang: 300_000, amountSatang: -42_000 },
      ],
      nextCursor: null,
      days: [{ day: '2026-11-19', amountSatang: -42_000, turnoverSatang: 300_000 }],
      totalSatang: -42_000,
    },
  },
});
