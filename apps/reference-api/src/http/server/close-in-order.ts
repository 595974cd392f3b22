import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process is about to close: what sends it requests should send them elsewhere. */
    readonly leaving: { now: boolean };
  }
}

/** Longer than the slowest company we ask may take (a bank's slip check: 28 s): what is under way is answered. */
const MOST_PATIENCE_MS = 30_000;
/** A connection on which nothing is asked, e.g. one that a browser opened ahead, holds a closing server no longer than this. */
const IDLE_PATIENCE_MS = 1_000;

/**
 * Makes a server's close answer what is under way. New connections are refused and idle ones ended at once; the process is
 * held only as long as a request is being served.
 */
export function closeInOrder(server: FastifyInstance): void {
  server.decorate('leaving', { now: false });
  let serving = 0;
  server.addHook('onRequest', async (_, reply) => {
    serving += 1;
    // Also of a request that its client gave up: the response closes either way, and once.
    reply.raw.once('close', () => (serving -= 1));
  });
  server.addHook('onSend', async (_, reply) => {
    // The next request of a kept connection could meet its end on the way: it comes by another, or elsewhere.
    if (server.leaving.now) reply.header('connection', 'close');
  });
  server.addHook('preClose', async () => {
    server.leaving.now = true;
    const begun = Date.now();
    const looking = setInterval(() => {
      const waited = Date.now() - begun;
      if (waited < IDLE_PATIENCE_MS || (serving > 0 && waited < MOST_PATIENCE_MS)) return;
      clearInterval(looking);
      server.server.closeAllConnections();
    }, 100);
    looking.unref();
    server.server.once('close', () => clearInterval(looking));
  });
}

/**
 * Announces a close and serves on for that long: readiness is 503 and connections are not kept, so that a load balancer has
 * turned to other processes, and no client is on the way here, when the close comes.
 */
export async function leave(server: FastifyInstance, milliseconds: number): Promise<void> {
  server.leaving.now = true;
  await delay(milliseconds);
}
