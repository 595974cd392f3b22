import cors from '@fastify/cors';
import { headerNames } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Strictness } from './http/pipeline/response-serializer.ts';
import { answerErrors } from './http/errors/error-handler.ts';
import { answerHealth } from './http/server/health.ts';
import { acceptJson } from './http/pipeline/json-body.ts';
import { acceptForms } from './http/pipeline/multipart-body.ts';
import { registerOperations } from './http/pipeline/register-operations.ts';
import { commonHeaders, dataHeaders } from './http/server/safe-headers.ts';
import { baseServer, type ServerOptions } from './http/server/base-server.ts';
import { handlers } from './modules/handlers.ts';

export interface ApiServerOptions extends ServerOptions {
  /** What to do with an answer that does not fit the contract; `throw` unless told. */
  readonly strictness?: Strictness;
  /** Serves further pages next to the operations; none by default. */
  readonly servePages?: (server: FastifyInstance) => Promise<void>;
}

async function allowBrandsOrigins(server: FastifyInstance, { brands }: Deps): Promise<void> {
  await server.register(cors, {
    // A brand's own pages and no other; `*.localhost` names are brands' in development.
    origin: async (origin: string | undefined) =>
      origin !== undefined && URL.canParse(origin) && brands.byHost(new URL(origin).host) !== undefined,
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type', ...Object.values(headerNames)],
    exposedHeaders: [headerNames.requestId, 'retry-after', 'idempotency-replayed', 'date', 'age'],
    maxAge: 600,
  });
}

/** The API over what it is given: every operation of the contract, health and readiness. */
export async function buildServer(deps: Deps, options: ApiServerOptions = {}): Promise<FastifyInstance> {
  const server = baseServer(options);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...commonHeaders,
      ...dataHeaders,
      [headerNames.requestId]: request.id,
    });
  });
  answerErrors(server);
  await allowBrandsOrigins(server, deps);
  acceptJson(server);
  await acceptForms(server);
  answerHealth(server, deps.db);
  await options.servePages?.(server);
  registerOperations(server, { deps, handlers, strictness: options.strictness ?? 'throw' });
  return server;
}
