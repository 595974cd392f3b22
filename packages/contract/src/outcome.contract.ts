import * as z from 'zod/mini';
import { idempotencyKeySchema } from './envelope.ts';
import { defineOperation } from './operation.ts';

/** The outcome of a request; `none` if the server recorded no effect of it. */
export const outcomeSchema = z.object({
  outcome: z.enum(['done', 'refused', 'running', 'none']),
  /** The `data` of the response to a completed request. */
  data: z.optional(z.unknown()),
  /** Code and message of a refusal. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
/** The outcome of a request. */
export type Outcome = z.output<typeof outcomeSchema>;

export const outcomeGet = defineOperation({
  id: 'outcome.get',
  method: 'GET',
  path: '/api/auth/outcome/{operation}/{key}',
  rows: ['ME-06'],
  auth: 'member',
  summary:
    'What became of the member’s own request with this idempotency key. Reads only. The specification names no such call.',
  params: z.object({
    /** Id of an operation that takes an idempotency key, e.g. `withdraw.create`. */
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
