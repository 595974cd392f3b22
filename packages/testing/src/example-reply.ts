import { answerFor, refusalFor } from './answers.ts';
import type { ValidatedRequest } from './validate-request.ts';
import type { Reply } from './replies.ts';

/** Returns a reply with the contract's example, or an error reply if the request violates the contract. */
export function exampleReply({ operation, violations }: ValidatedRequest): Reply {
  const { status, json } =
    operation === undefined
      ? refusalFor('NOT_FOUND')
      : violations.length > 0
        ? refusalFor('VALIDATION_FAILED', { fields: violations.map((rule) => ({ path: 'request', rule })) })
        : { status: 200, json: answerFor(operation) };
  return { kind: 'raw', status, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
}
