interface BrandWithDomains {
  readonly client: { readonly id: string; readonly domains: readonly string[] };
}

/**
 * Returns the brand for an HTTP Host header, or `undefined` for an unknown host. Ignores case, port and a final dot.
 */
export function resolveClientByHost<Client extends BrandWithDomains>(
  clients: readonly Client[],
  host: string,
): Client | undefined {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return clients.find(({ client }) => client.domains.includes(name) || name === `${client.id}.localhost`);
}
