/**
 * Returns the sandbox permissions of a frame with a third-party page: it runs scripts in its own origin, without which
 * its own API would refuse it. A page of one of our own domains gets no origin, because with ours it could remove its
 * sandbox.
 */
export function sandboxFor(url: string, ownDomains: readonly string[]): string {
  return ownDomains.includes(new URL(url).hostname) ? 'allow-scripts' : 'allow-scripts allow-same-origin';
}
