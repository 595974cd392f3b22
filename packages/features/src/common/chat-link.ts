/** The address that opens a chat with an account of the messaging app. Ids are official accounts, with or without @. */
export function chatLink(linkBase: string, accountId: string): string {
  return `${linkBase.replace(/\/*$/, '/')}${encodeURIComponent(`@${accountId.replace(/^@/, '')}`)}`;
}
