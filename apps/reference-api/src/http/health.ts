import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';

/** `/health`: the process lives. `/ready`: it can serve, its database answers and it is not closing. */
export function answerHealth(server: FastifyInstance, db: Database): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_, reply) => {
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply
      .code(answers && !closing ? 200 : 503)
      .send({ status: answers && !closing ? 'ready' : 'not ready' });
  });
}
