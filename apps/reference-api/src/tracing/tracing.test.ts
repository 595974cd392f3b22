/** Tests the traces that a collector receives. */
import { createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDatabase } from '../database/connection.ts';
import { listen } from '../http/server/base-server.ts';
import { readConfig } from '../runtime/config.ts';
import { buildServer } from '../server.ts';
import { callerOf, startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { signUp, transferAndGetSlip } from '../../test/support/test-members.ts';
import { startTracing } from './start-tracing.ts';

const value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.string(), z.number()])),
});
const attributes = z.array(z.object({ key: z.string(), value }));
const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes,
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

const received: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  collector.close();
  await app.close();
});

async function traced(endpoint: string, calls: (call: TestApp['call']) => Promise<void>): Promise<void> {
  const tracing = startTracing(endpoint, 'chada-test');
  const db = createDatabase(app.pool, tracing.recordStatement);
  const bank = tracing.traceGateway('bank', app.deps.bank);
  const server = await buildServer({ ...app.deps, db, bank }, { logLevel: 'silent' });
  tracing.traceRequests(server);
  const url = await listen(server, 0);
  await calls(callerOf(() => url));
  await server.close();
  await tracing.close();
}

describe('with a collector', () => {
  it('a request is traced with its statements and bank calls, without personal data', async () => {
    const address = collector.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const member = await signUp(app);
    const slip = await transferAndGetSlip(app, member);
    await traced(`http://127.0.0.1:${port}`, async (call) => {
      expect((await call('slip.verify', { body: { slip } }, member)).status).toBe(200);
      expect((await call('user.get', { params: { uuid: member.uuid } }, member)).status).toBe(200);
    });
    const { resourceSpans } = exportSchema.parse(JSON.parse(received[0] ?? ''));
    expect(resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'chada-test' },
    });
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    const verify = spans.find(({ name }) => name === 'slip.verify');
    expect(verify?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    const children = spans.filter(({ parentSpanId }) => parentSpanId === verify?.spanId);
    expect(children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bank.findTransfer', 'database']),
    );
    expect(children.every(({ traceId }) => traceId === verify?.traceId)).toBe(true);
    const other = spans.find(({ name }) => name === 'user.get');
    expect(other?.traceId).not.toBe(verify?.traceId);
    const text = received.join('');
    for (const secret of [member.uuid, member.username, member.phone, member.bankId, member.token])
      expect(text).not.toContain(secret);
  });

  it('requests are served even if it does not respond', async () => {
    const member = await signUp(app);
    await traced('http://127.0.0.1:1', async (call) => {
      expect((await call('user.get', { params: { uuid: member.uuid } }, member)).status).toBe(200);
    });
  });
});

describe('without a collector', () => {
  it('is the default, and an invalid URL is refused', () => {
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'chada-api',
    });
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT/,
    );
  });

  it('OpenTelemetry is not loaded', () => {
    const source = path.resolve(import.meta.dirname, '..');
    const importing = (pattern: RegExp) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .filter((name) => pattern.test(readFileSync(path.join(source, name), 'utf8')));
    const tracing = ['tracing/start-tracing.ts', 'tracing/trace-gateway.ts'];
    expect(importing(/from '@opentelemetry\//).toSorted()).toEqual(tracing);
    expect(importing(/^import (?!type).*start-tracing\.ts'/m)).toEqual([]);
    expect(importing(/^import (?!type).*trace-gateway\.ts'/m)).toEqual(['tracing/start-tracing.ts']);
    expect(importing(/import\('.*start-tracing\.ts'\)/)).toEqual(['runtime/start.ts']);
  });
});
