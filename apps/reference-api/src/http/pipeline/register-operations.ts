import {
  headerNames,
  idempotencyKeySchema,
  operationList,
  type Operation,
  type OperationId,
} from '@chada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { answerWriters, type Strictness } from './response-serializer.ts';
import { ApiError } from '../errors/api-error.ts';
import { authenticate } from './authenticate.ts';
import type { Context, MemberContext, MoneyContext, StagedContext } from './context.ts';
import type { Handlers } from './handler.ts';
import {
  onceInSteps,
  onceInTransaction,
  requestHash,
  type KeptAnswer,
  type KeptRow,
  type Lastly,
} from '../idempotency/run-idempotent.ts';
import { readWebsiteStatus, refuseInMaintenance } from './maintenance.ts';
import { readBody } from './multipart-body.ts';
import { refuseForeignIdentity } from './own-identity.ts';
import { countActs, refuseWait, type Act } from '../limits/rate-limit.ts';
import { rateRules } from '../limits/rate-rules.ts';
import { parseInput, withParts } from './request-input.ts';
import { siteOriginOf } from './site-origin.ts';

/** A handler whose input was parsed by its own operation's schemas, so that its type no longer matters here. */
type AnyHandler =
  | { readonly kind: 'public'; run(context: Context, input: unknown): Promise<unknown> }
  | { readonly kind: 'member'; run(context: MemberContext, input: unknown): Promise<unknown> }
  | { readonly kind: 'money'; run(context: MoneyContext, input: unknown): Promise<unknown> }
  | { readonly kind: 'staged'; run(context: StagedContext, input: unknown): Promise<unknown> };

/** An operation of the list, with its id as one of the contract's. */
type Listed = Operation & { readonly id: OperationId };

export interface OperationsOptions {
  readonly deps: Deps;
  readonly handlers: Handlers;
  readonly strictness: Strictness;
}

function contextOf(deps: Deps, request: FastifyRequest): Context {
  const named = request.headers[headerNames.hostname];
  const brand = deps.brands.byHost(typeof named === 'string' ? named : request.host);
  if (!brand) throw new ApiError('UNKNOWN_BRAND');
  return {
    deps,
    brand,
    requestId: request.id,
    address: request.ip,
    siteOrigin: () => siteOriginOf(request, brand, deps.brands),
    log: request.log,
    now: deps.clock.now(),
  };
}

/** The idempotency key of a request, or `undefined` when there is none that can be one. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  return idempotencyKeySchema.safeParse(request.headers[headerNames.idempotencyKey]).data;
}

/** What a request of an operation is counted as by the limits, where the operation has any. */
function actOf({ deps, brand, address, now }: Context, { id }: Listed): Omit<Act, 'account'> | undefined {
  const rules = rateRules[id];
  return rules && { what: id, clientId: brand.id, address, rules, now, scale: deps.rateLimitScale };
}

interface MemberRequest {
  readonly context: MemberContext;
  readonly key: string | undefined;
  readonly known: KeptRow | undefined;
}

async function memberRequest(
  context: Context,
  operation: Listed,
  request: FastifyRequest,
): Promise<MemberRequest> {
  const { deps, brand, now } = context;
  const key = operation.idempotent ? idempotencyKeyOf(request) : undefined;
  const { member, tokenHash, websiteStatus, known, waitMs } = await authenticate(deps, {
    clientId: brand.id,
    authorization: request.headers.authorization,
    now,
    intent: key === undefined ? undefined : { operation: operation.id, key },
    act: actOf(context, operation),
  });
  refuseInMaintenance(operation.id, websiteStatus);
  refuseWait(waitMs);
  return { context: { ...context, member, tokenHash }, key, known };
}

/** An operation with what serves it. */
interface Served {
  readonly operation: Listed;
  readonly handler: AnyHandler;
  readonly writerFor: ReturnType<typeof answerWriters>;
}

/** Serves one request of one operation, in the order in which each step may refuse it. */
async function serve(
  { operation, handler, writerFor }: Served,
  deps: Deps,
  request: FastifyRequest,
): Promise<KeptAnswer> {
  const { notes } = request;
  notes.operation = operation.id;
  const context = contextOf(deps, request);
  notes.clientId = context.brand.id;
  const writer = writerFor({ requestId: request.id, log: request.log });
  const readInput = async () =>
    parseInput(operation, {
      params: request.params,
      query: request.query,
      body: await readBody(operation, request),
    });
  const plain = async (run: () => Promise<unknown>) => ({
    status: 200,
    body: writer.succeed(await run()),
    replayed: false,
  });

  if (handler.kind === 'public') {
    refuseInMaintenance(operation.id, await readWebsiteStatus(deps.db, context.brand.id));
    const act = actOf(context, operation);
    if (act) await countActs(deps.db, [{ ...act, account: undefined }]);
    const input = await readInput();
    return plain(() => handler.run(context, input));
  }

  if (operation.idempotent) notes.audit = 'money';
  const { context: member, key, known } = await memberRequest(context, operation, request);
  notes.memberId = member.member.id;
  const input = await readInput();
  refuseForeignIdentity(member.member, input);
  if (handler.kind === 'member') return plain(() => handler.run(member, input));

  if (key === undefined) throw new ApiError('IDEMPOTENCY_KEY_MISSING');
  const intent = {
    memberId: member.member.id,
    operation: operation.id,
    key,
    requestHash: requestHash(input),
  };
  if (handler.kind === 'staged') {
    return onceInSteps(deps.db, intent, known, () => handler.run({ ...member, key }, input), writer);
  }

  const later: (() => Promise<unknown>)[] = [];
  const afterCommit = (work: () => Promise<unknown>) => void later.push(work);
  const run = (tx: Tx, lastly: Lastly) => handler.run({ ...member, tx, lastly, afterCommit }, input);
  const answer = await onceInTransaction(deps.db, intent, known, run, writer);
  for (const work of answer.status === 200 && !answer.replayed ? later : []) {
    void work().catch((error: unknown) => request.log.error({ err: error }, 'after commit'));
  }
  return answer;
}

const keptRefusalSchema = z.object({ code: z.string() });

function send(reply: FastifyReply, { status, body, replayed }: KeptAnswer): FastifyReply {
  const { notes } = reply.request;
  if (status !== 200) notes.code = keptRefusalSchema.parse(JSON.parse(body)).code;
  if (replayed) {
    notes.replayed = true;
    reply.header('idempotency-replayed', 'true');
  }
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** Whether a handler is of the kind that its operation's contract asks for; a wrong one must not serve. */
function fits(operation: Listed, handler: AnyHandler): boolean {
  if (operation.auth === 'public') return handler.kind === 'public';
  return operation.idempotent
    ? handler.kind === 'money' || handler.kind === 'staged'
    : handler.kind === 'member';
}

/** Registers a route for every operation of the contract. */
export function registerOperations(server: FastifyInstance, options: OperationsOptions): void {
  // Each handler is called only with what its own operation's schemas parsed, which the types can't follow here.
  const handlers = new Map<string, AnyHandler>(Object.entries(options.handlers));
  const all: readonly Listed[] = operationList;
  for (const operation of all) {
    const handler = handlers.get(operation.id);
    if (!handler) throw new Error(`${operation.id} has no handler`);
    if (!fits(operation, handler)) throw new Error(`the handler of ${operation.id} is of the wrong kind`);
    const writerFor = answerWriters(operation, options.strictness);
    server.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const answered = serve({ operation, handler, writerFor }, options.deps, request);
        return send(
          reply,
          await answered.catch((error: unknown) => {
            throw withParts(operation, error);
          }),
        );
      },
    });
  }
}
