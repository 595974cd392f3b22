import { randomUUID } from 'node:crypto';
import type { Operation } from '@chada/contract';
import type { BackendCall } from './call-backend.ts';
import { type KnownValues, makeIdentity, fillKnownValues } from './known-values.ts';

/** Maps an operation id to a function that creates the request body, for operations whose example can't be sent. */
const bodies: Readonly<
  Record<string, (known: KnownValues) => Readonly<Record<string, unknown>> | undefined>
> = {
  'session.login': ({ user, password }) => ({ username: user.user_pass.username, password }),
  'register.member': () => ({
    ...makeIdentity(),
    password: randomUUID(),
    bankName: 'KBANK',
    ageConfirmed: true,
  }),
  // Sends a wrong old password, so that the backend does not change the member's password.
  'user.changePassword': () => {
    const [oldPassword, newPassword] = [randomUUID(), randomUUID()];
    return { oldPassword, newPassword, confirmPassword: newPassword };
  },
  // Sends the stored address again, so that the address does not change.
  'address.update': ({ address }) => address,
  // Sends a file that is not an image. The backend must detect this.
  'slip.verify': () => ({ slip: new Blob(['no image'], { type: 'image/png' }) }),
};

/** Returns a valid call of an operation for this member. */
export function validCall(operation: Operation, known: KnownValues): BackendCall {
  const { params, query, body } = operation.example;
  return {
    params: fillKnownValues(params, known),
    query: fillKnownValues(query, known),
    body: bodies[operation.id]?.(known) ?? fillKnownValues(body, known),
    ...(operation.idempotent ? { idempotencyKey: randomUUID() } : {}),
  };
}
