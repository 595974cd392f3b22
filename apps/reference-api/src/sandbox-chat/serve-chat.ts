import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves a chat service that does not exist below `/chat/`: the script that a brand's chat frame loads (CH-01), its
 * style and its texts. Frames that have no origin may read them, as those of a real service.
 */
export async function serveChat(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: path.join(import.meta.dirname, 'public'),
    prefix: '/chat/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
