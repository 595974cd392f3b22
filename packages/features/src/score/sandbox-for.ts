/**
 * Returns the value of the `sandbox` attribute for an iframe. A page of an external domain keeps its origin.
 * A page of our own domains gets no origin, because a page with the site's origin could remove the sandbox.
 */
export function sandboxFor(url: string, ownDomains: readonly string[]): string {
  return ownDomains.includes(new URL(url).hostname) ? 'allow-scripts' : 'allow-scripts allow-same-origin';
}
