import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { bareResponse } from '../site-server/bare-responses.ts';
import { proxy } from '../site-server/proxy.ts';
import { sendReply, type Reply } from '../site-server/reply.ts';
import { isOfApi, pathOf } from '../site-server/site-server.ts';
import { respondFrom, type HostedBrand, hostFolder } from '../site-server/static-host.ts';
import { siteFolder, type Stamp } from './stamp-library.ts';

const markPath = '/preview-mark.css';

/** Returns the host name for the preview of a stamp. Each stamp has its own host name, so previews share no storage. */
export function previewHost({ brand, id }: Pick<Stamp, 'brand' | 'id'>): string {
  return `preview-${id}.${brand}.localhost`;
}

/** Returns CSS that shows the brand and the stamp's id on top of the page. This mark does not block clicks. */
function markStyle({ brand, id }: Stamp): string {
  return `html::after{content:"Preview ${brand} ${id}";position:fixed;top:0;left:50%;z-index:2147483647;
padding:2px 12px;border-radius:0 0 8px 8px;transform:translateX(-50%);background:#b3261e;color:#fff;
font:12px/1.6 ui-monospace,monospace;white-space:nowrap;pointer-events:none}
`;
}

/** Adds the preview mark to a page as a linked style sheet, because the content policy forbids new inline styles. */
function withMark(reply: Reply): Reply {
  if (!reply.contentType.startsWith('text/html')) return reply;
  const html = reply.body
    .toString()
    .replace('</head>', `<link rel="stylesheet" href="${markPath}" /></head>`);
  const { compressed: _compressed, ...rest } = reply;
  return { ...rest, body: Buffer.from(html) };
}

function respond(hosted: HostedBrand, stamp: Stamp, path: string): Reply {
  const text = (contentType: string, body: string): Reply => ({
    ...respondFrom(hosted, '/robots.txt'),
    status: 200,
    contentType,
    body: Buffer.from(body),
  });
  if (path === markPath) return text('text/css; charset=utf-8', markStyle(stamp));
  if (path === '/robots.txt') return text('text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n');
  return withMark(respondFrom(hosted, path));
}

const notIndexed = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * Creates a server for previews of stamps. The Host header of a request selects the stamp. If `api` is absent, the
 * server responds to API requests with status 503.
 */
export function createPreviewServer(stamps: readonly Stamp[], api?: URL): Server {
  const previews = new Map(
    stamps.map(
      (stamp) =>
        [
          previewHost(stamp),
          { stamp, hosted: hostFolder(stamp.brand, join(stamp.folder, siteFolder)) },
        ] as const,
    ),
  );
  return createServer((request, response) => {
    const path = pathOf(request);
    const [host = ''] = (request.headers.host ?? '').split(':');
    const preview = previews.get(host);
    if (preview !== undefined && api !== undefined && isOfApi(path))
      return proxy(request, response, api, `${preview.stamp.brand}.localhost`);
    const reply =
      preview === undefined
        ? bareResponse(404)
        : isOfApi(path)
          ? bareResponse(503)
          : respond(preview.hosted, preview.stamp, path);
    sendReply(request, response, { ...reply, headers: { ...reply.headers, ...notIndexed } }).catch(() =>
      response.destroy(),
    );
  });
}
