import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The upper bounds of the histogram's buckets, in seconds. The slowest request can take 28 seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

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
    // Counts by operation or route, not by URL: a URL can contain a username, and each URL would create a new metric.
    const operation = request.notes.operation ?? request.routeOptions.url ?? 'none';
    requests.inc({ operation, status: String(reply.statusCode) });
    duration.observe({ operation }, reply.elapsedTime / 1000);
  });
}
