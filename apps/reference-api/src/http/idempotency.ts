import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/connection.ts';
import { ApiError, isRefusal } from './api-error.ts';

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

/** Claims the key. A key that is claimed already gives its answer, or `unfinished` while it has none. */
async function claim(db: Database | Tx, intent: Intent): Promise<KeptAnswer | 'claimed' | 'unfinished'> {
  const claimed = await db
    .insertInto('idempotency')
    .values({
      member_id: intent.memberId,
      operation: intent.operation,
      key: intent.key,
      request_hash: intent.requestHash,
      status: null,
      body: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return 'claimed';
  const row = await find(db, intent).executeTakeFirstOrThrow();
  if (!row.request_hash.equals(intent.requestHash)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return row.status === null || row.body === null
    ? 'unfinished'
    : { status: row.status, body: row.body, replayed: true };
}

function find(db: Database | Tx, { memberId, operation, key }: Intent) {
  return db
    .selectFrom('idempotency')
    .select(['request_hash', 'status', 'body'])
    .where('member_id', '=', memberId)
    .where('operation', '=', operation)
    .where('key', '=', key);
}

async function keep(db: Database | Tx, intent: Intent, answer: KeptAnswer): Promise<KeptAnswer> {
  const kept = await db
    .updateTable('idempotency')
    .set({ status: answer.status, body: answer.body })
    .where('member_id', '=', intent.memberId)
    .where('operation', '=', intent.operation)
    .where('key', '=', intent.key)
    .where('status', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (kept) return answer;
  // Another request with the same key was faster: its answer is the answer.
  const first = await find(db, intent).executeTakeFirstOrThrow();
  return { status: first.status ?? answer.status, body: first.body ?? answer.body, replayed: true };
}

/** How the two ways below make bytes of what a handler gave or refused. */
export interface AnswerWriter {
  readonly succeed: (data: unknown) => string;
  readonly refuse: (error: ApiError) => string;
}

async function answerOf(run: () => Promise<unknown>, writer: AnswerWriter): Promise<KeptAnswer> {
  try {
    return { status: 200, body: writer.succeed(await run()), replayed: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: error.status, body: writer.refuse(error), replayed: false };
  }
}

/**
 * Runs an intent once, in one transaction with its key: whoever comes second waits at the unique index and gets the
 * first one's answer. Refusals (409, 422) are kept too, with whatever was written before them undone; faults are not,
 * so that the same key can be tried again.
 */
export function onceInTransaction(
  db: Database,
  intent: Intent,
  run: (tx: Tx) => Promise<unknown>,
  writer: AnswerWriter,
): Promise<KeptAnswer> {
  return db.transaction().execute(async (tx) => {
    const state = await claim(tx, intent);
    if (typeof state === 'object') return state;
    await sql`savepoint intent`.execute(tx);
    const answer = await answerOf(async () => {
      try {
        return await run(tx);
      } catch (error) {
        if (isRefusal(error)) await sql`rollback to savepoint intent`.execute(tx);
        throw error;
      }
    }, writer);
    return keep(tx, intent, answer);
  });
}

/**
 * Runs an intent in steps of its own, between which another company is asked. Its steps find by the key what was done
 * before, so a request that was cut short is taken up again; the first answer that is reached is everybody's.
 */
export async function onceInSteps(
  db: Database,
  intent: Intent,
  run: () => Promise<unknown>,
  writer: AnswerWriter,
): Promise<KeptAnswer> {
  const state = await claim(db, intent);
  if (typeof state === 'object') return state;
  return keep(db, intent, await answerOf(run, writer));
}
