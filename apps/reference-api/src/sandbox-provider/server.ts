import { timingSafeEqual } from 'node:crypto';
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
import { gamePages } from './game-page.ts';
import { operatorApi } from './operator-api.ts';
import { playApi } from './play-api.ts';
import { ProviderWallet } from './wallet.ts';

/** The shortest time between two bets of a player. It protects members from losing money fast. */
const SPIN_CYCLE_MS = 5_000;

export interface SandboxProviderOptions extends ServerOptions {
  readonly pool: pg.Pool;
  readonly apiKey: string;
  readonly returnOrigins?: readonly string[];
  /** The URL at which browsers reach the provider. Default: the URL on which the server listens. */
  readonly publicUrl?: string | undefined;
  /** The shortest time between two bets of a player, in milliseconds. Default: 5 seconds. */
  readonly paceMs?: number;
  readonly nowMs?: () => number;
}

/** Builds the server of an invented game provider. Only the brand's API moves credit to the provider and back. */
export async function buildSandboxProvider({
  pool,
  apiKey,
  returnOrigins = [],
  publicUrl,
  paceMs = SPIN_CYCLE_MS,
  nowMs = () => Date.now(),
  ...options
}: SandboxProviderOptions): Promise<FastifyInstance> {
  const server = baseServer(options);
  const wallet = new ProviderWallet(pool, paceMs);
  const pages = await gamePages();
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
  await server.register(playApi({ wallet, pages }), { prefix: '/play' });
  return server;
}
