import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError, errorBody } from '../errors/api-error.ts';
import { drainOnClose } from './drain-on-close.ts';
import { loggedError } from '../errors/log-error.ts';
import { newRequestId } from './request-id.ts';
import { logOutput } from './log-output.ts';
import { logRequests } from './request-log.ts';
import { unroutedHeaders } from './safe-headers.ts';
import { rejectUnreadable } from '../errors/reject-unreadable.ts';

export interface ServerOptions {
  readonly logLevel?: 'silent' | 'warn' | 'info';
  readonly logStream?: { write(line: string): void };
  /**
   * The trusted proxies: a list of their addresses, or their number. In addition to a list, the server always trusts
   * the proxies on this machine.
   */
  readonly trustedProxies?: number | readonly string[];
}

export function baseServer({
  logLevel = 'info',
  logStream,
  trustedProxies = [],
}: ServerOptions): FastifyInstance {
  const server = fastify({
    logger: { level: logLevel, serializers: { err: loggedError }, stream: logStream ?? logOutput() },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // The server creates each request id itself and ignores an id in the request, because ids must be unique in the
    // log.
    genReqId: newRequestId,
    trustProxy:
      typeof trustedProxies === 'number' ? (_, hop) => hop < trustedProxies : ['loopback', ...trustedProxies],
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Answers a request with a malformed URL, because such a request does not reach the error handler.
    frameworkErrors: (_, request, reply) => {
      const body = JSON.stringify(errorBody(new ApiError('MALFORMED_REQUEST'), request.id));
      reply.raw.writeHead(400, { ...unroutedHeaders, 'x-request-id': request.id }).end(body);
      request.log.info({ method: request.method, route: 'none', status: 400 }, 'answered');
    },
    clientErrorHandler: rejectUnreadable,
    // Lets the router accept very long path parameters. The schema refuses these parameters later, with an error that
    // names the field.
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  drainOnClose(server);
  logRequests(server);
  return server;
}

/** Starts the server and returns its local URL. Port 0 selects a free port. */
export async function listen(server: FastifyInstance, port: number, host = '127.0.0.1'): Promise<string> {
  await server.listen({ port, host });
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return `http://127.0.0.1:${taken}`;
}

/** A Content-Security-Policy that forbids other hosts, inline scripts and inline styles. */
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
