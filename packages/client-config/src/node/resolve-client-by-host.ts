interface Hosted {
  readonly client: { readonly id: string; readonly domains: readonly string[] };
}

/**
 * Returns the brand for an HTTP Host header. The host is one of the brand's domains or `<id>.localhost`.
 * Capital letters, a port and a final dot make no difference. Returns `undefined` for an unknown host.
 */
export function resolveClientByHost<Client extends Hosted>(
  clients: readonly Client[],
  host: string,
): Client | undefined {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return clients.find(({ client }) => client.domains.includes(name) || name === `${client.id}.localhost`);
}
