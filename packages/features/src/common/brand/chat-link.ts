/** Returns the id of an official account with its @, which configuration may omit. */
export function atAccount(accountId: string): string {
  return `@${accountId.replace(/^@/, '')}`;
}

/** Returns the address that opens a chat with an official account. The id may have its @ or not. */
export function chatLink(linkBase: string, accountId: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(atAccount(accountId))}`;
}
