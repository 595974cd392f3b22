/** What is needed of a brand to find it by host. */
interface Hosted {
  readonly client: { readonly id: string; readonly domains: readonly string[] };
}

/**
 * The brand that a request's Host header names: one of its domains, or `<id>.localhost` in development; letter case,
 * port and a final dot don't count. An unknown host gives `undefined`: no brand stands in for another, and the caller
 * shows a neutral page.
 */
export function resolveClientByHost<Client extends Hosted>(
  clients: readonly Client[],
  host: string,
): Client | undefined {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return clients.find(({ client }) => client.domains.includes(name) || name === `${client.id}.localhost`);
}
