/** Adds the `@` of official accounts to a LINE id without `@` or `~`. Some backends omit the `@`. */
export function markedAccount(id: string): string {
  return id[0] === '~' ? id : `@${id.replace(/^@/, '')}`;
}

/** Returns the URL of a chat with a LINE account: `@` and an official id, `~` and a personal id, or an official id. */
export function chatLink(linkBase: string, account: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(markedAccount(account))}`;
}
