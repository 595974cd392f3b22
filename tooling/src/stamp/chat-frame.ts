import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chatHosts, type ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';

/** A page that has its own headers instead of those of the site's pages. */
export interface FramePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const bridge = readFileSync(new URL('./chat-bridge.js', import.meta.url), 'utf8');
const bridgeHash = createHash('sha256').update(bridge).digest('base64');

/**
 * Returns the chat page of a brand with strict headers, or `undefined` if the brand has no chat (CH-01, RD-13). The
 * sandbox of its iframe isolates the page from the site and the session. The content policy allows scripts from the
 * chat's hosts, and the script of the kit by its hash.
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
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}

/**
 * Returns the content policy of the chat page. It allows inline styles, because chat services use them and the page is
 * isolated.
 */
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
