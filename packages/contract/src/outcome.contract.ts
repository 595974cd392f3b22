import * as z from 'zod/mini';
import { idempotencyKeySchema } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** The outcome of an earlier request. `none` means that the server has no record of the request. */
export const outcomeSchema = z.object({
  outcome: z.enum(['done', 'refused', 'running', 'none']),
  /** The `data` field of the original response. Present only if the request succeeded. */
  data: z.optional(z.unknown()),
  /** Error code of a refused request. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type Outcome = z.output<typeof outcomeSchema>;

export const outcomeGet = defineOperation({
  id: 'outcome.get',
  method: 'GET',
  path: '/api/auth/outcome/{operation}/{key}',
  rows: ['ME-06'],
  auth: 'member',
  summary:
    'Returns the outcome of the member’s request with an idempotency key and changes nothing. The specification does not have this operation.',
  params: z.object({
    /** The id of an operation that requires an idempotency key, such as `withdraw.create`. */
    operation: z.string().check(z.regex(/^[a-z][A-Za-z]{0,30}\.[a-z][A-Za-z]{0,30}$/)),
    key: idempotencyKeySchema,
  }),
  response: outcomeSchema,
  provisional: true,
  extension: true,
  example: {
    params: { operation: 'withdraw.create', key: 'k3mS0cV1v9yQb7xJt2Wn' },
    response: { outcome: 'none' },
  },
});
