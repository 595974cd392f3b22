import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** `now` is true during the shutdown. `/ready` then responds with 503. */
    readonly draining: { now: boolean };
  }
}

/**
 * The server waits at most this long for running requests. The slowest request, a slip check, takes at most about 28
 * seconds, because the call of the bank then times out.
 */
const MAX_DRAIN_MS = 30_000;
/** During the shutdown, idle connections stay open for this many milliseconds. */
const IDLE_CONNECTION_MS = 1_000;

export function drainOnClose(server: FastifyInstance): void {
  server.decorate('draining', { now: false });
  let serving = 0;
  server.addHook('onRequest', (_, reply, done) => {
    serving += 1;
    // Counts the request as ended at the event `close`. Every response emits `close` once, even if the browser cancels
    // the request.
    reply.raw.once('close', () => (serving -= 1));
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // During the shutdown, this header makes the browser or load balancer open a new connection for its next request.
    if (server.draining.now) reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    server.draining.now = true;
    const startedAt = Date.now();
    const timer = setInterval(() => {
      const waited = Date.now() - startedAt;
      if (waited < IDLE_CONNECTION_MS || (serving > 0 && waited < MAX_DRAIN_MS)) return;
      clearInterval(timer);
      server.server.closeAllConnections();
    }, 100);
    timer.unref();
    server.server.once('close', () => clearInterval(timer));
  });
}

/** Makes `/ready` respond with 503, and then waits, so that load balancers can switch to other processes. */
export async function announceClose(server: FastifyInstance, milliseconds: number): Promise<void> {
  server.draining.now = true;
  await delay(milliseconds);
}
