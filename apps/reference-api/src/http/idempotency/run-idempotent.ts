import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../database/connection.ts';
import { compileOnce, type ValueOf } from '../../database/compile-once.ts';
import { postpone } from '../../database/pipelined-connection.ts';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { ApiError, isRefusal } from '../errors/api-error.ts';

/** The stored response to a request. The body is a text, so that a repeated request gets exactly the same bytes. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

export interface IdempotentRequest {
  readonly memberId: number;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

/** The row of an idempotency key. Status and body are null while the request runs, and after an interruption. */
export interface StoredRow {
  readonly requestHash: Buffer;
  readonly status: number | null;
  readonly body: string | null;
}

export interface ResponseSerializer {
  readonly succeed: (data: unknown) => string;
  readonly refuse: (error: ApiError) => string;
}

/** Registers `work`, which runs after the response is stored, just before the commit. */
export type BeforeCommit = (work: () => Promise<unknown>) => void;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  const names = Object.keys(fields).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(fields[name])]));
}

/** Returns a hash that does not depend on the order of the input's fields. */
export function requestHash(input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest();
}

/**
 * Returns the stored response, or `undefined` if the first request has not finished. Throws IDEMPOTENCY_KEY_REUSED if
 * the first request had a different input.
 */
function replay(row: StoredRow, { requestHash: hash }: IdempotentRequest): StoredResponse | undefined {
  if (!row.requestHash.equals(hash)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return row.status === null || row.body === null
    ? undefined
    : { status: row.status, body: row.body, replayed: true };
}

function findRow(db: Database, { memberId, operation, key }: IdempotentRequest): Promise<StoredRow> {
  return db
    .selectFrom('idempotency')
    .select(['request_hash as requestHash', 'status', 'body'])
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

type NewRow = IdempotentRequest & Pick<StoredRow, 'status' | 'body'>;

const insertion = (db: Database | Tx, value: ValueOf<NewRow>) =>
  db.insertInto('idempotency').values({
    member_id: value('memberId'),
    operation: value('operation'),
    key: value('key'),
    request_hash: value('requestHash'),
    status: value('status'),
    body: value('body'),
  });

const insertNew = compileOnce(insertion);
const insertUnlessTaken = compileOnce((db, value: ValueOf<NewRow>) =>
  insertion(db, value)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key'),
);

/**
 * Stores a response under the request's key. Returns false if the key already has a row. Waits while another
 * transaction writes a row with the same key.
 */
async function insertRow(
  db: Database,
  request: IdempotentRequest,
  { status, body }: Pick<StoredRow, 'status' | 'body'>,
): Promise<boolean> {
  const { rows } = await db.executeQuery(insertUnlessTaken(db, { ...request, status, body }));
  return rows.length > 0;
}

async function readStored(db: Database, request: IdempotentRequest): Promise<StoredResponse> {
  const response = replay(await findRow(db, request), request);
  if (!response) throw new Error(`the response of ${request.operation} is missing from its row`);
  return response;
}

const isKeyTaken = (error: unknown): boolean => violatedConstraint(error) === 'idempotency_pkey';

/**
 * Runs a request at most once and stores the response in the same transaction. A refusal (409, 422) is stored without
 * the handler's changes. A fault is not stored, so that a repeated request runs the handler again.
 */
export async function runIdempotent(
  db: Database,
  request: IdempotentRequest,
  stored: StoredRow | undefined,
  run: (tx: Tx, beforeCommit: BeforeCommit) => Promise<unknown>,
  serializer: ResponseSerializer,
  /** Runs before the transaction. If it throws a refusal, the refusal is stored too. */
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<StoredResponse> {
  const earlier = stored && replay(stored, request);
  if (earlier) return earlier;
  try {
    await prepare();
    return await db.transaction().execute(async (tx) => {
      const deferred: (() => Promise<unknown>)[] = [];
      const data = await run(tx, (work) => void deferred.push(work));
      const response = { status: 200, body: serializer.succeed(data), replayed: false };
      await postpone(tx, insertNew(tx, { ...request, status: response.status, body: response.body }));
      for (const work of deferred) await work();
      return response;
    });
  } catch (error) {
    if (isKeyTaken(error)) return readStored(db, request);
    if (!isRefusal(error)) throw error;
    const response = { status: error.status, body: serializer.refuse(error), replayed: false };
    return (await insertRow(db, request, response)) ? response : readStored(db, request);
  }
}

async function storeFirst(
  db: Database,
  request: IdempotentRequest,
  response: StoredResponse,
): Promise<StoredResponse> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ status: response.status, body: response.body })
    .where('member_id', '=', request.memberId)
    .where('operation', '=', request.operation)
    .where('key', '=', request.key)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? response : readStored(db, request);
}

export async function runIdempotentSteps(
  db: Database,
  request: IdempotentRequest,
  stored: StoredRow | undefined,
  run: () => Promise<unknown>,
  serializer: ResponseSerializer,
): Promise<StoredResponse> {
  const claimed = stored === undefined && (await insertRow(db, request, { status: null, body: null }));
  const earlier = claimed ? undefined : replay(stored ?? (await findRow(db, request)), request);
  if (earlier) return earlier;
  try {
    const body = serializer.succeed(await run());
    return await storeFirst(db, request, { status: 200, body, replayed: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const body = serializer.refuse(error);
    return storeFirst(db, request, { status: error.status, body, replayed: false });
  }
}
