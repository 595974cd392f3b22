import { successEnvelopeSchema, type Operation } from '@chada/contract';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody } from '../errors/api-error.ts';
import type { AnswerWriter } from '../idempotency/run-idempotent.ts';

/** What to do with an answer of our own that does not fit the contract: a fault that tests and development must see. */
export type Strictness = 'throw' | 'log';

/** What the writing of one request's answer needs to know of it. */
export interface AnswerContext {
  readonly requestId: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Makes the writer of an operation's answers, once for all its requests. Every success is read by the contract's schema
 * before it is sent.
 */
export function answerWriters(
  operation: Operation,
  strictness: Strictness,
): (context: AnswerContext) => AnswerWriter {
  const schema = successEnvelopeSchema(operation.response);
  return ({ requestId, log }) => ({
    succeed(data) {
      const envelope = { success: true, data, message: '' };
      const parsed = schema.safeParse(envelope);
      if (parsed.success) return JSON.stringify({ ...envelope, data: parsed.data.data });
      const issues = parsed.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
      const fault = `the answer of ${operation.id} does not fit the contract: ${issues.join('; ')}`;
      if (strictness === 'throw') throw new Error(fault);
      log.error({ operation: operation.id, issues }, 'answer does not fit the contract');
      return JSON.stringify(envelope);
    },
    refuse: (error) => JSON.stringify(errorBody(error, requestId)),
  });
}
