import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { loggedError } from './log-error.ts';

/** What each of our servers is told when it is built. */
export interface ServerOptions {
  /** `silent` in tests. */
  readonly logLevel?: 'silent' | 'warn' | 'info';
  /** Where structured logs go, when not to standard output. */
  readonly logStream?: { write(line: string): void };
}

/** How long a closing server waits for its last answers. */
const CLOSE_PATIENCE_MS = 5_000;

/**
 * A Fastify server as all of ours begin: one log line a request without secrets, a bounded body, JSON that can't reach a
 * prototype, and a close that answers what is under way.
 */
export function baseServer({ logLevel = 'info', logStream }: ServerOptions): FastifyInstance {
  const server = fastify({
    logger: { level: logLevel, serializers: { err: loggedError }, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Of a proxy on this machine the member's own address is believed, of nobody else.
    trustProxy: 'loopback',
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
      const headers = {
        ...commonHeaders,
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': request.id,
      };
      reply.raw.writeHead(400, headers).end(body);
    },
  });
  server.addHook('preClose', async () => {
    // What is under way is answered; a connection that just stays open can't hold the process for ever.
    setTimeout(() => server.server.closeAllConnections(), CLOSE_PATIENCE_MS).unref();
  });
  server.addHook('onResponse', async (request, reply) => {
    // The pattern of the route and not its address: addresses hold usernames, phone numbers and tokens of visits.
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
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

/** Headers on every answer of every server of ours. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
};
