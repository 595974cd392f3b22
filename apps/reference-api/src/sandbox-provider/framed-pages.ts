import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/server/base-server.ts';
import { boardAt, tableAt } from './league/league.ts';

export interface FramedPagesOptions {
  /** Origins of sites, in addition to those of this machine, that may show these pages in a frame. */
  readonly siteOrigins: readonly string[];
  readonly nowMs: () => number;
}

const onThisMachine = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const publicFolder = path.join(import.meta.dirname, 'public');
const filmNames = ['lantern', 'boat', 'cat', 'kite'];

/**
 * Serves pages for frames in other sites: live results and tables of a simulated league, and short interactive animated
 * films. They contain no member data.
 */
export function framedPages({ siteOrigins, nowMs }: FramedPagesOptions) {
  const policy = pagePolicy.replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${[...onThisMachine, ...siteOrigins].join(' ')}`,
  );
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      // This older header can't name several sites, so only the content policy applies.
      reply.removeHeader('x-frame-options');
      reply.header('content-security-policy', policy);
    });
    for (const name of ['live', 'standings']) {
      const page = await readFile(path.join(publicFolder, `${name}.html`), 'utf8');
      servePage(server, `/${name}`, page);
    }
    const player = await readFile(path.join(publicFolder, 'film.html'), 'utf8');
    for (const name of filmNames) {
      const film = await readFile(path.join(publicFolder, 'films', `${name}.svg`), 'utf8');
      servePage(
        server,
        `/films/${name}`,
        player.replace('<!--film-->', () => film),
      );
    }
    server.get('/live/state', async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ board: boardAt(nowMs()) }),
    );
    server.get('/standings/state', async (_, reply) =>
      reply.header('cache-control', 'no-store').send({ table: tableAt(nowMs()) }),
    );
  };
}

function servePage(server: FastifyInstance, address: string, page: string): void {
  server.get(address, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
}
