import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { isSpent } from '../modules/deposit/repository.ts';
import { isTimeout, isUnreachable } from './unreachable.ts';
import {
  claimTransfer,
  releaseClaim,
  settleClaim,
  type RegistryDatabase,
  type Transfer,
  type TransferClaim,
} from './registry.ts';

const RETRY_SECONDS = 3;
/**
 * A request ends within this many seconds. If a claim is older and still unresolved, the request that made the claim
 * was interrupted.
 */
const UNFINISHED_AFTER_SECONDS = 60;
const RECOVERED_AT_ONCE = 100;

interface ClaimDatabases {
  readonly db: Database;
  readonly registry: RegistryDatabase;
}

/**
 * Stores a pending claim (a row of `transfer_intent`) and returns its id. This happens before the claim is requested
 * from the registry. Requests of the same brand for the same transfer share a pending claim.
 */
async function commitIntent(
  { db }: ClaimDatabases,
  { clientId, sendingBank, reference }: Transfer,
): Promise<string> {
  const { claim } = await db
    .insertInto('transfer_intent')
    .values({ client_id: clientId, sending_bank: sendingBank, reference })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'sending_bank', 'reference'])
        // PostgreSQL recognises the partial index only if this condition contains a constant instead of a parameter.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ touched_at: sql<Date>`clock_timestamp()` }),
    )
    .returning('claim')
    .executeTakeFirstOrThrow();
  return claim;
}

/**
 * Returns `spent` if the transfer was credited or returned with this claim. Otherwise, marks the pending claim as
 * abandoned, so that it can't be used any more. First waits for a transaction that is using the pending claim.
 */
async function endIntent(
  { db }: ClaimDatabases,
  { claim, sendingBank, reference }: TransferClaim,
): Promise<'spent' | 'abandoned'> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('transfer_intent')
      .select('claim')
      .where('claim', '=', claim)
      .forUpdate()
      .executeTakeFirst();
    const spent = await tx
      .selectFrom('spent_transfer')
      .select('claim')
      // Finds the transfer by the columns of its unique index, because the column `claim` has no index.
      .where('sending_bank', '=', sendingBank)
      .where(sql`upper(transaction_ref)`, '=', reference)
      .where('claim', '=', claim)
      .executeTakeFirst();
    if (spent) return 'spent';
    await tx.updateTable('transfer_intent').set({ state: 'abandoned' }).where('claim', '=', claim).execute();
    return 'abandoned';
  });
}

/**
 * Settles the claim in the registry (records that the transfer is spent) if the transfer was credited or returned with
 * this claim. Otherwise releases the claim. Can be repeated at any time.
 */
export async function resolveClaim(databases: ClaimDatabases, claim: TransferClaim): Promise<void> {
  const { db, registry } = databases;
  const outcome = await endIntent(databases, claim);
  await (outcome === 'spent' ? settleClaim(registry, claim) : releaseClaim(registry, claim));
  await db.deleteFrom('transfer_intent').where('claim', '=', claim.claim).execute();
}

/**
 * Claims the transfer for the brand before the transaction that spends it. Returns `undefined` if the cell already
 * knows that the transfer is spent. Throws SLIP_ALREADY_USED, or OVERLOADED while another claim of the transfer is
 * neither settled nor released.
 */
export async function claimForBrand(
  databases: ClaimDatabases,
  transfer: Transfer,
): Promise<TransferClaim | undefined> {
  if (await isSpent(databases.db, transfer.sendingBank, transfer.reference)) return undefined;
  const claim = { ...transfer, claim: await commitIntent(databases, transfer) };
  const outcome = await claimTransfer(databases.registry, claim);
  if (outcome.status === 'own') return claim;
  await resolveClaim(databases, claim);
  if (outcome.status === 'other' && outcome.isSettled) throw new ApiError('SLIP_ALREADY_USED');
  throw new ApiError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
}

interface UnfinishedClaim extends TransferClaim {
  /** A timestamp as text, because a JavaScript `Date` has no microseconds. */
  readonly touchedAt: string;
}

/**
 * Returns up to 100 pending claims whose `touched_at` is earlier than `before`. Continues after the claim `last` of the
 * previous call.
 */
async function readUnfinished(
  { db }: ClaimDatabases,
  { before, last }: { before: string; last: UnfinishedClaim | undefined },
): Promise<UnfinishedClaim[]> {
  return db
    .selectFrom('transfer_intent')
    .innerJoin('brand', 'brand.client_id', 'transfer_intent.client_id')
    .select(['claim', 'transfer_intent.client_id as clientId', 'sending_bank as sendingBank', 'reference'])
    .select(sql<string>`touched_at::text`.as('touchedAt'))
    .where('brand.cell_state', '=', 'here')
    .where(sql<boolean>`touched_at < ${before}::timestamptz`)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(touched_at, claim) > (${last?.touchedAt}::timestamptz, ${last?.claim}::uuid)`,
      ),
    )
    .orderBy('touched_at')
    .orderBy('claim')
    .limit(RECOVERED_AT_ONCE)
    .execute();
}

/** Sets `touched_at` of the claim to the current time, so that other claims are resolved before this claim. */
async function postpone({ db }: ClaimDatabases, { claim }: TransferClaim): Promise<void> {
  await db
    .updateTable('transfer_intent')
    .set({ touched_at: sql<Date>`clock_timestamp()` })
    .where('claim', '=', claim)
    .execute();
}

export interface Recovery {
  readonly onFault: (error: unknown, claim: string) => void;
  readonly unfinishedAfterSeconds?: number;
  /** Stops the recovery after the claim that is being resolved. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves the claims that interrupted processes left unresolved. If a claim can't be resolved, continues with the next
 * claim. Throws if the registry or the cell is unreachable, because no other claim could be resolved either.
 */
export async function recoverClaims(
  databases: ClaimDatabases,
  { onFault, unfinishedAfterSeconds = UNFINISHED_AFTER_SECONDS, signal }: Recovery,
): Promise<void> {
  const { rows: times } = await sql<{ before: string }>`
    select (clock_timestamp() - make_interval(secs => ${unfinishedAfterSeconds}))::text as before`.execute(
    databases.db,
  );
  const before = times[0]?.before ?? '';
  let last: UnfinishedClaim | undefined;
  for (;;) {
    const rows = await readUnfinished(databases, { before, last });
    for (const claim of rows) {
      if (signal?.aborted) return;
      try {
        await resolveClaim(databases, claim);
      } catch (error) {
        // Continues after a timeout, because other claims may not time out.
        if (isUnreachable(error) && !isTimeout(error)) throw error;
        onFault(error, claim.claim);
        await postpone(databases, claim).catch((fault: unknown) => onFault(fault, claim.claim));
      }
    }
    last = rows.at(-1);
    if (rows.length < RECOVERED_AT_ONCE) return;
  }
}
