import { promptPayIdPattern } from '@chada/domain';
import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import {
  bankAccountSchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  satangSchema,
  uuidParamsSchema,
  uuidSchema,
} from './schemas.ts';

export const depositSchema = z.object({
  id: uuidSchema,
  amountSatang: satangSchema,
  status: z.enum(['pending', 'completed', 'rejected']),
  /**
   * `slip`: the bank verified the slip. `request`: staff approved a deposit request. `staff`: staff entered the
   * deposit.
   */
  channel: z.enum(['slip', 'request', 'staff']),
  createdAt: instantSchema,
  completedAt: z.nullable(instantSchema),
  reason: z.nullable(z.string()),
});
export type Deposit = z.output<typeof depositSchema>;

/** The brand's bank account to which members transfer. */
export const receivingAccountSchema = z.extend(bankAccountSchema, {
  accountName: z.string(),
  /** A phone number, a national or tax id, or an e-wallet id. Null if the account has no PromptPay id. */
  promptPayId: z.nullable(z.string().check(z.regex(promptPayIdPattern))),
});
export type ReceivingAccount = z.output<typeof receivingAccountSchema>;

/** An entry of the public lists: a deposit or withdrawal of any member. */
export const publicMovementSchema = z.object({
  maskedName: z.string(),
  amountSatang: satangSchema,
  at: instantSchema,
});
export type PublicMovement = z.output<typeof publicMovementSchema>;

export const depositExample: z.input<typeof depositSchema> = {
  id: '0f8b7a52-9b1c-4ad6-8f5e-4c1b2a3d4e5f',
  amountSatang: 50_000,
  status: 'completed',
  channel: 'slip',
  createdAt: sample.requestedAt,
  completedAt: sample.settledAt,
  reason: null,
};

export const depositMine = defineOperation({
  id: 'deposit.mine',
  method: 'GET',
  path: '/api/auth/deposit/{uuid}',
  rows: ['AP-12', 'ME-04', 'EN-06'],
  auth: 'member',
  summary: 'The receiving account, the smallest deposit and the member’s deposits, newest first.',
  params: uuidParamsSchema,
  query: pageQuerySchema,
  response: z.extend(pageOf(depositSchema), {
    bank: receivingAccountSchema,
    minimumSatang: satangSchema,
  }),
  provisional: true,
  example: {
    params: { uuid: sample.uuid },
    query: { limit: 20 },
    response: {
      bank: {
        bankName: 'SCB',
        bankId: '4051234567',
        accountName: 'บริษัท ดาวทอง ตัวอย่าง จำกัด',
        promptPayId: '0812223333',
      },
      minimumSatang: 10_000,
      items: [depositExample],
      nextCursor: null,
    },
  },
});

export const depositPublic = defineOperation({
  id: 'deposit.public',
  method: 'GET',
  path: '/api/deposit',
  rows: ['AP-12', 'RO-01'],
  auth: 'public',
  summary: 'Recent deposits of all members, with masked names.',
  response: z.object({ items: z.array(publicMovementSchema) }),
  provisional: true,
  example: { response: { items: [{ maskedName: 'สม***', amountSatang: 50_000, at: sample.settledAt }] } },
});
