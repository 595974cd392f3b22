import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';

/** `/health`: the process lives. `/ready`: it can serve, its database answers and it is not about to close. */
export function answerHealth(server: FastifyInstance, db: Database): void {
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const ready = answers && !server.leaving.now;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
