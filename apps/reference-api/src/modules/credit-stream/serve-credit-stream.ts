import { creditStream } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { authenticate } from '../../http/pipeline/authenticate.ts';
import { requireFeature } from '../../http/pipeline/require-feature.ts';
import { contextOf } from '../../http/pipeline/serve-operation.ts';
import { RepeatedFailures } from '../../log/repeated-failures.ts';
import { readBalances } from '../../ledger/member-accounts.ts';
import { CreditStreams } from './credit-streams.ts';
import { readCredits } from './read-credits.ts';

/** Serves the stream of a member's credit (decision 49). */
export function serveCreditStream(server: FastifyInstance, deps: Deps): void {
  const failures = new RepeatedFailures(server.log);
  const streamsOf = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, index: number) => {
    const task = index === 0 ? 'credit of open streams' : `credit of open streams of database ${index + 1}`;
    return new CreditStreams({
      async readCredits(tokenHashes) {
        const credits = await readCredits(db, tokenHashes, clock.now());
        failures.succeed(task);
        return credits;
      },
      onError: (error) =>
        failures.report({ task, error, text: 'reading the credit of the open streams failed' }),
    });
  };
  // Each database has its own streams, so that an unreachable cell does not stop the streams of other cells.
  const byDatabase = new Map(
    (deps.cells?.all ?? [deps]).map((item, index) => [item.db, streamsOf(item, index)]),
  );
  server.addHook('preClose', async () => {
    for (const streams of byDatabase.values()) streams.close();
  });
  server.route({
    method: creditStream.method,
    url: creditStream.path,
    async handler(request, reply) {
      const { notes } = request;
      notes.operation = creditStream.id;
      const { brand, now, deps: own } = contextOf(deps, request);
      notes.clientId = brand.id;
      const { authorization } = request.headers;
      const streams = byDatabase.get(own.db);
      if (!streams) throw new ApiError('MAINTENANCE', { retryAfterSeconds: 30 });
      streams.assertCapacity();
      const session = await authenticate(own, { clientId: brand.id, authorization, now, isUse: false });
      const { member, tokenHash, websiteStatus } = session;
      notes.memberId = member.id;
      if (websiteStatus === 'MA') throw new ApiError('MAINTENANCE', { retryAfterSeconds: 30 });
      requireFeature(brand, 'liveCredit');
      const { walletSatang } = await readBalances(own.db, member.id);
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.setHeader('content-type', creditStream.contentType);
      // Without this header, nginx buffers the lines of the stream, and the browser gets them too late.
      raw.setHeader('x-accel-buffering', 'no');
      const credit = { creditSatang: walletSatang, point: member.points };
      const forget = streams.open({ tokenHash, memberId: member.id }, credit, raw);
      raw.once('close', forget);
      if (request.raw.socket.destroyed) forget();
    },
  });
}
