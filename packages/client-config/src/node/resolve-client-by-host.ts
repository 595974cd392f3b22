/** The data of a brand that identifies it by host. */
interface Hosted {
  readonly client: { readonly id: string; readonly domains: readonly string[] };
}

/**
 * Returns the brand of a request's Host header: one of its domains, or `<id>.localhost` in development. Ignores letter
 * case, port and a final dot. Returns `undefined` for an unknown host, for which the caller shows a neutral page.
 */
export function resolveClientByHost<Client extends Hosted>(
  clients: readonly Client[],
  host: string,
): Client | undefined {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return clients.find(({ client }) => client.domains.includes(name) || name === `${client.id}.localhost`);
}
