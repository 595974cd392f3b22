import * as z from 'zod/mini';
import { publicMovementSchema } from './deposit.contract.ts';
import { sample } from './examples.contract.ts';
import { defineOperation, type Operation } from './operation.ts';
import {
  amountSatangSchema,
  bankAccountSchema,
  bankIdSchema,
  bankNameSchema,
  instantSchema,
  levelSchema,
  pageOf,
  pageQuerySchema,
  satangSchema,
  uuidParamsSchema,
  uuidSchema,
} from './schemas.ts';

export const withdrawalSchema = z.object({
  id: uuidSchema,
  amountSatang: satangSchema,
  /**
   * `requested`: staff must approve. `paying`: the bank is transferring the money. `paid`: completed. `rejected`: the
   * credit was returned. `failed`: the bank refused the pay-out.
   */
  status: z.enum(['requested', 'paying', 'paid', 'rejected', 'failed']),
  bank: bankAccountSchema,
  requestedAt: instantSchema,
  decidedAt: z.nullable(instantSchema),
  paidAt: z.nullable(instantSchema),
  reason: z.nullable(z.string()),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** A bonus that may be withdrawn only after the required turnover. */
export const lockedBonusSchema = z.object({
  bonusSatang: satangSchema,
  requiredSatang: satangSchema,
  doneSatang: satangSchema,
  /** A bonus with incomplete turnover is removed after this time. */
  until: instantSchema,
});
export type LockedBonus = z.output<typeof lockedBonusSchema>;

/**
 * The withdrawal limits of a member's level, and the part of each limit that is left today. A limit is null if the
 * level has no such limit.
 */
export const withdrawalAllowanceSchema = z.object({
  level: levelSchema,
  minimumSatang: satangSchema,
  maxPerTimeSatang: z.nullable(satangSchema),
  dayAmountSatang: z.nullable(satangSchema),
  dayAmountLeftSatang: z.nullable(satangSchema),
  dayCount: z.nullable(z.int()),
  dayCountLeft: z.nullable(z.int()),
  /** Bonuses whose required turnover is not reached yet (extension). Deposits and winnings are never locked. */
  lockedBonuses: z.optional(z.array(lockedBonusSchema)),
});
export type WithdrawalAllowance = z.output<typeof withdrawalAllowanceSchema>;

const withdrawalExample: z.input<typeof withdrawalSchema> = {
  id: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  amountSatang: 30_000,
  status: 'requested',
  bank: sample.bank,
  requestedAt: sample.requestedAt,
  decidedAt: null,
  paidAt: null,
  reason: null,
};

const withdrawErrors = [
  'CREDIT_INSUFFICIENT',
  'WITHDRAW_BELOW_MINIMUM',
  'WITHDRAW_ABOVE_CREDIT',
  'WITHDRAW_BONUS_LOCKED',
  'WITHDRAW_ABOVE_MAX_PER_TIME',
  'WITHDRAW_DAY_AMOUNT_EXCEEDED',
  'WITHDRAW_DAY_COUNT_EXCEEDED',
] as const satisfies Operation['errors'];

const withdrawnSchema = z.object({ withdrawal: withdrawalSchema, creditSatang: satangSchema });

export const withdrawCreate = defineOperation({
  id: 'withdraw.create',
  method: 'POST',
  path: '/api/auth/withdraw/{uuid}',
  rows: ['AP-14', 'ME-06', 'TI-04'],
  auth: 'member',
  summary: 'Requests a withdrawal to the registered account; the credit leaves the wallet at once.',
  params: uuidParamsSchema,
  /** `amount` is in satang (RD-07). */
  body: z.object({ amount: amountSatangSchema }),
  idempotent: true,
  response: withdrawnSchema,
  errors: withdrawErrors,
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    body: { amount: 30_000 },
    response: { withdrawal: withdrawalExample, creditSatang: 95_050 },
  },
});

export const withdrawRetry = defineOperation({
  id: 'withdraw.retry',
  method: 'POST',
  path: '/api/auth/withdraw/retry',
  rows: ['AP-14', 'ME-06'],
  auth: 'member',
  summary: 'Sends a failed withdrawal to the bank again.',
  body: z.object({ withdrawalId: uuidSchema }),
  idempotent: true,
  response: z.object({ withdrawal: withdrawalSchema }),
  errors: ['WITHDRAW_NOT_RETRYABLE'],
  provisional: true,
  example: { body: { withdrawalId: withdrawalExample.id }, response: { withdrawal: withdrawalExample } },
});

export const withdrawRequests = defineOperation({
  id: 'withdraw.requests',
  method: 'GET',
  path: '/api/auth/withdraw/withdraw-request/{uuid}',
  rows: ['AP-14', 'ME-06', 'EN-06'],
  auth: 'member',
  summary: 'Unfinished withdrawals, the receiving account and the current withdrawal limits.',
  params: uuidParamsSchema,
  response: z.object({
    items: z.array(withdrawalSchema),
    bank: z.extend(bankAccountSchema, { accountName: z.string() }),
    allowance: withdrawalAllowanceSchema,
  }),
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    response: {
      items: [withdrawalExample],
      bank: { ...sample.bank, accountName: sample.name },
      allowance: {
        level: 1,
        minimumSatang: 10_000,
        maxPerTimeSatang: null,
        dayAmountSatang: 10_000_000,
        dayAmountLeftSatang: 9_970_000,
        dayCount: 5,
        dayCountLeft: 4,
      },
    },
  },
});

export const withdrawHistory = defineOperation({
  id: 'withdraw.history',
  method: 'GET',
  path: '/api/auth/withdraw/withdraw-history/{uuid}',
  rows: ['AP-13', 'ME-06', 'EN-06'],
  auth: 'member',
  summary: 'All withdrawals of the member, newest first.',
  params: uuidParamsSchema,
  query: pageQuerySchema,
  response: pageOf(withdrawalSchema),
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    query: {},
    response: {
      items: [
        { ...withdrawalExample, status: 'paid', decidedAt: sample.settledAt, paidAt: sample.settledAt },
      ],
      nextCursor: null,
    },
  },
});

export const withdrawPublic = defineOperation({
  id: 'withdraw.public',
  method: 'GET',
  path: '/api/withdraw/history',
  rows: ['AP-13', 'RO-01'],
  auth: 'public',
  summary: 'Recent withdrawals of all members, with masked names.',
  response: z.object({ items: z.array(publicMovementSchema) }),
  provisional: true,
  example: { response: { items: [{ maskedName: 'วิ***', amountSatang: 320_000, at: sample.settledAt }] } },
});

export const transferToBank = defineOperation({
  id: 'user.transferToBank',
  method: 'POST',
  path: '/api/auth/user/transfer/to/bank',
  rows: ['AP-08'],
  auth: 'member',
  summary: 'Withdraws all credit that the limits allow to the registered account.',
  body: z.object({ uuid: uuidSchema, bankId: bankIdSchema, bankName: bankNameSchema }),
  idempotent: true,
  response: withdrawnSchema,
  errors: withdrawErrors,
  provisional: true,
  example: {
    body: { uuid: sample.uuid, ...sample.bank },
    response: { withdrawal: { ...withdrawalExample, amountSatang: 125_050 }, creditSatang: 0 },
  },
});
