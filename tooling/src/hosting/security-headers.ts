import { policyHosts, type ResolvedClient } from '@chada/client-config';

/** Headers of every answer of a site, errors included. */
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

/** The policy of files that are looked at alone, such as a brand's SVG: nothing in them runs. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The Content-Security-Policy of a brand's pages: own scripts and styles, nothing inline, and the hosts that the
 * brand's configuration names, never `https:`. `blob:` is the preview of a picture that the member has chosen. The one
 * Trusted Types policy is that of the site's boot script, which lets own scripts through alone.
 */
export function contentPolicy(client: ResolvedClient): string {
  const { images, frames, connect, media } = policyHosts(client);
  // The page that the chat runs in, which stands on the site itself (RD-13).
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
