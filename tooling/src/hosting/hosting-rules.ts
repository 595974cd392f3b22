import { analyticsFramePath, chatFramePath, type ResolvedClient } from '@chada/client-config';
import { analyticsFrame } from '../stamp/analytics-frame.ts';
import { chatFrame } from '../stamp/chat-frame.ts';
import type { InlineSources } from '../stamp/inline-files.ts';
import type { FramePage } from '../stamp/isolated-page.ts';
import { baseHeaders, contentPolicy, filePolicy } from './security-headers.ts';

export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly without?: readonly string[];
}

export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

export interface HostingRules {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Returns the hosting rules of a brand: headers and rewrites. */
export function hostingRules(
  client: ResolvedClient,
  rewrites: readonly Rewrite[],
  inline?: InlineSources,
): HostingRules {
  return {
    headers: [
      {
        path: '/*',
        headers: { ...baseHeaders, 'content-security-policy': contentPolicy(client, inline) },
      },
      // Asks search engines not to list the pages of members.
      { path: '/auth/*', headers: { 'x-robots-tag': 'noindex' } },
      // Asks search engines not to list unknown paths. nginx sends the headers of `/404.html` for each unknown path.
      { path: '/404.html', headers: { 'x-robots-tag': 'noindex' } },
      { path: '/service-worker.js', headers: { 'cache-control': 'no-cache' } },
      // Browsers may cache these files forever, because each URL contains a hash of the file's content.
      { path: '/assets/*', headers: forever },
      { path: '/legacy/assets/*', headers: forever },
      // Blocks the scripts of an SVG image that a visitor opens as a page.
      { path: '/brand/*', headers: { 'content-security-policy': filePolicy } },
      { path: '/stamped/*', headers: { ...forever, 'content-security-policy': filePolicy } },
      ...frameRules(chatFramePath, chatFrame(client)),
      ...frameRules(analyticsFramePath, analyticsFrame(client)),
    ],
    rewrites,
  };
}

function frameRules(framePath: string, frame: FramePage | undefined): readonly HeaderRule[] {
  if (frame === undefined) return [];
  const { headers } = frame;
  // Returns the rule twice, for the path and for the path with `.html`, because some hosts serve the page at both
  // paths.
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
 * Returns the headers of a path. If several rules set the same header, joins the values with commas, as static hosts
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
