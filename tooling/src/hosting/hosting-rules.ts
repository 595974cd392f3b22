import { chatFramePath, type ResolvedClient } from '@chada/client-config';
import { chatFrame } from '../stamp/chat-frame.ts';
import { baseHeaders, contentPolicy, filePolicy } from './security-headers.ts';

/** Headers of every response whose path matches: a path, or one that ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of more general rules that do not apply here. */
  readonly without?: readonly string[];
}

/** A path without a file of its own, and the page that is served there. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** The rules of a stamped folder for its host, in addition to its files. */
export interface HostingRules {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Returns the rules of a brand's folder: `rewrites` are its pages, the headers follow from its configuration. */
export function hostingRules(client: ResolvedClient, rewrites: readonly Rewrite[]): HostingRules {
  return {
    headers: [
      { path: '/*', headers: { ...baseHeaders, 'content-security-policy': contentPolicy(client) } },
      // These addresses change with their content.
      { path: '/assets/*', headers: forever },
      { path: '/legacy/assets/*', headers: forever },
      // Nothing in a picture runs when it is opened directly.
      { path: '/brand/*', headers: { 'content-security-policy': filePolicy } },
      { path: '/stamped/*', headers: { ...forever, 'content-security-policy': filePolicy } },
      ...chatRules(client),
    ],
    rewrites,
  };
}

/** Returns the rules of the chat page. It is not a page of the site and has its own restrictions (RD-13). */
function chatRules(client: ResolvedClient): readonly HeaderRule[] {
  const headers = chatFrame(client)?.headers;
  if (headers === undefined) return [];
  // Also under its file name, which some hosts serve.
  return [chatFramePath, `${chatFramePath}.html`].map((path) => ({
    path,
    headers,
    without: Object.keys(headers),
  }));
}

/** True if a path matches the pattern of a rule. */
export function fitsRule(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return path === pattern;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) || `${path}/` === start;
}

/** Returns the headers of a response at a path. Headers from several rules are sent with every value, as hosts do. */
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
