import type { ChatAttribute, ResolvedClient } from '@chada/client-config';
import type { CurrentUser } from '@chada/stores';

/** The member data that a chat service receives, by attribute. */
export type ChatAttributes = Readonly<Partial<Record<ChatAttribute, string | number>>>;

const readers: Readonly<Record<ChatAttribute, (user: CurrentUser, clientId: string) => string | number>> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  username: ({ user_pass }) => user_pass.username,
  bankName: ({ user_bank }) => user_bank.bankName,
  bankId: ({ user_bank }) => user_bank.bankId,
  level: ({ level }) => level,
  point: ({ user_credit }) => user_credit.point,
  // Members have no email address; services that require one receive an address that can't receive mail (RFC 2606).
  email: ({ user_pass }, clientId) => `${user_pass.username}@${clientId}.invalid`,
};

/** Returns the member attributes that the brand shares with its chat service, and no others (CH-02, RD-13). */
export function chatAttributesOf(user: CurrentUser, { chat, id }: ResolvedClient): ChatAttributes {
  return Object.fromEntries((chat?.attributes ?? []).map((name) => [name, readers[name](user, id)]));
}
