import cors from '@fastify/cors';
import { headerNames } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { Strictness } from './http/pipeline/response-serializer.ts';
import { handleErrors } from './http/errors/error-handler.ts';
import { serveHealth } from './http/server/health.ts';
import { acceptForms, acceptJson } from './http/pipeline/body-parsers.ts';
import { registerOperations } from './http/pipeline/register-operations.ts';
import { commonHeaders, dataHeaders } from './http/server/safe-headers.ts';
import { baseServer, type ServerOptions } from './http/server/base-server.ts';
import { serveCreditStream } from './modules/credit-stream/serve-credit-stream.ts';
import { serveLog } from './modules/fairness/serve-log.ts';
import { handlers } from './modules/handlers.ts';

export interface ApiServerOptions extends ServerOptions {
  /** The reaction to a response that violates the contract. Default: `throw`. */
  readonly strictness?: Strictness;
  /** Adds pages that are not operations, e.g. the reference page. */
  readonly servePages?: (server: FastifyInstance) => Promise<void>;
}

async function allowBrandsOrigins(server: FastifyInstance, { brands }: Deps): Promise<void> {
  await server.register(cors, {
    origin: async (origin: string | undefined) =>
      origin !== undefined && URL.canParse(origin) && brands.byHost(new URL(origin).host) !== undefined,
    methods: ['GET', 'POST', 'PATCH'],
    allowedHeaders: ['authorization', 'content-type', ...Object.values(headerNames)],
    exposedHeaders: [headerNames.requestId, 'retry-after', 'idempotency-replayed', 'date', 'age'],
    maxAge: 600,
  });
}

export async function buildServer(deps: Deps, options: ApiServerOptions = {}): Promise<FastifyInstance> {
  const server = baseServer(options);
  const headers = { ...commonHeaders, ...dataHeaders };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(headerNames.requestId, request.id);
    done();
  });
  handleErrors(server);
  await allowBrandsOrigins(server, deps);
  acceptJson(server);
  await acceptForms(server);
  serveHealth(server, deps.cells ? deps.cells.all.map(({ db }) => db) : [deps.db]);
  await serveLog(server, deps.fairness.folder);
  await options.servePages?.(server);
  serveCreditStream(server, deps);
  registerOperations(server, { deps, handlers, strictness: options.strictness ?? 'throw' });
  return server;
}
