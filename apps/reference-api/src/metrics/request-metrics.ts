import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds; the slowest expected response is a bank's slip check, up to 28 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts the requests of a server by operation and status, and measures how long they take. */
export function countRequests(server: FastifyInstance, registry: Registry): void {
  const requests = new Counter({
    name: 'chada_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'chada_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    // Never the address: it contains names, and each would be a separate series.
    const operation = request.notes.operation ?? request.routeOptions.url ?? 'none';
    requests.inc({ operation, status: String(reply.statusCode) });
    duration.observe({ operation }, reply.elapsedTime / 1000);
  });
}
