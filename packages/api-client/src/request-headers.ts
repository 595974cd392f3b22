import { headerNames, type Platform } from '@chada/contract/envelope';

export interface SiteHeaders {
  readonly platform: Platform;
  readonly webVersion: string;
  readonly hostname: string;
}

export function siteHeaders(
  { platform, webVersion, hostname }: SiteHeaders,
  token: string | undefined,
): Record<string, string> {
  return {
    [headerNames.platform]: platform,
    [headerNames.channel]: 'web',
    [headerNames.webVersion]: webVersion,
    [headerNames.hostname]: hostname,
    ...(token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
}
