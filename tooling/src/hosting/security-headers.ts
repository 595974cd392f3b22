import { policyHosts, type ResolvedClient } from '@chada/client-config';
import type { InlineSources } from '../stamp/inline-files.ts';

/** The headers that a site sends with every response, also with errors. */
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

/** The content policy of images and other files. Blocks the scripts of a file that a visitor opens as a page. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Returns the Content-Security-Policy of a brand's pages. The policy forbids inline code, except styles and scripts
 * whose hashes are in `inline`.
 */
export function contentPolicy(
  client: ResolvedClient,
  inline: InlineSources = { styles: [], scripts: [] },
): string {
  const { images, frames, connect, media } = policyHosts(client);
  // Chat and analytics run in frames whose pages belong to the site itself, so the policy must allow frames with pages
  // of the site (RD-13).
  const ownFrame = client.chat === undefined && client.analytics === undefined ? [] : ["'self'"];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
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
