import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/server-base.ts';
import { boardAt, tableAt } from './league/league.ts';

export interface FramedPagesOptions {
  /** Origins of sites, beside those of this machine, that may show these pages in a frame. */
  readonly siteOrigins: readonly string[];
  readonly nowMs: () => number;
}

const onThisMachine = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

/**
 * What the provider offers for frames in other sites: live results and standings of a league that a computer plays.
 * Nothing here knows a member. A page in a frame without an origin of its own may load these files too.
 */
export function framedPages({ siteOrigins, nowMs }: FramedPagesOptions) {
  const policy = pagePolicy.replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${[...onThisMachine, ...siteOrigins].join(' ')}`,
  );
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      // Older than the policy and unable to name more than one site: the policy alone decides.
      reply.removeHeader('x-frame-options');
      reply.headers({ 'content-security-policy': policy, 'access-control-allow-origin': '*' });
    });
    for (const name of ['live', 'standings']) {
      const page = await readFile(path.join(import.meta.dirname, 'public', `${name}.html`), 'utf8');
      server.get(`/${name}`, async (_, reply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
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
