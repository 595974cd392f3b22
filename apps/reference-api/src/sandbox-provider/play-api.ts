import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { choiceOf, MAX_STAKE_SATANG, MIN_STAKE_SATANG, publishedOdds, STAKE_STEP_SATANG } from './rules.ts';
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
  readonly gamePage: string;
}

/** The calls of the game's page. The secret address of a visit identifies its player. */
export function playApi({ wallet, gamePage }: PlayApiOptions) {
  const visitOf = (params: unknown) => wallet.findVisit(tokenIn(params));
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store');
    });

    // Everybody gets the same page; its state then shows whether the visit is over.
    server.get('/:token', async (_, reply) => reply.type('text/html; charset=utf-8').send(gamePage));

    server.get('/:token/state', async (request, reply) => {
      const visit = await visitOf(request.params);
      if (!visit) return reply.code(404).send({ code: 'VISIT_OVER' });
      const [rounds] = await Promise.all([
        wallet.rounds(visit.playerId, 12),
        wallet.enter(tokenIn(request.params)),
      ]);
      return {
        player: visit.playerName,
        balanceSatang: visit.balanceSatang,
        returnUrl: visit.returnUrl,
        limits: { leastSatang: MIN_STAKE_SATANG, mostSatang: MAX_STAKE_SATANG },
        odds: publishedOdds(),
        rounds,
      };
    });

    // The back link ends the visit and redirects to the site. A plain link works without scripts.
    server.get('/:token/leave', async (request, reply) => {
      const returnUrl = await wallet.leave(tokenIn(request.params));
      return returnUrl === undefined
        ? reply.code(404).send({ code: 'VISIT_OVER' })
        : reply.redirect(returnUrl);
    });

    server.post('/:token/bets', async (request, reply) => {
      const visit = await visitOf(request.params);
      if (!visit) return reply.code(404).send({ code: 'VISIT_OVER' });
      const { data } = betSchema.safeParse(request.body);
      const choice = data && choiceOf(data.choice);
      if (!data || !choice) return reply.code(422).send({ code: 'BET_REFUSED' });
      const round = await wallet.play(visit, { ...data, choice });
      return round === 'too-little' ? reply.code(409).send({ code: 'BALANCE_INSUFFICIENT' }) : round;
    });
  };
}
