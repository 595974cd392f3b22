import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/server/base-server.ts';
import { boardAt } from './league/league.ts';
import { tableAt } from './league/league-table.ts';

export interface FramedPagesOptions {
  /** The sites that may show the game pages in an iframe. Sites on this machine may always show the pages. */
  readonly siteOrigins: readonly string[];
  readonly nowMs: () => number;
}

const onThisMachine = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const publicFolder = path.join(import.meta.dirname, 'public');
const filmNames = ['lantern', 'boat', 'cat', 'kite'];

export function framedPages({ siteOrigins, nowMs }: FramedPagesOptions) {
  const policy = pagePolicy.replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${[...onThisMachine, ...siteOrigins].join(' ')}`,
  );
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (request, reply) => {
      // Removes `X-Frame-Options`, which can't permit several sites. The content security policy lists the permitted
      // sites.
      reply.removeHeader('x-frame-options');
      // Adds the page's own origin to the policy, because Safari ignores 'self' in an iframe whose `sandbox` attribute
      // lacks `allow-same-origin`.
      const own = `'self' ${request.protocol}://${request.host}`;
      reply.header('content-security-policy', policy.replaceAll("'self'", own));
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
