import { parseWebAddress } from '@chada/client-config';

const RETURN_PATH_MAX_LENGTH = 500;

/**
 * Returns the path to which the provider's page links back: the screen that opened the game (RD-18). A Thai search grows
 * ninefold in an address; without room for it in the API's limit, the path has no search.
 */
export function returnPathOf(location: { pathname: string; search: string }): string {
  const full = `${location.pathname}${location.search}`;
  if (full.length <= RETURN_PATH_MAX_LENGTH) return full;
  const parameters = new URLSearchParams(location.search);
  for (const name of ['q', 'in']) parameters.delete(name);
  const rest = parameters.toString();
  const short = rest === '' ? location.pathname : `${location.pathname}?${rest}`;
  return short.length <= RETURN_PATH_MAX_LENGTH ? short : location.pathname;
}

/**
 * An address that the browser may be sent to, made absolute: a path of the site, or a web address (VA-01) over http or
 * https; `undefined` for anything else.
 */
export function launchAddress(launchUrl: string, siteUrl: string): string | undefined {
  const isPath = /^\/(?![/\\])/.test(launchUrl);
  if (!isPath && parseWebAddress(launchUrl)?.scheme === undefined) return undefined;
  try {
    const address = new URL(launchUrl, siteUrl);
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined;
  } catch {
    return undefined;
  }
}
