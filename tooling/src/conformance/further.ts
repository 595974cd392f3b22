import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@chada/contract';
import { ask, type Backend, type Question, type Reply } from './ask.ts';
import { type Difference, checkRefusal } from './check-reply.ts';
import { namesMember, withAnother } from './known.ts';

/**
 * Checks what a backend must refuse or repeat after the usual call: another member's name, a body without its fields, a
 * reused key. `first` is the response to `question`.
 */
export async function furtherDifferences(
  backend: Backend,
  operation: Operation,
  question: Question,
  first: Reply,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  // A key belongs to one request; each of these is another one.
  const anew = (): Question =>
    operation.idempotent ? { ...question, idempotencyKey: randomUUID() } : question;

  if (operation.auth === 'member' && (namesMember(question.params) || namesMember(question.body))) {
    const other = { ...anew(), params: withAnother(question.params), body: withAnother(question.body) };
    const reply = await ask(backend, operation, other);
    differences.push(...checkRefusal("a call in another member's name", reply, [404]));
  }
  if (operation.body?.safeParse({}).success === false) {
    const reply = await ask(backend, operation, { ...anew(), body: {} });
    differences.push(...checkRefusal('a call without the fields of its body', reply, [400, 415, 422]));
  }
  if (operation.idempotent) differences.push(...(await aboutTheKey(backend, operation, question, first)));
  return differences;
}

async function aboutTheKey(
  backend: Backend,
  operation: Operation,
  question: Question,
  first: Reply,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const again = await ask(backend, operation, question);
  if (again.status !== first.status || !isDeepStrictEqual(withoutRequestId(again), withoutRequestId(first))) {
    const what = `should be answered as the first time (${first.status}), but was ${again.status}: ${again.text.slice(0, 80)}`;
    differences.push({ when: 'the same call with the same key again', where: '', what });
  }
  const { idempotencyKey: _, ...keyless } = question;
  const bare = await ask(backend, operation, keyless);
  differences.push(...checkRefusal('a call without an idempotency key', bare, [400]));
  return differences;
}

/** Removes the request id, which differs even between repeated responses. */
function withoutRequestId({ json }: Reply): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { requestId: _, ...rest } = { requestId: undefined, ...json };
  return rest;
}
