import { createRequire } from 'node:module';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** Serves a Thai font, because many machines have no Thai font. */
export async function serveFonts(server: FastifyInstance): Promise<void> {
  const folder = path.dirname(require.resolve('@fontsource/sarabun/files/sarabun-thai-400-normal.woff2'));
  await server.register(staticFiles, {
    root: [folder, path.join(import.meta.dirname, 'public')],
    prefix: '/fonts/',
    decorateReply: false,
    maxAge: '7d',
    // A sandboxed iframe has no origin. The browser loads fonts in such an iframe only with this header.
    setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    allowedPath: (pathName) => /^\/sarabun(-(thai|latin)-(400|600)-normal\.woff2?|\.css)$/.test(pathName),
  });
}
