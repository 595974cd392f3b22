import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves a fictional chat service under `/chat/`: the script that a brand's chat frame loads (CH-01), its style and its
 * texts. Frames without an origin may read them, as with a real service.
 */
export async function serveChat(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: path.join(import.meta.dirname, 'public'),
    prefix: '/chat/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
