import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError, errorBody } from '../errors/api-error.ts';
import { drainOnClose } from './drain-on-close.ts';
import { loggedError } from '../errors/log-error.ts';
import { newRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { unreadHeaders } from './safe-headers.ts';
import { rejectUnreadable } from '../errors/reject-unreadable.ts';

/** What each of our servers is told when it is built. */
export interface ServerOptions {
  /** `silent` in tests. */
  readonly logLevel?: 'silent' | 'warn' | 'info';
  /** Where structured logs go, when not to standard output. */
  readonly logStream?: { write(line: string): void };
  /** Proxies whose `X-Forwarded-For` is believed, besides those on this machine, or the number of hops to believe. */
  readonly trustedProxies?: number | readonly string[];
}

/**
 * A Fastify server as all of ours begin: one log line a request without secrets, a bounded body, JSON that can't reach a
 * prototype, and a close that answers what is under way.
 */
export function baseServer({
  logLevel = 'info',
  logStream,
  trustedProxies = [],
}: ServerOptions): FastifyInstance {
  const server = fastify({
    logger: { level: logLevel, serializers: { err: loggedError }, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Ours and never the caller's: what is told to a member is found in this log once.
    genReqId: newRequestId,
    trustProxy:
      typeof trustedProxies === 'number' ? (_, hop) => hop < trustedProxies : ['loopback', ...trustedProxies],
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // While closing, connections that are still open are answered as ever.
    return503OnClosing: false,
    // An address that can't be read never reaches a route or its error handler.
    frameworkErrors: (_, request, reply) => {
      const body = JSON.stringify(errorBody(new ApiError('MALFORMED_REQUEST'), request.id));
      reply.raw.writeHead(400, { ...unreadHeaders, 'x-request-id': request.id }).end(body);
      request.log.info({ method: request.method, route: 'none', status: 400 }, 'answered');
    },
    clientErrorHandler: rejectUnreadable,
    // An identifier that is too long is refused by its name, as any other of a wrong form.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  drainOnClose(server);
  logRequests(server);
  return server;
}

/** Listens on this machine only, and tells the address. Port 0 takes a free one. */
export async function listen(server: FastifyInstance, port: number, host = '127.0.0.1'): Promise<string> {
  await server.listen({ port, host });
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${taken}`;
}

/** The policy of our own small pages: nothing from elsewhere, no inline script or style. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
