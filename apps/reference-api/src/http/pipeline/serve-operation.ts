import { headerNames, idempotencyKeySchema, type Operation, type OperationId } from '@chada/contract';
import type { FastifyRequest } from 'fastify';
import type { TransferName } from '../../cells/cell-registry.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { WebsiteStatus } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { assertPermitted } from '../../modules/protection/pause.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  requestHash,
  runIdempotent,
  runIdempotentSteps,
  type BeforeCommit,
  type StoredResponse,
} from '../idempotency/run-idempotent.ts';
import { assertNoWait, countActions, type LimitedAction } from '../limits/rate-limit.ts';
import { rateRules } from '../limits/rate-rules.ts';
import { assertNotMoved, authenticate } from './authenticate.ts';
import type { Context, MemberContext, MoneyContext, StepwiseContext } from './handler.ts';
import { assertOwnIdentity, readInput } from './request-input.ts';
import type { responseSerializers } from './response-serializer.ts';
import { siteOriginOf } from './site-origin.ts';

export type AnyHandler =
  | { readonly kind: 'public'; run(context: Context, input: unknown): Promise<unknown> }
  | { readonly kind: 'member'; run(context: MemberContext, input: unknown): Promise<unknown> }
  | {
      readonly kind: 'money';
      claims?(context: MemberContext, input: unknown): Promise<TransferName | undefined>;
      run(context: MoneyContext, input: unknown): Promise<unknown>;
    }
  | { readonly kind: 'stepwise'; run(context: StepwiseContext, input: unknown): Promise<unknown> };

export type ListedOperation = Operation & { readonly id: OperationId };

export interface ServedOperation {
  readonly operation: ListedOperation;
  readonly handler: AnyHandler;
  readonly serializerFor: ReturnType<typeof responseSerializers>;
}

/**
 * Operations that the API serves during maintenance. The maintenance page needs the first five operations (ST-08). With
 * the other operations, a member can stop playing at any time (decision 39).
 */
const servedInMaintenance = new Set<OperationId>([
  'setting.get',
  'setting.operation',
  'configuration.public',
  'announcement.public',
  'session.logout',
  'protection.get',
  'protection.setLimit',
  'protection.cancelRaise',
  'protection.beginTimeOut',
  'protection.prepareExclusion',
  'protection.confirmExclusion',
]);

function assertNotInMaintenance(operation: OperationId, status: WebsiteStatus): void {
  if (status === 'MA' && !servedInMaintenance.has(operation))
    throw new ApiError('MAINTENANCE', { retryAfterSeconds: 30 });
}

async function readWebsiteStatus(db: Database, clientId: string): Promise<WebsiteStatus> {
  const row = await db
    .selectFrom('brand')
    .select(['website_status', 'cell_state'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) throw new ApiError('UNKNOWN_BRAND');
  assertNotMoved(row.cell_state);
  return row.website_status;
}

/**
 * Creates the context of a request. Throws UNKNOWN_BRAND, MAINTENANCE if no known cell has the brand, or OVERLOADED
 * while the brand's cell is down.
 */
export function contextOf(deps: Deps, request: FastifyRequest): Context {
  const named = request.headers[headerNames.hostname];
  const brand = deps.brands.byHost(typeof named === 'string' ? named : request.host);
  if (!brand) throw new ApiError('UNKNOWN_BRAND');
  const own = deps.cells ? deps.cells.of(brand.id) : deps;
  if (!own) throw new ApiError('MAINTENANCE', { retryAfterSeconds: 30 });
  return {
    deps: own,
    brand,
    requestId: request.id,
    address: request.ip,
    siteOrigin: () => siteOriginOf(request, brand, deps.brands),
    log: request.log,
    now: deps.clock.now(),
  };
}

function limitedActionOf(
  { deps, brand, address, now }: Context,
  { id }: ListedOperation,
): Omit<LimitedAction, 'account'> | undefined {
  const rules = rateRules[id];
  return rules && { name: id, clientId: brand.id, address, rules, now, scale: deps.rateLimitScale };
}

/** Authenticates the member, and reads the stored response and the rate limits with one round trip to the database. */
async function openMemberRequest(context: Context, operation: ListedOperation, request: FastifyRequest) {
  const key = operation.idempotent
    ? idempotencyKeySchema.safeParse(request.headers[headerNames.idempotencyKey]).data
    : undefined;
  const { member, tokenHash, websiteStatus, stored, waitMs, pause } = await authenticate(context.deps, {
    clientId: context.brand.id,
    authorization: request.headers.authorization,
    now: context.now,
    idempotency: key === undefined ? undefined : { operation: operation.id, key },
    action: limitedActionOf(context, operation),
  });
  assertNotInMaintenance(operation.id, websiteStatus);
  assertNoWait(waitMs);
  // Checks the pause only if there is no stored response. A member whose play is paused can therefore repeat an earlier
  // request and get its response.
  if (stored?.status == null) assertPermitted(operation.id, pause, context.now);
  return { context: { ...context, member, tokenHash }, key, stored };
}

/**
 * Runs one request of an operation. If several checks fail, the response contains the error of the first failed check.
 */
export async function serveOperation(
  { operation, handler, serializerFor }: ServedOperation,
  deps: Deps,
  request: FastifyRequest,
): Promise<StoredResponse> {
  const { notes } = request;
  notes.operation = operation.id;
  const context = contextOf(deps, request);
  const { deps: own } = context;
  notes.clientId = context.brand.id;
  const serializer = serializerFor({ requestId: request.id, log: request.log });
  const respond = (data: unknown) => ({ status: 200, body: serializer.succeed(data), replayed: false });

  if (handler.kind === 'public') {
    assertNotInMaintenance(operation.id, await readWebsiteStatus(own.lookups, context.brand.id));
    const action = limitedActionOf(context, operation);
    if (action) await countActions(own.db, [{ ...action, account: undefined }]);
    const input = await readInput(operation, request);
    return respond(await handler.run(context, input));
  }

  if (operation.idempotent) notes.audit = 'money';
  const { context: member, key, stored } = await openMemberRequest(context, operation, request);
  notes.memberId = member.member.id;
  const input = await readInput(operation, request);
  assertOwnIdentity(member.member, input);
  if (handler.kind === 'member') return respond(await handler.run(member, input));

  if (key === undefined) throw new ApiError('IDEMPOTENCY_KEY_MISSING');
  const identity = {
    memberId: member.member.id,
    operation: operation.id,
    key,
    requestHash: requestHash(input),
  };
  if (handler.kind === 'stepwise') {
    const run = () => handler.run({ ...member, key }, input);
    return runIdempotentSteps(own.db, identity, stored, run, serializer);
  }

  const later: (() => Promise<unknown>)[] = [];
  const afterCommit = (work: () => Promise<unknown>) => void later.push(work);
  const refused: (() => Promise<unknown>)[] = [];
  const afterRefusal = (work: () => Promise<unknown>) => void refused.push(work);
  let claim: string | undefined;
  const run = (tx: Tx, beforeCommit: BeforeCommit) =>
    handler.run({ ...member, tx, beforeCommit, afterCommit, afterRefusal, claim }, input);
  const prepare = async () => {
    const { registry } = own;
    const transfer = registry && (await handler.claims?.(member, input));
    const claimed = transfer && (await registry.claim(member.brand.id, transfer));
    if (!claimed) return;
    ({ claim } = claimed);
    afterCommit(() => registry.resolve(claimed));
    afterRefusal(() =>
      registry.resolve(claimed).catch((error: unknown) => {
        request.log.warn({ err: error }, 'housekeeping releases the claim of a transfer');
      }),
    );
  };
  const response = await runIdempotent(own.db, identity, stored, run, serializer, prepare);
  for (const work of response.status === 200 || response.replayed ? [] : refused) await work();
  for (const work of response.status === 200 && !response.replayed ? later : []) {
    void work().catch((error: unknown) => request.log.error({ err: error }, 'work after the commit failed'));
  }
  return response;
}
