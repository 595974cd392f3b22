import { chatFramePath, type ResolvedClient } from '@chada/client-config';
import { chatFrame } from '../stamp/chat-frame.ts';
import { baseHeaders, contentPolicy, filePolicy } from './security-headers.ts';

/** Headers for responses whose path matches `path`, which may end in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers that more general rules set and that are removed for these paths. */
  readonly without?: readonly string[];
}

/** A path for which no file exists, and the page that the host returns for this path. */
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
 * Returns the hosting rules of a brand's folder. `rewrites` maps paths to pages. The headers depend on the brand's
 * configuration.
 */
export function hostingRules(client: ResolvedClient, rewrites: readonly Rewrite[]): HostingRules {
  return {
    headers: [
      { path: '/*', headers: { ...baseHeaders, 'content-security-policy': contentPolicy(client) } },
      // Browsers may cache these files forever, because each URL contains a hash of the content.
      { path: '/assets/*', headers: forever },
      { path: '/legacy/assets/*', headers: forever },
      // The policy prevents scripts in an image that a browser opens as a page.
      { path: '/brand/*', headers: { 'content-security-policy': filePolicy } },
      { path: '/stamped/*', headers: { ...forever, 'content-security-policy': filePolicy } },
      ...chatRules(client),
    ],
    rewrites,
  };
}

/** Returns the rules of the chat page, which has its own restrictive headers (RD-13). */
function chatRules(client: ResolvedClient): readonly HeaderRule[] {
  const headers = chatFrame(client)?.headers;
  if (headers === undefined) return [];
  // Applies the rules to the path and to the file name, because some hosts also serve the file under its name.
  return [chatFramePath, `${chatFramePath}.html`].map((path) => ({
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
 * Returns the headers for a path. If several rules set the same header, their values are joined with commas. Static hosts
 * do the same.
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
