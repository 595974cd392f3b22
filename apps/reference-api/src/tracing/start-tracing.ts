import { context, SpanKind, SpanStatusCode, trace, type Context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { LogEvent } from 'kysely';
import { gatewayTracing } from './trace-gateway.ts';

/** The longest wait for an unreachable collector at the end of the process, in milliseconds. */
const EXPORT_TIMEOUT_MS = 2_000;

declare module 'fastify' {
  interface FastifyRequest {
    traceContext?: Context;
  }
}

export interface Tracing {
  readonly traceRequests: (server: FastifyInstance) => void;
  readonly recordStatement: (event: LogEvent) => void;
  readonly traceGateway: <Gateway extends object>(name: string, gateway: Gateway) => Gateway;
  close(): Promise<void>;
}

function requestTracing(tracer: Tracer) {
  return (server: FastifyInstance): void => {
    server.decorateRequest('traceContext');
    // `root` starts a new trace and ignores the trace headers of the request, because the sender of the request is not
    // trusted.
    server.addHook('onRequest', (request, _, done) => {
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, root: true });
      request.traceContext = trace.setSpan(context.active(), span);
      context.with(request.traceContext, done);
    });
    // Sets the trace context of the request again, because the context is lost while the body is parsed.
    server.addHook('preValidation', (request, _, done) => {
      context.with(request.traceContext ?? context.active(), done);
    });
    server.addHook('onResponse', async (request, reply) => {
      const span = request.traceContext && trace.getSpan(request.traceContext);
      if (!span) return;
      const { operation, clientId, code } = request.notes;
      span.updateName(operation ?? `${request.method} ${request.routeOptions.url ?? 'none'}`);
      // Does not record the URL, because it can contain usernames.
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.statusCode,
        'chada.request_id': request.id,
        ...(clientId !== undefined && { 'chada.client_id': clientId }),
        ...(code !== undefined && { 'chada.code': code }),
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  };
}

function statementTracing(tracer: Tracer) {
  return (event: LogEvent): void => {
    // Skips the statements of background jobs, because the jobs run every few seconds.
    if (trace.getActiveSpan() === undefined) return;
    const end = Date.now();
    const span = tracer.startSpan('database', {
      kind: SpanKind.CLIENT,
      startTime: end - event.queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql },
    });
    if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };
}

export function startTracing(endpoint: string, serviceName: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const processor = new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [processor],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('chada');
  return {
    traceRequests: requestTracing(tracer),
    recordStatement: statementTracing(tracer),
    traceGateway: gatewayTracing(tracer),
    async close() {
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}
