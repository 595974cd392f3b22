/**
 * What a frame with the page of others may do: run its scripts in its own origin, without which its own API would refuse
 * it. A page of one of our own domains gets no origin at all, since with ours it could take its sandbox away.
 */
export function sandboxFor(url: string, ownDomains: readonly string[]): string {
  return ownDomains.includes(new URL(url).hostname) ? 'allow-scripts' : 'allow-scripts allow-same-origin';
}
