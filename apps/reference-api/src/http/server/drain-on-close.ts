import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** During the shutdown, `/ready` responds with 503. */
    readonly draining: { now: boolean };
  }
}

/** The maximum in milliseconds is longer than the slowest request, a slip check of 28 seconds. */
const MAX_DRAIN_MS = 30_000;
/** Idle connections stay open for this many milliseconds before the server closes. */
const IDLE_CONNECTION_MS = 1_000;

export function drainOnClose(server: FastifyInstance): void {
  server.decorate('draining', { now: false });
  let serving = 0;
  server.addHook('onRequest', (_, reply, done) => {
    serving += 1;
    // Every response emits `close` once, even if the client cancels the request.
    reply.raw.once('close', () => (serving -= 1));
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // The client must not send its next request on this connection.
    if (server.draining.now) reply.header('connection', 'close');
    done();
  });
  server.addHook('preClose', async () => {
    server.draining.now = true;
    const begun = Date.now();
    const looking = setInterval(() => {
      const waited = Date.now() - begun;
      if (waited < IDLE_CONNECTION_MS || (serving > 0 && waited < MAX_DRAIN_MS)) return;
      clearInterval(looking);
      server.server.closeAllConnections();
    }, 100);
    looking.unref();
    server.server.once('close', () => clearInterval(looking));
  });
}

/** Load balancers can switch to other processes in this time, before the server closes. */
export async function announceClose(server: FastifyInstance, milliseconds: number): Promise<void> {
  server.draining.now = true;
  await delay(milliseconds);
}
