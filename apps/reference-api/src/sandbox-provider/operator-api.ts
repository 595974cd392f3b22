import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ProviderWallet } from './wallet.ts';

const playerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
});
const amountSchema = z.int().check(z.gt(0));
const depositSchema = z.object({ player: playerSchema, amountSatang: amountSchema, reference: z.uuid() });
const withdrawalSchema = z.object({ player: playerSchema, reference: z.uuid() });
const reportSchema = z.object({ day: z.iso.date() });
const visitSchema = z.object({ player: playerSchema });
const launchSchema = z.object({
  player: playerSchema,
  gameCode: z.string().check(z.maxLength(64)),
  returnUrl: z.url({ protocol: /^https?$/ }),
});

/** True if a game page may link to this URL. A link to a stranger's site could help to steal members' data. */
export function isAllowedReturn(address: string, named: readonly string[]): boolean {
  const { hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return named.includes(origin) || /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9.-]+\.localhost)$/.test(hostname);
}

export interface OperatorApiOptions {
  readonly wallet: ProviderWallet;
  readonly keyIsRight: (given: unknown) => boolean;
  readonly returnOrigins: readonly string[];
  readonly publicUrl: string | undefined;
}

export function operatorApi({ wallet, keyIsRight, returnOrigins, publicUrl }: OperatorApiOptions) {
  const ownAddress = (request: FastifyRequest) =>
    publicUrl ?? `http://localhost:${request.socket.localPort ?? ''}`;
  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('onRequest', async (request, reply) => {
      if (!keyIsRight(request.headers['x-api-key'])) return reply.code(401).send({ code: 'KEY_WRONG' });
    });

    server.post('/deposits', async (request, reply) => {
      const { data } = depositSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ code: 'MALFORMED' });
      const outcome = await wallet.deposit(data.player, data.amountSatang, data.reference);
      return outcome === 'mismatch' ? reply.code(409).send({ code: 'REFERENCE_REUSED' }) : { done: true };
    });

    server.post('/withdrawals', async (request, reply) => {
      const { data } = withdrawalSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ code: 'MALFORMED' });
      const moved = await wallet.withdrawAll(data.player, data.reference);
      return moved === 'mismatch' ? reply.code(409).send({ code: 'REFERENCE_REUSED' }) : moved;
    });

    server.post('/visits', async (request, reply) => {
      const { data } = visitSchema.safeParse(request.body);
      return data ? wallet.readPlayerState(data.player.id) : reply.code(400).send({ code: 'MALFORMED' });
    });

    server.post('/reports', async (request, reply) => {
      const { data } = reportSchema.safeParse(request.body);
      return data
        ? { transfers: await wallet.report(data.day) }
        : reply.code(400).send({ code: 'MALFORMED' });
    });

    server.post('/launches', async (request, reply) => {
      const { data } = launchSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ code: 'MALFORMED' });
      if (!isAllowedReturn(data.returnUrl, returnOrigins))
        return reply.code(422).send({ code: 'RETURN_REFUSED' });
      const token = await wallet.openVisit(data.player, data.gameCode, data.returnUrl);
      return { url: `${ownAddress(request)}/play/${token}` };
    });
  };
}
