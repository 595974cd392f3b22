import type { FastifyInstance } from 'fastify';

/** What becomes known of a request while it is served, for its line in the log. Ids and codes only: never what was sent. */
export interface RequestNotes {
  operation?: string;
  clientId?: string;
  /** Our own number of the member, which says nothing to anybody else. */
  memberId?: number;
  /** A code of the contract's table, of an answer that refused or failed. */
  code?: string;
  /** The answer was kept under an idempotency key from before: nothing was done again. */
  replayed?: boolean;
  /** Of an operation that moves money, whatever came of it: who, what and how it ended stand beside it. */
  audit?: 'money';
}

declare module 'fastify' {
  interface FastifyRequest {
    notes: RequestNotes;
  }
}

/** Logs one line for each request that was answered, with what its serving noted. */
export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('notes');
  server.addHook('onRequest', async (request) => {
    request.notes = {};
  });
  server.addHook('onResponse', async (request, reply) => {
    // The pattern of the route and not its address: addresses hold usernames, phone numbers and tokens of visits.
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...request.notes,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
