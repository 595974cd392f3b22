export function isOnLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Parses the URL of the npm registry for a rehearsal of a release. Throws if the registry is not on this computer. */
export function rehearsalRegistry(address: string): URL {
  if (!isOnLoopback(address)) {
    throw new Error(
      `A rehearsal publishes only to a registry on this machine, and ${address} is not one. ` +
        'Omit the address to start one; to publish, use `pnpm release`.',
    );
  }
  return new URL(address);
}
