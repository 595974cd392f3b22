import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';

/** What each of our servers is told when it is built. */
export interface ServerOptions {
  /** `silent` in tests. */
  readonly logLevel?: 'silent' | 'warn' | 'info';
  /** Where structured logs go, when not to standard output. */
  readonly logger?: FastifyBaseLogger;
}

/** Path without its query: a query may carry what a log must not keep. */
export const pathOnly = (url: string) => url.split('?', 1)[0] ?? '';

/**
 * A Fastify server as all of ours begin: logs without secrets, a bounded body, JSON that can't reach a prototype, and
 * a close that answers what is under way.
 */
export function baseServer({ logLevel = 'info', logger }: ServerOptions): FastifyInstance {
  return fastify({
    ...(logger
      ? { loggerInstance: logger }
      : {
          logger: {
            level: logLevel,
            // Neither headers nor bodies: both carry tokens, passwords and account numbers.
            serializers: {
              req: (request: { id: string; method: string; url: string }) => ({
                method: request.method,
                path: pathOnly(request.url),
              }),
              res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
            },
          },
        }),
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
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
