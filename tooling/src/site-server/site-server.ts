import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveClientByHost } from '@chada/client-config/node';
import { headersFor } from '../hosting/hosting-rules.ts';
import { bareAnswer, refuseUnreadable } from './bare-answers.ts';
import { neutralAnswer, neutralFault, neutralStyle } from './neutral-page.ts';
import { proxy } from './proxy.ts';
import { sendReply, type Reply } from './reply.ts';
import { answerFrom, type HostedBrand } from './static-host.ts';

/** Options of a site server. */
export interface SiteServerOptions {
  /** Returns the current brands. Called for each request, so that an edited brand shows at once. */
  readonly brands: () => readonly HostedBrand[];
  /** The brand of plain `localhost`; without it, `localhost` is an unknown host. */
  readonly defaultClientId?: string | undefined;
  /** The target of `/api`. */
  readonly apiOrigin: string;
}

/** Returns the brand of a Host header: one of its domains, `<id>.localhost`, or the default's plain `localhost`. */
export function brandOfHost(
  brands: readonly HostedBrand[],
  host: string,
  defaultClientId?: string,
): HostedBrand | undefined {
  if (/^localhost\.?(:\d*)?$/i.test(host)) return brands.find(({ client }) => client.id === defaultClientId);
  return resolveClientByHost(brands, host);
}

/** Creates the server of all brands; the request's host selects the brand. */
export function createSiteServer(options: SiteServerOptions): Server {
  const api = new URL(options.apiOrigin);
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return proxy(request, response, api);
    sendReply(request, response, answerOrFault(options, request, path)).catch(() => response.destroy());
  });
  return server.on('clientError', refuseUnreadable);
}

/** Returns a fault page if a brand's files can't be read, so that other brands are not affected. */
function answerOrFault(
  options: SiteServerOptions,
  { method, headers }: IncomingMessage,
  path: string,
): Reply {
  try {
    return answer(brandOfHost(options.brands(), headers.host ?? '', options.defaultClientId), method, path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // The page loads its style from the same host.
    return neutralStyle(path) ?? neutralFault();
  }
}

function answer(brand: HostedBrand | undefined, method: string | undefined, path: string): Reply {
  if (method !== 'GET' && method !== 'HEAD') {
    // A brand's own headers apply to all its responses, as on every host.
    const own = brand && headersFor(brand.rules, path);
    return bareAnswer(405, { ...own, 'cache-control': 'no-store', allow: 'GET, HEAD' });
  }
  return neutralStyle(path) ?? (brand === undefined ? neutralAnswer() : answerFrom(brand, path));
}

/** Returns the path of a request, decoded if possible. Never throws, since addresses come from anywhere. */
function pathOf(request: IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Makes a server listen on this machine only; 0 takes a free port. Returns the port, or throws like `listen`. */
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
