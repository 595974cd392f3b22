import { operationList } from '@chada/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { StoredResponse } from '../idempotency/run-idempotent.ts';
import type { Handlers } from './handler.ts';
import { withFieldPaths } from './request-input.ts';
import { responseSerializers, type Strictness } from './response-serializer.ts';
import { serveOperation, type AnyHandler, type ListedOperation } from './serve-operation.ts';

export interface OperationsOptions {
  readonly deps: Deps;
  readonly handlers: Handlers;
  readonly strictness: Strictness;
}

const refusalSchema = z.object({ code: z.string() });

function send(reply: FastifyReply, { status, body, replayed }: StoredResponse): FastifyReply {
  const { notes } = reply.request;
  if (status !== 200) notes.code = refusalSchema.parse(JSON.parse(body)).code;
  if (replayed) {
    notes.replayed = true;
    reply.header('idempotency-replayed', 'true');
  }
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

function fits(operation: ListedOperation, handler: AnyHandler): boolean {
  if (operation.auth === 'public') return handler.kind === 'public';
  return operation.idempotent
    ? handler.kind === 'money' || handler.kind === 'stepwise'
    : handler.kind === 'member';
}

/** Registers a route for each operation. Throws if a handler is missing or has the wrong kind. */
export function registerOperations(server: FastifyInstance, options: OperationsOptions): void {
  const handlers = new Map<string, AnyHandler>(Object.entries(options.handlers));
  const all: readonly ListedOperation[] = operationList;
  for (const operation of all) {
    const handler = handlers.get(operation.id);
    if (!handler) throw new Error(`${operation.id} has no handler`);
    if (!fits(operation, handler)) throw new Error(`the handler of ${operation.id} is of the wrong kind`);
    const served = { operation, handler, serializerFor: responseSerializers(operation, options.strictness) };
    server.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const response = await serveOperation(served, options.deps, request).catch((error: unknown) => {
          throw withFieldPaths(operation, error);
        });
        return send(reply, response);
      },
    });
  }
}
