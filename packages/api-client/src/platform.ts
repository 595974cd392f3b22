import type { Platform } from '@chada/contract/envelope';

/**
 * Returns the platform header (HD-01) of a user agent: `IOS`, `AND` or `DSK`. An iPad may report the user agent of a
 * Mac; `maxTouchPoints` above 1 identifies the iPad.
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  // Edge on Windows Phone and old Samsung browsers name several systems, so Android must be tested first.
  if (/Android/i.test(userAgent)) return 'AND';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'IOS';
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : 'DSK';
}
