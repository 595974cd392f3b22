import { transactionRefPattern } from '@chada/domain';
import * as z from 'zod/mini';

export const partySchema = z.object({
  bank: z.nullable(z.string()),
  maskedAccount: z.string(),
  maskedName: z.string(),
  otherName: z.optional(z.nullable(z.string())),
  maskedProxy: z.optional(z.nullable(z.string())),
});
export const holderSchema = z.object({ name: z.string() });
export const transferSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('pending'),
    retryAfterSeconds: z.optional(z.int().check(z.gt(0), z.lte(3600))),
  }),
  z.object({
    status: z.literal('settled'),
    /** The bank may omit this field. The API then uses the bank code of its own request. */
    sendingBank: z.optional(z.string().check(z.regex(/^\d{3}$/))),
    transactionRef: z.optional(z.string().check(z.regex(transactionRefPattern))),
    amountSatang: z.int().check(z.gt(0)),
    transferredAt: z.iso.datetime(),
    sender: partySchema,
    receiver: partySchema,
  }),
]);
export const payoutSchema = z.object({ status: z.enum(['paid', 'pending', 'refused']) });

export const statementSchema = z.object({
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('transfer'),
        sendingBank: z.string(),
        transactionRef: z.string(),
        amountSatang: z.int().check(z.gt(0)),
      }),
      z.object({ kind: z.literal('payout'), reference: z.string(), amountSatang: z.int().check(z.gt(0)) }),
    ]),
  ),
});
