import { createHash } from 'node:crypto';
import type { ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';

export interface FramePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface IsolatedContent {
  readonly bridge: string;
  readonly data: string;
  readonly hosts: readonly string[];
  /**
   * The value of the frame's attribute `sandbox`. The value must not contain `allow-same-origin`, which would give the
   * service access to the site's data.
   */
  readonly sandbox: string;
}

/**
 * Returns a page for a frame that isolates a third-party service from the site. The service can't read the member's
 * session (RD-13).
 */
export function isolatedPage(
  { name, theme }: ResolvedClient,
  { bridge, data, hosts, sandbox }: IsolatedContent,
): FramePage {
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
  const sockets = hosts.map((host) => host.replace(/^http/, 'ws'));
  const hash = createHash('sha256').update(bridge).digest('base64');
  // Allows inline styles, because the services use them. The page is isolated, so inline styles can't harm the site.
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${hosts.join(' ')}`,
    `style-src 'unsafe-inline' ${hosts.join(' ')}`,
    `img-src data: blob: ${hosts.join(' ')}`,
    `font-src ${hosts.join(' ')}`,
    `media-src ${hosts.join(' ')}`,
    `connect-src ${[...hosts, ...sockets].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${sandbox}`,
  ].join('; ');
  return {
    html,
    headers: {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}
