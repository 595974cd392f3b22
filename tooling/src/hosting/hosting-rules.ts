import { analyticsFramePath, chatFramePath, type ResolvedClient } from '@chada/client-config';
import { analyticsFrame } from '../stamp/analytics-frame.ts';
import { chatFrame } from '../stamp/chat-frame.ts';
import type { FramePage } from '../stamp/isolated-page.ts';
import { baseHeaders, contentPolicy, filePolicy } from './security-headers.ts';

/** Headers of the responses whose path matches `path`. `path` may end in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers that the rule leaves out for these paths, because a more general rule sets the headers. */
  readonly without?: readonly string[];
}

/** A path without a file of its own, and the page that the host returns for it. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

export interface HostingRules {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Returns the hosting rules of a brand's folder. The headers depend on the brand's configuration, and on the sources of
 * the inline styles in its pages.
 */
export function hostingRules(
  client: ResolvedClient,
  rewrites: readonly Rewrite[],
  styleSources: readonly string[] = [],
): HostingRules {
  return {
    headers: [
      {
        path: '/*',
        headers: { ...baseHeaders, 'content-security-policy': contentPolicy(client, styleSources) },
      },
      // Search engines must not list the pages of members.
      { path: '/auth/*', headers: { 'x-robots-tag': 'noindex' } },
      // nginx sends the headers of this path for every unknown path, also below /auth.
      { path: '/404.html', headers: { 'x-robots-tag': 'noindex' } },
      // Forbids caching, so that browsers and proxies load a new service worker at once.
      { path: '/service-worker.js', headers: { 'cache-control': 'no-cache' } },
      // Browsers may cache these files forever, because each URL contains a hash of the file's content.
      { path: '/assets/*', headers: forever },
      { path: '/legacy/assets/*', headers: forever },
      // An image may contain scripts. The policy blocks them if a browser opens the image as a page.
      { path: '/brand/*', headers: { 'content-security-policy': filePolicy } },
      { path: '/stamped/*', headers: { ...forever, 'content-security-policy': filePolicy } },
      ...frameRules(chatFramePath, chatFrame(client)),
      ...frameRules(analyticsFramePath, analyticsFrame(client)),
    ],
    rewrites,
  };
}

/** Returns the rules of a service's page, which has stricter headers than other pages (RD-13). */
function frameRules(framePath: string, frame: FramePage | undefined): readonly HeaderRule[] {
  if (frame === undefined) return [];
  const { headers } = frame;
  // Some hosts serve the page also under its file name, so the rules apply to both paths.
  return [framePath, `${framePath}.html`].map((path) => ({
    path,
    headers,
    without: Object.keys(headers),
  }));
}

export function fitsRule(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return path === pattern;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) || `${path}/` === start;
}

/**
 * Returns the headers for a path. If several rules set the same header, joins the values with commas, as static hosts
 * do.
 */
export function headersFor({ headers: rules }: HostingRules, path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const { path: pattern, headers, without = [] } of rules) {
    if (!fitsRule(pattern, path)) continue;
    for (const name of without) found.delete(name);
    for (const [name, value] of Object.entries(headers)) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(found);
}
