import type { Platform } from '@chada/contract/envelope';

/**
 * The platform header of a device (HD-01) from its user agent: `IOS`, `AND`, or `DSK` for anything else.
 * An iPad that asks for desktop pages calls itself a Macintosh; `maxTouchPoints` above 1 tells it apart.
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  // Edge on Windows Phone and old Samsung pages name several systems; Android's own name comes first.
  if (/Android/i.test(userAgent)) return 'AND';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'IOS';
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : 'DSK';
}
