import type { FastifyInstance } from 'fastify';

/** What is recorded while a request is served, for its log line. Ids and codes only, never what was sent. */
export interface RequestNotes {
  operation?: string;
  clientId?: string;
  /** The internal number of the member. */
  memberId?: number;
  /** The contract's code of a refusal or fault. */
  code?: string;
  /** True if a stored response was sent, so nothing was done again. */
  replayed?: boolean;
  /** Marks an operation that moves money; the line's other fields say who, what and the outcome. */
  audit?: 'money';
}

declare module 'fastify' {
  interface FastifyRequest {
    notes: RequestNotes;
  }
}

/** Logs one line for each request, with its notes. */
export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('notes');
  server.addHook('onRequest', async (request) => {
    request.notes = {};
  });
  server.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not its address: addresses contain usernames, phone numbers and tokens.
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
