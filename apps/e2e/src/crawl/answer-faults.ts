import type { Operation } from '@chada/contract';
import { answerFor, emptyDataOf, replies, type Reply } from '@chada/testing';
import type { FaultRule, PlainFault } from '../browsers/faults.ts';

export const answerFaults = {
  'a 500': () => asFault(replies.status(500, { error: 'Internal Server Error', message: 'boom' })),
  'a 404 page': () => asFault(replies.html(404)),
  'no network': (): PlainFault => ({ kind: 'fail' }),
  'a misshapen body': () => asFault(replies.misshapen()),
  'an empty body': () => asFault(replies.empty()),
  'an empty answer': (operation: Operation) =>
    asFault(replies.status(200, answerFor(operation, emptyDataOf(operation)))),
} as const;

export type AnswerFault = keyof typeof answerFaults;

export function asFault(reply: Reply): PlainFault {
  if (reply.kind !== 'raw') throw new Error(`Not a network fault: ${reply.kind}`);
  const { 'content-type': contentType = 'application/json', ...headers } = reply.headers ?? {};
  return { kind: 'answer', status: reply.status, body: reply.body, contentType, headers };
}

export function callsOf({ method, path }: Operation): Pick<FaultRule, 'url' | 'method'> {
  return { method, url: new RegExp(`${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`) };
}
