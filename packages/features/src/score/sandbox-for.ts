/**
 * Returns the `sandbox` attribute of an iframe. A page of the site's own domains gets no `allow-same-origin`, because a
 * script with the site's origin could remove the sandbox.
 */
export function sandboxFor(url: string, ownDomains: readonly string[]): string {
  return ownDomains.includes(new URL(url).hostname) ? 'allow-scripts' : 'allow-scripts allow-same-origin';
}
