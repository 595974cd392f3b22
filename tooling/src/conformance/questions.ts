import { randomUUID } from 'node:crypto';
import type { Operation } from '@chada/contract';
import type { Question } from './ask.ts';
import { type Known, newcomer, withOwn } from './known.ts';

/** Bodies for which the example is not suitable, by id of the operation. */
const bodies: Readonly<Record<string, (known: Known) => Readonly<Record<string, unknown>> | undefined>> = {
  'session.login': ({ user, password }) => ({ username: user.user_pass.username, password }),
  'register.member': () => ({
    ...newcomer(),
    password: randomUUID(),
    bankName: 'KBANK',
    ageConfirmed: true,
  }),
  // The old password is wrong, so the member keeps theirs.
  'user.changePassword': () => {
    const [oldPassword, newPassword] = [randomUUID(), randomUUID()];
    return { oldPassword, newPassword, confirmPassword: newPassword };
  },
  // Writes the stored value again.
  'address.update': ({ address }) => address,
  // Not an image, which a backend recognises.
  'slip.verify': () => ({ slip: new Blob(['no image'], { type: 'image/png' }) }),
};

/** Returns the call of an operation as this member makes it. */
export function usualQuestion(operation: Operation, known: Known): Question {
  const { params, query, body } = operation.example;
  return {
    params: withOwn(params, known),
    query: withOwn(query, known),
    body: bodies[operation.id]?.(known) ?? withOwn(body, known),
    ...(operation.idempotent ? { idempotencyKey: randomUUID() } : {}),
  };
}
