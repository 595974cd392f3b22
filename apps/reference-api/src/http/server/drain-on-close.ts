import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while this process is about to close; load balancers should use other processes. */
    readonly draining: { now: boolean };
  }
}

/** Longer than the slowest answer of another company (a bank's slip check: 28 s), so that running requests are answered. */
const MAX_DRAIN_MS = 30_000;
/** Idle connections, e.g. ones that a browser opened in advance, delay a close no longer than this. */
const IDLE_CONNECTION_MS = 1_000;

/**
 * Makes a server answer running requests before it closes. It refuses new connections and ends idle ones; it waits only
 * while a request is being served.
 */
export function drainOnClose(server: FastifyInstance): void {
  server.decorate('draining', { now: false });
  let serving = 0;
  server.addHook('onRequest', async (_, reply) => {
    serving += 1;
    // The response closes exactly once, also where the client gave the request up.
    reply.raw.once('close', () => (serving -= 1));
  });
  server.addHook('onSend', async (_, reply) => {
    // Without this, the next request of a kept-alive connection could arrive after the close.
    if (server.draining.now) reply.header('connection', 'close');
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

/**
 * Announces a close and keeps serving for that long. Readiness is 503 and connections are not kept alive, so that load
 * balancers and clients have moved to other processes before the close.
 */
export async function announceClose(server: FastifyInstance, milliseconds: number): Promise<void> {
  server.draining.now = true;
  await delay(milliseconds);
}
