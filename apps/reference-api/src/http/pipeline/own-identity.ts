import { bankCodeOf } from '@chada/domain';
import { ApiError } from '../errors/api-error.ts';
import type { SessionMember } from './context.ts';

/** What each identifier of the contract must be for this member. */
function ownValues(member: SessionMember): Readonly<Record<string, (value: unknown) => boolean>> {
  const is = (own: string) => (value: unknown) => value === own;
  return {
    uuid: is(member.uuid),
    userUuid: is(member.uuid),
    username: is(member.username),
    bankId: is(member.bankAccount),
    bankName: (value) => typeof value === 'string' && bankCodeOf(value) === member.bankCode,
  };
}

/**
 * Identity is the token's (RD-19, RO-03): an identifier anywhere in a member's request that is not their own is
 * answered as if nothing were there. It stands here once, before any handler, so that no handler can forget it.
 */
export function refuseForeignIdentity(member: SessionMember, input: Readonly<Record<string, unknown>>): void {
  const own = ownValues(member);
  for (const part of Object.values(input)) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, value] of Object.entries(part)) {
      const isOwn = Object.hasOwn(own, name) ? own[name] : undefined;
      if (isOwn && value !== undefined && !isOwn(value)) throw new ApiError('NOT_FOUND');
    }
  }
}
