import type { Platform } from '@chada/contract/envelope';

/**
 * Returns the platform header of a device (HD-01) from its user agent: `IOS`, `AND`, or `DSK` for anything else.
 * An iPad that requests desktop pages identifies as a Macintosh; `maxTouchPoints` above 1 distinguishes it.
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  // Edge on Windows Phone and old Samsung pages name several systems; Android's own name comes first.
  if (/Android/i.test(userAgent)) return 'AND';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'IOS';
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : 'DSK';
}
