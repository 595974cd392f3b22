import { randomUUID } from 'node:crypto';
import { operations, type Operation } from '@chada/contract';
import { callBackend, type Backend, type BackendCall, type Reply } from './call-backend.ts';
import { refusalOf, shownStatus } from './check-reply.ts';
import { validCall } from './valid-call.ts';
import type { KnownValues } from './known-values.ts';
import { signIn } from './sign-in.ts';

/** A member whom this run has registered. Play breaks of this member affect no real person. */
export interface NewMember {
  readonly known: KnownValues;
  readonly call: (operation: Operation, call?: BackendCall) => Promise<Reply>;
}

/** Registers a member and signs in. Returns the reason if the backend refuses the registration. */
export async function openNewMember(backend: Backend, known: KnownValues): Promise<NewMember | string> {
  const register = operations['register.member'];
  const { body = {} } = validCall(register, known);
  const reply = await callBackend(backend, register, { body });
  if (reply.status !== 200)
    return `no member could be registered: ${refusalOf(reply)?.code ?? shownStatus(reply)}`;
  return signInMember(backend, String(body['username']), String(body['password']));
}

export async function signInMember(backend: Backend, username: string, password: string): Promise<NewMember> {
  const known = await signIn(backend, username, password);
  const call: NewMember['call'] = (operation, input = {}) =>
    callBackend(backend, operation, {
      ...input,
      token: known.token,
      ...(operation.idempotent && { idempotencyKey: randomUUID() }),
    });
  return { known, call };
}
