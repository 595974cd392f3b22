import type { FastifyInstance } from 'fastify';

/** Data for the log line of a request. The log line contains no URL, header or body of the request. */
export interface RequestNotes {
  operation?: string;
  clientId?: string;
  memberId?: number;
  code?: string;
  replayed?: boolean;
  audit?: 'money';
}

declare module 'fastify' {
  interface FastifyRequest {
    notes: RequestNotes;
  }
}

export function logRequests(server: FastifyInstance): void {
  server.decorateRequest('notes');
  server.addHook('onRequest', (request, _, done) => {
    request.notes = {};
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    // Logs the route instead of the URL, because URLs contain usernames and phone numbers.
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...request.notes,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
