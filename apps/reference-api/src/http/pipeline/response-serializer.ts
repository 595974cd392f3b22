import { successEnvelopeSchema, type Operation } from '@chada/contract';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody } from '../errors/api-error.ts';
import type { ResponseSerializer } from '../idempotency/run-idempotent.ts';

/**
 * The reaction to a response that violates the contract. `throw` is for tests and development. With `log`, the API only
 * logs an error.
 */
export type Strictness = 'throw' | 'log';

export interface ResponseContext {
  readonly requestId: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Returns the serializers of an operation's responses. The contract's schema parses each successful response. */
export function responseSerializers(
  operation: Operation,
  strictness: Strictness,
): (context: ResponseContext) => ResponseSerializer {
  const schema = successEnvelopeSchema(operation.response);
  return ({ requestId, log }) => ({
    succeed(data) {
      const envelope = { success: true, data, message: '' };
      const parsed = schema.safeParse(envelope);
      if (parsed.success) return JSON.stringify({ ...envelope, data: parsed.data.data });
      const issues = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
      const fault = `the response of ${operation.id} does not fit the contract: ${issues.join('; ')}`;
      if (strictness === 'throw') throw new Error(fault);
      log.error({ operation: operation.id, issues }, 'response does not fit the contract');
      return JSON.stringify(envelope);
    },
    refuse: (error) => JSON.stringify(errorBody(error, requestId)),
  });
}
