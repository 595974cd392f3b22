import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Tiles never change, so browsers may cache them for a year. The checkpoint and the key can change. */
const cacheOf = (file: string): string =>
  file.includes(`${path.sep}tile${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves the public logs under `/fairness/log/<brand>/` to members and auditors. */
export async function serveLog(server: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await server.register(staticFiles, {
    root: folder,
    prefix: '/fairness/log/',
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', cacheOf(file));
      reply.header('access-control-allow-origin', '*');
      reply.header(
        'content-type',
        file.includes(`${path.sep}tile${path.sep}`)
          ? 'application/octet-stream'
          : 'text/plain; charset=utf-8',
      );
    },
  });
}
