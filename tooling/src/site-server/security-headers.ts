import { createHash } from 'node:crypto';
import { policyHosts, type ResolvedClient } from '@chada/client-config';

/** The hashes of the inline scripts of a built page, as a content policy names them: the loader of older browsers. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes = '', text = '']) => text !== '' && !/\bsrc=|application\/json/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Headers for everything this server answers itself. */
export const plainHeaders: Readonly<Record<string, string>> = {
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
 * The Content-Security-Policy of a brand's pages: own scripts and styles, and the hosts that the brand's
 * configuration names, never `https:`. `blob:` is the preview of a picture that the member has chosen.
 */
export function contentPolicy(client: ResolvedClient, scriptHashes: readonly string[]): string {
  const { images, frames, connect, media } = policyHosts(client);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'media-src': ["'self'", ...media],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
