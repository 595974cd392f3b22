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
  /** Returns the current brands. The server calls it for each request, so that edits of a brand appear at once. */
  readonly brands: () => readonly HostedBrand[];
  /** The id of the brand that plain `localhost` shows. Without a default brand, `localhost` is an unknown host. */
  readonly defaultClientId?: string | undefined;
  /** Origin that receives the requests for `/api` and `/fairness/log/`. */
  readonly apiOrigin: string;
}

/**
 * Returns the brand for a Host header: a domain of the brand, `<id>.localhost`, or the default brand for `localhost`.
 */
export function brandOfHost(
  brands: readonly HostedBrand[],
  host: string,
  defaultClientId?: string,
): HostedBrand | undefined {
  if (/^localhost\.?(:\d*)?$/i.test(host)) return brands.find(({ client }) => client.id === defaultClientId);
  return resolveClientByHost(brands, host);
}

/** True for paths that the API serves: its operations and the public log of draws. */
export const isOfApi = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/fairness/log/');

/** Creates a server for all brands. The Host header selects the brand. */
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
 * Creates the response. If a brand's files can't be read, returns an error page, so that the other brands keep working.
 */
function respondOrFail(
  options: SiteServerOptions,
  { method, headers }: IncomingMessage,
  path: string,
): Reply {
  try {
    return answer(brandOfHost(options.brands(), headers.host ?? '', options.defaultClientId), method, path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // The error page loads a neutral style sheet. The server responds with this style sheet without reading the
    // brand's files, because they can't be read.
    return neutralStyle(path) ?? neutralBrokenBrand();
  }
}

function answer(brand: HostedBrand | undefined, method: string | undefined, path: string): Reply {
  if (method !== 'GET' && method !== 'HEAD') {
    // All hosts add the brand's headers to every response, including refusals.
    const own = brand && headersFor(brand.rules, path);
    return bareResponse(405, { ...own, 'cache-control': 'no-store', allow: 'GET, HEAD' });
  }
  return neutralStyle(path) ?? (brand === undefined ? neutralUnknownHost() : respondFrom(brand, path));
}

/** Returns the path of a request. Decodes it if possible, and never throws. */
export function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Listens on a local port. Port 0 selects a free port. Returns the port. Throws if the port is in use. */
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
