import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function serveChat(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: path.join(import.meta.dirname, 'public'),
    prefix: '/chat/',
    decorateReply: false,
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
  });
}
