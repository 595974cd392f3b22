import { parseWebAddress } from '@chada/client-config';

const RETURN_PATH_MAX_LENGTH = 500;

/**
 * Returns the path to which a game returns the member. If the path is longer than the API permits, removes the
 * parameters of the game search. If the path is still too long, removes all parameters (RD-18).
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

/** Returns the absolute URL of a game, or undefined if the URL is not http or https (VA-01). */
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
