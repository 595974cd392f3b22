import type { FastifyInstance } from 'fastify';

/** Longer than the slowest company we ask may take (a bank's slip check: 28 s): what is under way is answered. */
const MOST_PATIENCE_MS = 30_000;
/** A connection on which nothing is asked, e.g. one that a browser opened ahead, holds a closing server no longer than this. */
const IDLE_PATIENCE_MS = 1_000;

/**
 * Makes a server's close answer what is under way. New connections are refused and idle ones ended at once; the process is
 * held only as long as a request is being served.
 */
export function closeInOrder(server: FastifyInstance): void {
  let serving = 0;
  server.addHook('onRequest', async (_, reply) => {
    serving += 1;
    // Also of a request that its client gave up: the response closes either way, and once.
    reply.raw.once('close', () => (serving -= 1));
  });
  server.addHook('preClose', async () => {
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
