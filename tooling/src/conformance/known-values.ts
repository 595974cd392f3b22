import type { OperationData, UserProfile } from '@chada/contract';
import type { consentMine } from '@chada/contract/consent';

export interface KnownValues {
  readonly token: string;
  readonly user: UserProfile;
  readonly password: string;
  /** Codes and ids that the backend has sent, by the name of their field. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly address?: Readonly<Record<string, unknown>> | undefined;
  readonly consent?: OperationData<typeof consentMine>['consents'][number] | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export function makeIdentity(): { phone: string; username: string; bankId: string } {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
  return { phone: `08${digits(8)}`, username: `check${digits(9)}`, bankId: digits(10) };
}

export function fillKnownValues(fields: unknown, known: KnownValues): Fields {
  if (typeof fields !== 'object' || fields === null) return {};
  const { user } = known;
  const own: Fields = {
    uuid: user.uuid,
    userUuid: user.uuid,
    username: user.user_pass.username,
    bankName: user.user_bank.bankName,
    bankId: user.user_bank.bankId,
    ...known.own,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name in own ? own[name] : value]),
  );
}

const identities = new Set(['uuid', 'userUuid', 'username', 'bankId']);

export function namesMember(fields: unknown): boolean {
  return (
    typeof fields === 'object' && fields !== null && Object.keys(fields).some((name) => identities.has(name))
  );
}

export function withAnother(fields: unknown): Fields {
  if (typeof fields !== 'object' || fields === null) return {};
  const { username, bankId } = makeIdentity();
  const others: Fields = { uuid: crypto.randomUUID(), userUuid: crypto.randomUUID(), username, bankId };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, identities.has(name) ? others[name] : value]),
  );
}
