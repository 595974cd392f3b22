import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { isSpent } from '../modules/deposit/repository.ts';
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

/** Resolves the claims of processes that ended before they could do it. */
export async function recoverClaims(
  databases: ClaimDatabases,
  onFault: (error: unknown, claim: string) => void,
  unfinishedAfterSeconds: number = UNFINISHED_AFTER_SECONDS,
): Promise<void> {
  const rows = await databases.db
    .selectFrom('transfer_intent')
    .innerJoin('brand', 'brand.client_id', 'transfer_intent.client_id')
    .select(['claim', 'transfer_intent.client_id as clientId', 'sending_bank as sendingBank', 'reference'])
    .where('brand.cell_state', '=', 'here')
    .where(sql<boolean>`touched_at < clock_timestamp() - make_interval(secs => ${unfinishedAfterSeconds})`)
    .orderBy('touched_at')
    .limit(RECOVERED_AT_ONCE)
    .execute();
  for (const claim of rows) {
    await resolveClaim(databases, claim).catch((error: unknown) => onFault(error, claim.claim));
  }
}
