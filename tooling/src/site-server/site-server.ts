import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveClientByHost } from '@chada/client-config/node';
import { headersFor } from '../hosting/hosting-rules.ts';
import { bareResponse, refuseUnreadable } from './bare-responses.ts';
import { neutralUnknownHost, neutralBrokenBrand, neutralStyle } from './neutral-page.ts';
import { proxy } from './proxy.ts';
import { sendReply, type Reply } from './reply.ts';
import { respondFrom, type HostedBrand } from './static-host.ts';

export interface SiteServerOptions {
  /** Returns the brands. The server calls this function for each request, so that the site shows edits immediately. */
  readonly brands: () => readonly HostedBrand[];
  readonly defaultClientId?: string | undefined;
  readonly apiOrigin: string;
}

/** Finds a brand by the Host header: a domain of the brand, `<id>.localhost`, or `localhost` for the default brand. */
export function brandOfHost(
  brands: readonly HostedBrand[],
  host: string,
  defaultClientId?: string,
): HostedBrand | undefined {
  if (/^localhost\.?(:\d*)?$/i.test(host)) return brands.find(({ client }) => client.id === defaultClientId);
  return resolveClientByHost(brands, host);
}

export const isOfApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/fairness/log/');

export function createSiteServer(options: SiteServerOptions): Server {
  const api = new URL(options.apiOrigin);
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (isOfApi(path)) return proxy(request, response, api);
    sendReply(request, response, respondOrFail(options, request, path)).catch(() => response.destroy());
  });
  return server.on('clientError', refuseUnreadable);
}

/**
 * Responds to a request. If a brand's files can't be read, sends an error page, so that the server continues for other
 * brands.
 */
function respondOrFail(
  options: SiteServerOptions,
  { method, headers }: IncomingMessage,
  path: string,
): Reply {
  try {
    return replyTo(brandOfHost(options.brands(), headers.host ?? '', options.defaultClientId), method, path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // If the request is for the neutral style sheet, returns this style sheet, because the error page uses it.
    // Otherwise returns the error page.
    return neutralStyle(path) ?? neutralBrokenBrand();
  }
}

function replyTo(brand: HostedBrand | undefined, method: string | undefined, path: string): Reply {
  if (method !== 'GET' && method !== 'HEAD') {
    const own = brand && headersFor(brand.rules, path);
    return bareResponse(405, { ...own, 'cache-control': 'no-store', allow: 'GET, HEAD' });
  }
  return neutralStyle(path) ?? (brand === undefined ? neutralUnknownHost() : respondFrom(brand, path));
}

export function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Starts a server on this computer. Port 0 selects a free port. Returns the port. Throws if the port is in use. */
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
