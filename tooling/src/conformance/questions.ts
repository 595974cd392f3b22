import { randomUUID } from 'node:crypto';
import type { Operation } from '@chada/contract';
import type { Question } from './ask.ts';
import { type Known, newcomer, withOwn } from './known.ts';

/** Bodies that the example can't stand for: by id of the operation. */
const bodies: Readonly<Record<string, (known: Known) => Readonly<Record<string, unknown>> | undefined>> = {
  'session.login': ({ user, password }) => ({ username: user.user_pass.username, password }),
  'register.member': () => ({
    ...newcomer(),
    password: randomUUID(),
    bankName: 'KBANK',
    ageConfirmed: true,
  }),
  // The member keeps the password: the old one given is wrong.
  'user.changePassword': () => {
    const [oldPassword, newPassword] = [randomUUID(), randomUUID()];
    return { oldPassword, newPassword, confirmPassword: newPassword };
  },
  // What is written is what was there.
  'address.update': ({ address }) => address,
  // No slip: a backend tells that from an image.
  'slip.verify': () => ({ slip: new Blob(['no image'], { type: 'image/png' }) }),
};

/** The call of an operation as this member would make it. */
export function usualQuestion(operation: Operation, known: Known): Question {
  const { params, query, body } = operation.example;
  return {
    params: withOwn(params, known),
    query: withOwn(query, known),
    body: bodies[operation.id]?.(known) ?? withOwn(body, known),
    ...(operation.idempotent ? { idempotencyKey: randomUUID() } : {}),
  };
}
