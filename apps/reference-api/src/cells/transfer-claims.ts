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
/** A request that claimed a transfer ends within this time. */
const UNFINISHED_AFTER_SECONDS = 60;
const RECOVERED_AT_ONCE = 100;

interface ClaimDatabases {
  readonly db: Database;
  readonly registry: RegistryDatabase;
}

/** Requests for the same transfer at the same brand share an intent. */
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
        // PostgreSQL finds the partial index only by a constant.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ touched_at: sql<Date>`clock_timestamp()` }),
    )
    .returning('claim')
    .executeTakeFirstOrThrow();
  return claim;
}

/**
 * Returns `spent` if the transaction that owned the intent has committed, else abandons the intent. Waits for a
 * transaction that is spending the transfer.
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
      // The unique index of a transfer finds the row.
      .where('sending_bank', '=', sendingBank)
      .where(sql`upper(transaction_ref)`, '=', reference)
      .where('claim', '=', claim)
      .executeTakeFirst();
    if (spent) return 'spent';
    await tx.updateTable('transfer_intent').set({ state: 'abandoned' }).where('claim', '=', claim).execute();
    return 'abandoned';
  });
}

/** Can be repeated at any time: the cell decides whether the transfer was spent. */
export async function resolveClaim(databases: ClaimDatabases, claim: TransferClaim): Promise<void> {
  const { db, registry } = databases;
  const outcome = await endIntent(databases, claim);
  await (outcome === 'spent' ? settleClaim(registry, claim) : releaseClaim(registry, claim));
  await db.deleteFrom('transfer_intent').where('claim', '=', claim.claim).execute();
}

/**
 * Claims the transfer for the brand before the transaction that spends it. Returns `undefined` if the cell already
 * knows that the transfer is spent. Throws SLIP_ALREADY_USED, or OVERLOADED while another brand's claim is undecided.
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
  /** As text, because a Date has no microseconds. */
  readonly touchedAt: string;
}

/** Returns up to 100 intents after `last` whose `touched_at` is earlier than `before`. */
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

/** The claim is tried again after the others, and not before it counts as unfinished again. */
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
  /** The recovery ends after the claim that it is resolving. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves the claims of processes that ended before they could do it. A claim that fails does not stop the others. Throws
 * if the registry or the cell is unreachable, because all other claims would fail too.
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
        // A timeout can concern this claim alone.
        if (isUnreachable(error) && !isTimeout(error)) throw error;
        onFault(error, claim.claim);
        await postpone(databases, claim).catch((fault: unknown) => onFault(fault, claim.claim));
      }
    }
    last = rows.at(-1);
    if (rows.length < RECOVERED_AT_ONCE) return;
  }
}
