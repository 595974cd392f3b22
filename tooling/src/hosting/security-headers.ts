import { policyHosts, type ResolvedClient } from '@chada/client-config';

/** Headers of every response of a site, errors included. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

/** The policy of files that are opened directly, such as a brand's SVG: nothing in them runs. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Returns the Content-Security-Policy of a brand's pages: own scripts and styles, nothing inline, and the hosts of the
 * brand's configuration, never `https:`. `blob:` allows the preview of a chosen picture. The only Trusted Types policy is
 * that of the boot script, which allows own scripts only.
 */
export function contentPolicy(client: ResolvedClient): string {
  const { images, frames, connect, media } = policyHosts(client);
  // The chat's page, which the site itself serves (RD-13).
  const ownFrame = client.chat === undefined ? [] : ["'self'"];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': ownFrame.length + frames.length === 0 ? ["'none'"] : [...ownFrame, ...frames],
    'media-src': ["'self'", ...media],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
