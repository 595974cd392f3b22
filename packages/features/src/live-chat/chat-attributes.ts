import type { ChatAttribute, ResolvedClient } from '@chada/client-config';
import type { CurrentUser } from '@chada/stores';

/** What a chat service is told of a member, by the name of each attribute. */
export type ChatAttributes = Readonly<Partial<Record<ChatAttribute, string | number>>>;

const readers: Readonly<Record<ChatAttribute, (user: CurrentUser, clientId: string) => string | number>> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  username: ({ user_pass }) => user_pass.username,
  bankName: ({ user_bank }) => user_bank.bankName,
  bankId: ({ user_bank }) => user_bank.bankId,
  level: ({ level }) => level,
  point: ({ user_credit }) => user_credit.point,
  // Members give no address; services that want one get one that reaches nobody (RFC 2606).
  email: ({ user_pass }, clientId) => `${user_pass.username}@${clientId}.invalid`,
};

/** The attributes of the member that the brand lets its chat service know, and no others (CH-02, RD-13). */
export function chatAttributesOf(user: CurrentUser, { chat, id }: ResolvedClient): ChatAttributes {
  return Object.fromEntries((chat?.attributes ?? []).map((name) => [name, readers[name](user, id)]));
}
