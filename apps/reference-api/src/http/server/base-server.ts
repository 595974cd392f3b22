import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError, errorBody } from '../errors/api-error.ts';
import { drainOnClose } from './drain-on-close.ts';
import { loggedError } from '../errors/log-error.ts';
import { newRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { unreadHeaders } from './safe-headers.ts';
import { rejectUnreadable } from '../errors/reject-unreadable.ts';

/** Options of all our servers. */
export interface ServerOptions {
  /** `silent` in tests. */
  readonly logLevel?: 'silent' | 'warn' | 'info';
  /** Receives the logs instead of standard output. */
  readonly logStream?: { write(line: string): void };
  /** Trusted senders of `X-Forwarded-For` besides those on this machine, or the number of hops to trust. */
  readonly trustedProxies?: number | readonly string[];
}

/**
 * Makes a Fastify server with what all of ours share: one log line a request without secrets, a body limit, JSON that can't
 * reach a prototype, and a close that answers running requests.
 */
export function baseServer({
  logLevel = 'info',
  logStream,
  trustedProxies = [],
}: ServerOptions): FastifyInstance {
  const server = fastify({
    logger: { level: logLevel, serializers: { err: loggedError }, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Never the client's own id: an id that a member reports must be in this log once.
    genReqId: newRequestId,
    trustProxy:
      typeof trustedProxies === 'number' ? (_, hop) => hop < trustedProxies : ['loopback', ...trustedProxies],
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // While closing, open connections are still served.
    return503OnClosing: false,
    // An unreadable address never reaches a route or its error handler.
    frameworkErrors: (_, request, reply) => {
      const body = JSON.stringify(errorBody(new ApiError('MALFORMED_REQUEST'), request.id));
      reply.raw.writeHead(400, { ...unreadHeaders, 'x-request-id': request.id }).end(body);
      request.log.info({ method: request.method, route: 'none', status: 400 }, 'answered');
    },
    clientErrorHandler: rejectUnreadable,
    // Long identifiers reach the schema, which refuses them by name.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  drainOnClose(server);
  logRequests(server);
  return server;
}

/** Listens and returns the address on this machine. Port 0 takes a free one. */
export async function listen(server: FastifyInstance, port: number, host = '127.0.0.1'): Promise<string> {
  await server.listen({ port, host });
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${taken}`;
}

/** The content security policy of our own pages: nothing from other hosts, no inline script or style. */
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
