import type { UserProfile } from '@chada/contract';

/** What a walk has learnt of the member and of the backend, to ask about things that are there. */
export interface Known {
  readonly token: string;
  readonly user: UserProfile;
  readonly password: string;
  /** Values of fields by name: codes and ids that this backend has. */
  readonly own?: Readonly<Record<string, unknown>>;
  readonly address?: Readonly<Record<string, unknown>> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** A random Thai mobile number, name and account that nobody has; the same kind of values as the example's. */
export function newcomer(): { phone: string; username: string; bankId: string } {
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
  return { phone: `08${digits(8)}`, username: `check${digits(9)}`, bankId: digits(10) };
}

/** The fields of an example, with this member's and this backend's own in place of the example's. */
export function withOwn(fields: unknown, known: Known): Fields {
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

/** Whether fields name a member: nobody may be reached by another's name (RD-19). */
export function namesMember(fields: unknown): boolean {
  return (
    typeof fields === 'object' && fields !== null && Object.keys(fields).some((name) => identities.has(name))
  );
}

/** The same fields, naming a member who is not the one that asks. */
export function withAnother(fields: unknown): Fields {
  if (typeof fields !== 'object' || fields === null) return {};
  const { username, bankId } = newcomer();
  const others: Fields = { uuid: crypto.randomUUID(), userUuid: crypto.randomUUID(), username, bankId };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, identities.has(name) ? others[name] : value]),
  );
}
