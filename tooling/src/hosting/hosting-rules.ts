import { chatFramePath, type ResolvedClient } from '@chada/client-config';
import { chatFrame } from '../stamp/chat-frame.ts';
import { baseHeaders, contentPolicy, filePolicy } from './security-headers.ts';

/** Headers of every answer whose path fits: a path, or one that ends in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of more general rules that don't count here. */
  readonly without?: readonly string[];
}

/** A path without a file of its own, and the page that answers there. */
export interface Rewrite {
  readonly from: string;
  readonly to: string;
}

/** What a host has to know of a stamped folder, beside its files. */
export interface HostingRules {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** The rules of a brand's folder: `rewrites` are its pages', the headers follow from its configuration. */
export function hostingRules(client: ResolvedClient, rewrites: readonly Rewrite[]): HostingRules {
  return {
    headers: [
      { path: '/*', headers: { ...baseHeaders, 'content-security-policy': contentPolicy(client) } },
      // The addresses of these change with their content.
      { path: '/assets/*', headers: forever },
      { path: '/legacy/assets/*', headers: forever },
      // A picture that is looked at alone: nothing in it runs, on top of what the pages forbid.
      { path: '/brand/*', headers: { 'content-security-policy': filePolicy } },
      { path: '/stamped/*', headers: { ...forever, 'content-security-policy': filePolicy } },
      ...chatRules(client),
    ],
    rewrites,
  };
}

/** The page of a chat is no page of the site: what shuts it in stands for what the site's own are sent (RD-13). */
function chatRules(client: ResolvedClient): readonly HeaderRule[] {
  const headers = chatFrame(client)?.headers;
  if (headers === undefined) return [];
  // Under its file's name too, where a host answers there.
  return [chatFramePath, `${chatFramePath}.html`].map((path) => ({
    path,
    headers,
    without: Object.keys(headers),
  }));
}

/** Whether a path fits a pattern of a rule. */
export function fitsRule(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return path === pattern;
  const start = pattern.slice(0, -1);
  return path.startsWith(start) || `${path}/` === start;
}

/** The headers of an answer at a path. What several rules set is sent with every value, as hosts do it. */
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
