import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chatHosts, type ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';

/** A page with the headers that belong to it, in place of what pages of the site are sent. */
export interface FramePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const bridge = readFileSync(new URL('./chat-bridge.js', import.meta.url), 'utf8');
const bridgeHash = createHash('sha256').update(bridge).digest('base64');

/**
 * The page at `chatFramePath` in which a brand's chat service runs, with the headers that shut it in; undefined for a
 * brand without one (CH-01, RD-13). Pure: the same brand, the same page.
 *
 * Its sandbox gives it no origin, so whatever runs in it reaches neither the site nor the member's session. Scripts come
 * from the hosts of the chat alone, beside our own, which speaks with the site and is known by its hash.
 */
export function chatFrame(client: ResolvedClient): FramePage | undefined {
  const { chat, name, theme } = client;
  if (chat === undefined) return undefined;
  const data = `data-service="${escapeHtml(chat.scriptUrl)}" data-attributes="${chat.attributes.join(' ')}"`;
  const html = `<!doctype html>
<html lang="th">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="${theme.colorScheme}" />
    <title>${escapeHtml(name)}</title>
  </head>
  <body>
    <script ${data}>${bridge}</script>
  </body>
</html>
`;
  return {
    html,
    headers: {
      'content-security-policy': framePolicy(chatHosts(client)),
      'referrer-policy': 'no-referrer',
      // The site frames it, nobody else may.
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}

/** Chats write styles into their elements, which in a page of their own lets nobody at anything. */
function framePolicy(hosts: readonly string[]): string {
  const sockets = hosts.map((host) => host.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'sha256-${bridgeHash}' ${hosts.join(' ')}`,
    `style-src 'unsafe-inline' ${hosts.join(' ')}`,
    `img-src data: blob: ${hosts.join(' ')}`,
    `font-src ${hosts.join(' ')}`,
    `media-src ${hosts.join(' ')}`,
    `connect-src ${[...hosts, ...sockets].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}
