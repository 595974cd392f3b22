/** The id of an official account as it is searched for: with its @, which configuration may leave out. */
export function atAccount(accountId: string): string {
  return `@${accountId.replace(/^@/, '')}`;
}

/** The address that opens a chat with an account of the messaging app. Ids are official accounts, with or without @. */
export function chatLink(linkBase: string, accountId: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(atAccount(accountId))}`;
}
