export function atAccount(accountId: string): string {
  return `@${accountId.replace(/^@/, '')}`;
}

/** Returns the URL of a chat with a LINE official account. `accountId` may omit the `@`. */
export function chatLink(linkBase: string, accountId: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(atAccount(accountId))}`;
}
