/** A page with the site's origin could remove the sandbox, so such a page gets no origin. */
export function sandboxFor(url: string, ownDomains: readonly string[]): string {
  return ownDomains.includes(new URL(url).hostname) ? 'allow-scripts' : 'allow-scripts allow-same-origin';
}
