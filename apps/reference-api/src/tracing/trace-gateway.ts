import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';

/** Returns a function that wraps a gateway. Each call of the wrapped gateway is recorded as a span. */
export function gatewayTracing(tracer: Tracer) {
  return <Gateway extends object>(name: string, gateway: Gateway): Gateway =>
    new Proxy(gateway, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        return (...given: readonly unknown[]): unknown => {
          const span = tracer.startSpan(`${name}.${String(property)}`, { kind: SpanKind.CLIENT });
          const fail = (error: unknown): never => {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          };
          let result: unknown;
          try {
            result = context.with(trace.setSpan(context.active(), span), () =>
              Reflect.apply(value, target, given),
            );
          } catch (error) {
            span.end();
            return fail(error);
          }
          if (result instanceof Promise) return result.catch(fail).finally(() => span.end());
          span.end();
          return result;
        };
      },
    });
}
