import * as z from 'zod/mini';
import { depositExample, depositSchema } from './deposit.contract.ts';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import {
  amountSatangSchema,
  binarySchema,
  bankNameSchema,
  instantSchema,
  satangSchema,
  textSchema,
  uuidSchema,
} from './schemas.ts';

/** Largest size of a slip image, in bytes. */
export const MAX_SLIP_BYTES = 5 * 1024 * 1024;

const partySchema = z.object({
  name: z.string(),
  bankName: z.nullable(bankNameSchema),
  maskedBankId: z.string(),
});

/** A slip with the bank's data about the transfer. */
export const slipSchema = z.object({
  id: uuidSchema,
  /**
   * `pending`: the bank has not confirmed the transfer yet. `verified`: the member can confirm the deposit.
   * `confirmed`: the deposit was credited.
   */
  status: z.enum(['pending', 'verified', 'confirmed']),
  sendingBank: z.nullable(bankNameSchema),
  transactionRef: z.string(),
  /** Amount of the transfer. Null until the bank reports the amount. */
  amountSatang: z.nullable(satangSchema),
  transferredAt: z.nullable(instantSchema),
  sender: z.nullable(partySchema),
  receiver: z.nullable(partySchema),
  /** Seconds to wait before the next verification of a pending slip (extension). */
  retryAfterSeconds: z.optional(z.int().check(z.gt(0))),
});
export type Slip = z.output<typeof slipSchema>;

/** A verified slip that waits for the member's confirmation. */
export const waitingSlipSchema = z.extend(slipSchema, {
  /** The member must confirm the deposit before this time. Sending the same image again extends this time. */
  expiresAt: instantSchema,
  /**
   * The first time at which the deposit limits permit the confirmation. Null if the limits never permit the
   * confirmation.
   */
  confirmableAt: z.optional(z.nullable(instantSchema)),
  /** The time at which the member asked staff to return the money (extension). */
  returnRequestedAt: z.optional(instantSchema),
});
export type WaitingSlip = z.output<typeof waitingSlipSchema>;

/** A request in which the member asks staff to check a transfer that the bank could not confirm. */
export const slipRequestSchema = z.object({
  id: uuidSchema,
  slipId: z.nullable(uuidSchema),
  amountSatang: satangSchema,
  status: z.enum(['waiting', 'approved', 'rejected']),
  createdAt: instantSchema,
  decidedAt: z.nullable(instantSchema),
  reason: z.nullable(z.string()),
});
export type SlipRequest = z.output<typeof slipRequestSchema>;

const slipExample: z.input<typeof slipSchema> = {
  id: '5e3c1f4a-2d6b-4e8f-9a1b-7c8d9e0f1a2b',
  status: 'verified',
  sendingBank: 'KBANK',
  transactionRef: '016325103015APP01234',
  amountSatang: 50_000,
  transferredAt: sample.requestedAt,
  sender: { name: 'สมศรี ใ***', bankName: 'KBANK', maskedBankId: 'xxx-x-x7890-x' },
  receiver: { name: 'บจก. ดาวทอง ต***', bankName: 'SCB', maskedBankId: 'xxx-x-x4567-x' },
};

const requestExample: z.input<typeof slipRequestSchema> = {
  id: '8d1e2f3a-4b5c-4d6e-8f70-1a2b3c4d5e6f',
  slipId: null,
  amountSatang: 50_000,
  status: 'waiting',
  createdAt: sample.requestedAt,
  decidedAt: null,
  reason: null,
};

export const slipVerify = defineOperation({
  id: 'slip.verify',
  method: 'POST',
  path: '/api/auth/slip/verify',
  rows: ['AP-22', 'ME-05', 'ST-07', 'ER-06'],
  auth: 'member',
  summary:
    'Reads the mini-QR of a slip image and requests the transfer’s data from the bank. No credit moves.',
  bodyType: 'multipart',
  body: z.object({
    /** A JPEG or PNG image of at most 5 MB. */
    slip: binarySchema,
    amountSatang: z.optional(
      z.union([
        amountSatangSchema,
        z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)),
      ]),
    ),
  }),
  response: slipSchema,
  errors: [
    'SLIP_NOT_IMAGE',
    'SLIP_TOO_LARGE',
    'SLIP_NO_QR',
    'SLIP_TRANSFER_UNKNOWN',
    'SLIP_ALREADY_USED',
    'SLIP_WRONG_RECEIVER',
    'SLIP_WRONG_SENDER',
    'SLIP_TOO_OLD',
    'SLIP_BEFORE_REGISTRATION',
    'SLIP_NEEDS_STAFF',
    'SLIP_WRONG_AMOUNT',
    'DEPOSIT_BELOW_MINIMUM',
    'BANK_UNAVAILABLE',
  ],
  provisional: true,
  example: { body: { slip: new Blob(['slip'], { type: 'image/png' }) }, response: slipExample },
});

export const slipConfirm = defineOperation({
  id: 'slip.confirm',
  method: 'POST',
  path: '/api/auth/slip/confirm',
  rows: ['AP-22', 'ME-05'],
  auth: 'member',
  summary: 'Credits the transfer of a verified slip. A transfer can be credited only once.',
  body: z.object({ slipId: uuidSchema }),
  idempotent: true,
  response: z.object({
    deposit: depositSchema,
    /** The member's credit after the deposit and the bonus. */
    creditSatang: satangSchema,
    /** Absent or 0 if there is no bonus. */
    bonusSatang: z.optional(satangSchema),
  }),
  errors: ['SLIP_ALREADY_USED', 'SLIP_NOT_CONFIRMABLE', 'DEPOSIT_LIMIT_REACHED'],
  provisional: true,
  example: {
    body: { slipId: slipExample.id },
    response: { deposit: depositExample, creditSatang: 175_050, bonusSatang: 0 },
  },
});

export const slipRequestDeposit = defineOperation({
  id: 'slip.requestDeposit',
  method: 'POST',
  path: '/api/auth/slip/request-deposit',
  rows: ['AP-22', 'ME-05'],
  auth: 'member',
  summary: 'Asks staff to check a deposit that the bank could not confirm.',
  body: z.object({
    slipId: z.optional(uuidSchema),
    amountSatang: amountSatangSchema,
    /** The transfer time that the member typed. */
    transferredAt: z.optional(instantSchema),
    note: z.optional(textSchema(300)),
  }),
  idempotent: true,
  response: slipRequestSchema,
  errors: ['SLIP_ALREADY_USED', 'SLIP_NOT_CONFIRMABLE', 'DEPOSIT_BELOW_MINIMUM'],
  provisional: true,
  example: { body: { amountSatang: 50_000, note: 'โอนผ่านแอปแล้ว สลิปอ่านไม่ได้' }, response: requestExample },
});

export const slipMyRequest = defineOperation({
  id: 'slip.myRequest',
  method: 'GET',
  path: '/api/auth/slip/my/request',
  rows: ['AP-22', 'ME-05', 'ER-06'],
  auth: 'member',
  summary:
    'The member’s last 50 deposit requests, newest first, and the verified slips that wait for confirmation.',
  response: z.object({
    items: z.array(slipRequestSchema),
    /** Verified slips that the member has not confirmed yet, newest first (extension). */
    waiting: z.optional(z.array(waitingSlipSchema)),
    /**
     * Slips whose money the member can ask staff to return, newest first (extension). The bank had not verified these
     * slips when the member began a play break.
     */
    returnable: z.optional(z.array(waitingSlipSchema)),
  }),
  provisional: true,
  example: { response: { items: [requestExample], waiting: [] } },
});

export const slipRequestReturn = defineOperation({
  id: 'slip.requestReturn',
  method: 'POST',
  path: '/api/auth/slip/request-return',
  rows: [],
  auth: 'member',
  summary:
    'Asks staff to return the money of a slip to the member’s bank account. The slip can then not be confirmed.',
  body: z.object({ slipId: uuidSchema }),
  response: z.object({ slip: waitingSlipSchema }),
  errors: ['SLIP_ALREADY_USED', 'SLIP_NOT_CONFIRMABLE'],
  provisional: true,
  extension: true,
  example: {
    body: { slipId: slipExample.id },
    response: {
      slip: {
        ...slipExample,
        expiresAt: '2026-11-27T03:15:00.000Z',
        returnRequestedAt: sample.settledAt,
      },
    },
  },
});
