import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { resolveClientByHost } from '@chada/client-config/node';
import type { ServedBrand } from './brand.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';
import { contentTypeOf, unknownContentType } from './content-types.ts';
import { neutralPage } from './neutral-page.ts';
import { proxy } from './proxy.ts';
import { sendReply, type Reply } from './reply.ts';
import { contentPolicy, filePolicy } from './security-headers.ts';
import { stampHtml } from './stamp-html.ts';

/** What a site server needs. */
export interface SiteServerOptions {
  /** The brands of the moment; asked at each request, so that an edited brand shows at once. */
  readonly brands: () => readonly ServedBrand[];
  /** The brand of plain `localhost`; without it, `localhost` is an unknown host. */
  readonly defaultClientId?: string | undefined;
  /** The folder of the built member site. */
  readonly siteFolder: string;
  /** Where `/api` goes. */
  readonly apiOrigin: string;
}

/** The brand of a Host header: one of its domains, `<id>.localhost`, or the default's plain `localhost`. */
export function brandOfHost(
  brands: readonly ServedBrand[],
  host: string,
  defaultClientId?: string,
): ServedBrand | undefined {
  if (/^localhost\.?(:\d*)?$/i.test(host)) return brands.find(({ client }) => client.id === defaultClientId);
  return resolveClientByHost(brands, host);
}

/** The server of every brand: which one is answered depends on the host of the request alone. */
export function createSiteServer(options: SiteServerOptions): Server {
  const site = openBuiltSite(options.siteFolder);
  const api = new URL(options.apiOrigin);
  return createServer((request, response) => {
    const { pathname } = addressOf(request);
    if (pathname === '/api' || pathname.startsWith('/api/')) return proxy(request, response, api);
    const brand = brandOfHost(options.brands(), request.headers.host ?? '', options.defaultClientId);
    sendReply(request, response, answer(site, brand, request)).catch(() => response.destroy());
  });
}

function answer(site: BuiltSite, served: ServedBrand | undefined, request: IncomingMessage): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { ...plain('405'), headers: { allow: 'GET, HEAD' } };
  if (served === undefined) {
    return {
      status: 404,
      body: neutralPage(),
      contentType: 'text/html; charset=utf-8',
      cache: 'never',
      headers: { 'content-security-policy': "default-src 'none'" },
    };
  }
  const { pathname, query } = addressOf(request);
  if (pathname.startsWith('/brand/')) return brandFile(served, pathname, query.get('v'));
  const file = site.file(pathname);
  if (file !== undefined) return file;
  // A chunk that is gone must not come back as a page: the site would try to run it.
  if (isFilePath(pathname)) return plain('404');
  return {
    body: Buffer.from(stampHtml(site.template, served)),
    contentType: 'text/html; charset=utf-8',
    cache: 'revalidate',
    headers: { 'content-security-policy': contentPolicy(served.client) },
  };
}

function brandFile({ files }: ServedBrand, pathname: string, fingerprint: string | null): Reply {
  const file = files.get(pathname.slice('/brand/'.length));
  if (file === undefined) return plain('404');
  return {
    body: file.body,
    contentType: file.contentType,
    cache: file.fingerprint === fingerprint ? 'forever' : 'revalidate',
    headers: { 'content-security-policy': filePolicy },
  };
}

/** Whether a path names a file and not a page: it stands among the built files or has an extension that we serve. */
function isFilePath(pathname: string): boolean {
  return /^(?:\/legacy)?\/assets\//.test(pathname) || contentTypeOf(extname(pathname)) !== unknownContentType;
}

function plain(status: '404' | '405'): Reply {
  return {
    status: Number(status),
    body: Buffer.from(`${status}\n`),
    contentType: 'text/plain; charset=utf-8',
    cache: 'never',
  };
}

/** The path (decoded where it can be) and the query of a request. Addresses come from anywhere, so nothing here throws. */
function addressOf(request: IncomingMessage): { pathname: string; query: URLSearchParams } {
  const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
  try {
    return { pathname: decodeURIComponent(path), query: new URLSearchParams(query) };
  } catch {
    return { pathname: path, query: new URLSearchParams(query) };
  }
}

/** Lets a server listen on this machine only; 0 takes a free port. Gives the port, or throws as `listen` would. */
export function listenLocally(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(isAddressInfo(address) ? address.port : port);
    });
  });
}

function isAddressInfo(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
