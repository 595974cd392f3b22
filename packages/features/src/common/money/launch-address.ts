import { parseWebAddress } from '@chada/client-config';

const RETURN_PATH_MAX_LENGTH = 500;

/**
 * Returns the path to which the provider's page links back: the screen that opened the game (RD-18). Each Thai letter
 * of a search takes nine characters in an address; if it exceeds the API's limit, the search is left out.
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
 * Returns a launch address as an absolute address that the browser may open: a path of the site, or an http or https
 * address (VA-01); `undefined` for anything else.
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
