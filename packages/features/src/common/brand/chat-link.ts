export function atAccount(accountId: string): string {
  return `@${accountId.replace(/^@/, '')}`;
}

/** Returns the URL that opens a chat with a LINE official account. The account id may omit the `@`. */
export function chatLink(linkBase: string, accountId: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(atAccount(accountId))}`;
}
