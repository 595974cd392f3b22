import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connection.ts';

/** Load balancers get a response within this many milliseconds, even if the database does not respond. */
const ANSWER_WITHIN_MS = 3_000;

async function isReachable(db: Database): Promise<boolean> {
  const pending = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([pending, delay(ANSWER_WITHIN_MS, false, { ref: false })]);
}

/**
 * `/ready` fails if all databases are unreachable or the process is about to end. `/health` succeeds while the process
 * runs.
 */
export function serveHealth(server: FastifyInstance, databases: readonly Database[]): void {
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_, reply) => {
    const reachable = await Promise.all(databases.map(isReachable));
    const ready = reachable.includes(true) && !server.draining.now;
    if (!ready) reply.header('retry-after', 2);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
