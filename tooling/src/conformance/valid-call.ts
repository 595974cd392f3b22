import { randomUUID } from 'node:crypto';
import type { Operation } from '@chada/contract';
import { MAX_AMOUNT_SATANG } from '@chada/domain';
import type { BackendCall } from './call-backend.ts';
import { type KnownValues, makeIdentity, fillKnownValues } from './known-values.ts';

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
  // The old password is wrong, so the call does not change the member's password.
  'user.changePassword': () => {
    const [oldPassword, newPassword] = [randomUUID(), randomUUID()];
    return { oldPassword, newPassword, confirmPassword: newPassword };
  },
  'address.update': ({ address }) => address,
  'consent.answer': () => ({ consents: [] }),
  // The call repeats the member's last answer to this consent, so that nothing changes.
  'consent.change': ({ consent }) =>
    consent && { id: consent.id, version: consent.version, given: consent.given },
  // The limit is the highest possible amount, so that it does not restrict the member.
  'protection.setLimit': () => ({ kind: 'stake', period: 'month', value: MAX_AMOUNT_SATANG }),
  'slip.verify': () => ({ slip: new Blob(['no image'], { type: 'image/png' }) }),
};

export function validCall(operation: Operation, known: KnownValues): BackendCall {
  const { params, query, body } = operation.example;
  return {
    params: fillKnownValues(params, known),
    query: fillKnownValues(query, known),
    body: bodies[operation.id]?.(known) ?? fillKnownValues(body, known),
    ...(operation.idempotent ? { idempotencyKey: randomUUID() } : {}),
  };
}
