import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { serveFonts } from '../http/server/fonts.ts';
import { commonHeaders } from '../http/server/safe-headers.ts';
import { baseServer, pagePolicy, type ServerOptions } from '../http/server/base-server.ts';
import { serveChat } from '../sandbox-chat/serve-chat.ts';
import { tokenHash } from '../security/tokens.ts';
import { framedPages } from './framed-pages.ts';
import { operatorApi } from './operator-api.ts';
import { playApi } from './play-api.ts';
import { ProviderWallet } from './wallet.ts';

export interface SandboxProviderOptions extends ServerOptions {
  readonly pool: pg.Pool;
  /** The key shared with the API. */
  readonly apiKey: string;
  /** Origins, in addition to those of this machine, that a game may link back to and that may embed the framed pages. */
  readonly returnOrigins?: readonly string[];
  /** The address under which browsers reach this server; default its own. */
  readonly publicUrl?: string | undefined;
  /** The clock of the league. */
  readonly nowMs?: () => number;
}

/**
 * Builds a fictional game provider with one small real game and its own wallet. A brand's API moves credit in and out;
 * the game's page talks only to this server.
 */
export async function buildSandboxProvider({
  pool,
  apiKey,
  returnOrigins = [],
  publicUrl,
  nowMs = () => Date.now(),
  ...options
}: SandboxProviderOptions): Promise<FastifyInstance> {
  const server = baseServer(options);
  const wallet = new ProviderWallet(pool);
  const gamePage = await readFile(path.join(import.meta.dirname, 'public', 'hilo.html'), 'utf8');
  const expected = tokenHash(apiKey);

  server.addHook('onSend', async (_, reply) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': pagePolicy });
  });
  await server.register(staticFiles, { root: path.join(import.meta.dirname, 'public'), prefix: '/assets/' });
  await serveFonts(server);
  await serveChat(server);

  const keyIsRight = (given: unknown) =>
    typeof given === 'string' && timingSafeEqual(tokenHash(given), expected);
  await server.register(operatorApi({ wallet, keyIsRight, returnOrigins, publicUrl }), { prefix: '/api' });
  await server.register(framedPages({ siteOrigins: returnOrigins, nowMs }));
  await server.register(playApi({ wallet, gamePage }), { prefix: '/play' });
  return server;
}
