import type { Platform } from '@chada/contract/envelope';

/**
 * Returns the value of the platform header (HD-01): `IOS`, `AND` or `DSK`. A device with the user agent of a Mac and
 * `maxTouchPoints` above 1 is an iPad.
 */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform {
  // Tests Android first, because some user agents name both Android and iPhone.
  if (/Android/i.test(userAgent)) return 'AND';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'IOS';
  return /Macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'IOS' : 'DSK';
}
