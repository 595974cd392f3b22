import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError, isRefusal } from '../errors/api-error.ts';

/** An answer as it is sent and kept: the very bytes, so that a repetition is the same to the letter. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

/** One intent of a member. */
export interface Intent {
  readonly memberId: number;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** What tells two requests apart under one key: all of their input, in whatever order it came. */
export function requestHash(input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest();
}

/** A row of the table of answers: what an intent was, and what it was answered once it is. */
export interface KeptRow {
  readonly requestHash: Buffer;
  readonly status: number | null;
  readonly body: string | null;
}

/** How the two ways below make bytes of what a handler gave or refused. */
export interface AnswerWriter {
  readonly succeed: (data: unknown) => string;
  readonly refuse: (error: ApiError) => string;
}

/** The kept answer of a row, `undefined` while it has none. Throws when the row is of another request. */
function replay(row: KeptRow, { requestHash: asked }: Intent): KeptAnswer | undefined {
  if (!row.requestHash.equals(asked)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return row.status === null || row.body === null
    ? undefined
    : { status: row.status, body: row.body, replayed: true };
}

function findRow(db: Database, { memberId, operation, key }: Intent): Promise<KeptRow> {
  return db
    .selectFrom('idempotency')
    .select(['request_hash as requestHash', 'status', 'body'])
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Writes the row of an intent, unless there is one; a row that is just being written elsewhere is waited for. */
async function insertRow(
  db: Database | Tx,
  intent: Intent,
  answer?: Omit<KeptAnswer, 'replayed'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency')
    .values({
      member_id: intent.memberId,
      operation: intent.operation,
      key: intent.key,
      request_hash: intent.requestHash,
      status: answer?.status ?? null,
      body: answer?.body ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function keptByAnother(db: Database, intent: Intent): Promise<KeptAnswer> {
  const answer = replay(await findRow(db, intent), intent);
  if (!answer) throw new Error(`the answer of ${intent.operation} was claimed and never kept`);
  return answer;
}

/** Puts work off to the end of a transaction, after its answer was kept. */
export type Lastly = (work: () => Promise<unknown>) => void;

/** Undoes a transaction whose intent another request has answered meanwhile. */
class AnsweredMeanwhile extends Error {}

/**
 * Runs an intent once. Its effect and its answer are written in one transaction, at whose end the primary key decides:
 * of two requests with one key the second finds the first one's answer there, and whatever it did itself is undone.
 * Refusals (409, 422) are kept too, with nothing of what was written before them; faults are not, so that the same key
 * can be tried again. `known` is the row of this key as the request found it.
 */
export async function onceInTransaction(
  db: Database,
  intent: Intent,
  known: KeptRow | undefined,
  run: (tx: Tx, lastly: Lastly) => Promise<unknown>,
  writer: AnswerWriter,
): Promise<KeptAnswer> {
  const kept = known && replay(known, intent);
  if (kept) return kept;
  try {
    return await db.transaction().execute(async (tx) => {
      const last: (() => Promise<unknown>)[] = [];
      const data = await run(tx, (work) => void last.push(work));
      const answer = { status: 200, body: writer.succeed(data), replayed: false };
      if (!(await insertRow(tx, intent, answer))) throw new AnsweredMeanwhile();
      for (const work of last) await work();
      return answer;
    });
  } catch (error) {
    if (error instanceof AnsweredMeanwhile) return keptByAnother(db, intent);
    if (!isRefusal(error)) throw error;
    const answer = { status: error.status, body: writer.refuse(error), replayed: false };
    return (await insertRow(db, intent, answer)) ? answer : keptByAnother(db, intent);
  }
}

async function keepFirst(db: Database, intent: Intent, answer: KeptAnswer): Promise<KeptAnswer> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set({ status: answer.status, body: answer.body })
    .where('member_id', '=', intent.memberId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? answer : keptByAnother(db, intent);
}

/**
 * Runs an intent in steps of its own, between which another company is asked. Its steps find by the key what was done
 * before, so a request that was cut short is taken up again; the first answer that is reached is everybody's.
 */
export async function onceInSteps(
  db: Database,
  intent: Intent,
  known: KeptRow | undefined,
  run: () => Promise<unknown>,
  writer: AnswerWriter,
): Promise<KeptAnswer> {
  const claimed = known === undefined && (await insertRow(db, intent));
  const answered = claimed ? undefined : replay(known ?? (await findRow(db, intent)), intent);
  if (answered) return answered;
  try {
    return await keepFirst(db, intent, { status: 200, body: writer.succeed(await run()), replayed: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return keepFirst(db, intent, { status: error.status, body: writer.refuse(error), replayed: false });
  }
}
