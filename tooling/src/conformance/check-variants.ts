import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@chada/contract';
import { callBackend, type Backend, type BackendCall, type Reply } from './call-backend.ts';
import { type Difference, checkRefusal } from './check-reply.ts';
import { namesMember, withAnother } from './known-values.ts';

const bodyCodes = ['MALFORMED_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED'] as const;

/** Repeats a valid call, and sends invalid variants of the call. The backend must refuse the invalid variants. */
export async function checkVariants(
  backend: Backend,
  operation: Operation,
  call: BackendCall,
  first: Reply,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const nextCall = (): BackendCall =>
    operation.idempotent ? { ...call, idempotencyKey: randomUUID() } : call;

  if (operation.auth === 'member' && (namesMember(call.params) || namesMember(call.body))) {
    const other = { ...nextCall(), params: withAnother(call.params), body: withAnother(call.body) };
    const reply = await callBackend(backend, operation, other);
    differences.push(...checkRefusal("a call in another member's name", reply, ['NOT_FOUND']));
  }
  if (operation.body?.safeParse({}).success === false) {
    const reply = await callBackend(backend, operation, { ...nextCall(), body: {} });
    differences.push(...checkRefusal('a call without the fields of its body', reply, bodyCodes));
  }
  if (operation.idempotent) differences.push(...(await aboutTheKey(backend, operation, call, first)));
  return differences;
}

async function aboutTheKey(
  backend: Backend,
  operation: Operation,
  call: BackendCall,
  first: Reply,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  const again = await callBackend(backend, operation, call);
  if (again.status !== first.status || !isDeepStrictEqual(withoutRequestId(again), withoutRequestId(first))) {
    const message = `should be answered as the first time (${first.status}), but was ${again.status}: ${again.text.slice(0, 80)}`;
    differences.push({ when: 'the same call with the same key again', location: '', message });
  }
  const { idempotencyKey: _, ...keyless } = call;
  const bare = await callBackend(backend, operation, keyless);
  differences.push(...checkRefusal('a call without an idempotency key', bare, ['IDEMPOTENCY_KEY_MISSING']));
  return differences;
}

function withoutRequestId({ json }: Reply): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { requestId: _, ...rest } = { requestId: undefined, ...json };
  return rest;
}
