import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { RepeatedFailures } from '../log/repeated-failures.ts';
import { watchDatabases, watchPools, type WatchedDatabase } from './database-metrics.ts';
import { countRequests } from './request-metrics.ts';

export interface MetricsOptions {
  readonly databases: readonly WatchedDatabase[];
  readonly clock: Clock;
  readonly server: FastifyInstance;
  readonly port: number;
  readonly host: string;
}

export interface RunningMetrics {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves metrics in the format of Prometheus at `/metrics`, on a separate port. */
export async function startMetrics({
  databases,
  clock,
  server,
  port,
  host,
}: MetricsOptions): Promise<RunningMetrics> {
  const registry = new Registry();
  const failures = new RepeatedFailures(server.log);
  const stateOf = (cell: string): string =>
    cell === '' ? 'state of the database' : `state of the database of the cell ${cell}`;
  collectDefaultMetrics({ register: registry });
  countRequests(server, registry);
  watchPools(databases, registry);
  watchDatabases(databases, registry, {
    clock,
    onRead: (cell) => failures.succeed(stateOf(cell)),
    onError: (error, cell) =>
      failures.report({
        task: stateOf(cell),
        error,
        text: 'the state of the database could not be read',
        fields: cell === '' ? {} : { cell },
        level: 'warn',
      }),
  });
  const metrics = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain' })
        .end('Not found; the metrics are at /metrics.\n');
      return;
    }
    registry.metrics().then(
      (text) => {
        failures.succeed('metrics');
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      },
      (error: unknown) => {
        failures.report({ task: 'metrics', error, text: 'the metrics could not be collected' });
        response.writeHead(500).end();
      },
    );
  });
  metrics.listen(port, host);
  await once(metrics, 'listening');
  const address = metrics.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      metrics.close();
      metrics.closeAllConnections();
      await once(metrics, 'close');
    },
  };
}
