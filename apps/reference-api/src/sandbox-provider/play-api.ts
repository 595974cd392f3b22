import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  choicesOf,
  type GameKind,
  kindOf,
  MAX_STAKE_SATANG,
  MIN_STAKE_SATANG,
  publishedOdds,
  STAKE_STEP_SATANG,
} from './game-kinds.ts';
import type { GamePage } from './game-page.ts';
import type { ProviderWallet } from './wallet.ts';

const paramsSchema = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) });
const tokenIn = (params: unknown) => paramsSchema.safeParse(params).data?.token ?? '';
const betSchema = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  choice: z.string(),
  stakeSatang: z
    .int()
    .check(z.gte(MIN_STAKE_SATANG), z.lte(MAX_STAKE_SATANG), z.multipleOf(STAKE_STEP_SATANG)),
});

export interface PlayApiOptions {
  readonly wallet: ProviderWallet;
  readonly pages: ReadonlyMap<GameKind, GamePage>;
}

/** The HTTP interface of the game page. The secret token in the URL identifies one visit of a player to this page. */
export function playApi({ wallet, pages }: PlayApiOptions) {
  const findVisit = (params: unknown) => wallet.findVisit(tokenIn(params));
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });

    // Serves the game page even after the visit has ended, because the page then informs the player of this.
    server.get('/:token', async (request, reply) => {
      const visit = await findVisit(request.params);
      const page = pages.get(kindOf(visit?.game ?? ''));
      return reply.type('text/html; charset=utf-8').send(page?.(visit && tokenIn(request.params)));
    });

    server.get('/:token/state', async (request, reply) => {
      const visit = await findVisit(request.params);
      if (!visit) return reply.code(404).send({ code: 'VISIT_ENDED' });
      const [rounds, waitMs] = await Promise.all([
        wallet.rounds(visit.playerId, 12),
        wallet.waitMs(visit.playerId),
        wallet.enter(tokenIn(request.params)),
      ]);
      return {
        player: visit.playerName,
        balanceSatang: visit.balanceSatang,
        returnUrl: visit.returnUrl,
        limits: { leastSatang: MIN_STAKE_SATANG, mostSatang: MAX_STAKE_SATANG },
        odds: publishedOdds(kindOf(visit.game)),
        rounds,
        waitMs,
      };
    });

    // Ends the visit to the game page and redirects to the brand's site. This link also works without JavaScript.
    server.get('/:token/leave', async (request, reply) => {
      const returnUrl = await wallet.leave(tokenIn(request.params));
      return returnUrl === undefined
        ? reply.code(404).send({ code: 'VISIT_ENDED' })
        : reply.redirect(returnUrl);
    });

    server.post('/:token/bets', async (request, reply) => {
      const visit = await findVisit(request.params);
      if (!visit) return reply.code(404).send({ code: 'VISIT_ENDED' });
      const { data } = betSchema.safeParse(request.body);
      if (!data || !choicesOf(kindOf(visit.game)).includes(data.choice))
        return reply.code(422).send({ code: 'BET_REFUSED' });
      const round = await wallet.play(visit, data);
      if (round === 'too-little') return reply.code(409).send({ code: 'BALANCE_INSUFFICIENT' });
      const waitMs = await wallet.waitMs(visit.playerId);
      return round === 'too-soon'
        ? reply.code(429).send({ code: 'BET_TOO_SOON', waitMs })
        : { ...round, waitMs };
    });
  };
}
