import type { ExclusionLength, TimeOutLength } from '@chada/domain';
import { Kysely, sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import type pg from 'pg';
import { createPool } from '../database/connection.ts';
import { pipelinedDialect } from '../database/pipelined-driver.ts';

type ClaimState = 'claimed' | 'settled' | 'released';

interface RegistryTables {
  cell: { name: string; joined_at: Date | null };
  brand_cell: { client_id: string; cell: string; moving_to: string | null; changed_at: Generated<Date> };
  transfer_claim: {
    claim: string;
    client_id: string;
    sending_bank: string;
    reference: string;
    state: ClaimState;
    changed_at: Generated<Date>;
  };
  exclusion: {
    id: GeneratedAlways<number>;
    break_uuid: string;
    follows: string | null;
    operator: string;
    hashes: ColumnType<string[], string[], never>;
    bank_code: string;
    bank_account: string;
    length: ExclusionLength | TimeOutLength;
    started_at: Date;
    minimum_end: Date | null;
    end_requested_at: Date | null;
  };
}

export type RegistryDatabase = Kysely<RegistryTables>;

export interface Transfer {
  readonly clientId: string;
  readonly sendingBank: string;
  /** The bank's reference of the transfer, in upper case. */
  readonly reference: string;
}

export interface TransferClaim extends Transfer {
  readonly claim: string;
}

/**
 * `own`: this claim has the transfer. `other`: another claim has the transfer. `released`: this claim was released
 * before, so the transfer can't be claimed with it.
 */
export type ClaimOutcome =
  | { readonly status: 'own' | 'released' }
  | { readonly status: 'other'; readonly isSettled: boolean };

export interface BrandCell {
  readonly clientId: string;
  readonly cell: string;
  readonly movingTo: string | null;
}

export function openRegistry(
  url: string,
  onLost?: (error: Error) => void,
): {
  pool: pg.Pool;
  registry: RegistryDatabase;
} {
  const pool = createPool({ url, schema: 'registry', max: 10, ...(onLost && { onLost }) });
  return { pool, registry: new Kysely<RegistryTables>({ dialect: pipelinedDialect(pool) }) };
}

const valuesOf = ({ claim, clientId, sendingBank, reference }: TransferClaim, state: ClaimState) => ({
  claim,
  client_id: clientId,
  sending_bank: sendingBank,
  reference,
  state,
});

export async function claimTransfer(
  registry: RegistryDatabase,
  wanted: TransferClaim,
): Promise<ClaimOutcome> {
  await registry
    .insertInto('transfer_claim')
    .values(valuesOf(wanted, 'claimed'))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await registry
    .selectFrom('transfer_claim')
    .select(['claim', 'state'])
    .where(({ and, eb, or }) =>
      or([
        eb('claim', '=', wanted.claim),
        and([
          eb('sending_bank', '=', wanted.sendingBank),
          eb('reference', '=', wanted.reference),
          eb('state', '<>', 'released'),
        ]),
      ]),
    )
    .execute();
  const own = rows.find(({ claim }) => claim === wanted.claim);
  if (own) return { status: own.state === 'released' ? 'released' : 'own' };
  // If there is no row, the other claim was released between the insert and the select, and is therefore not settled.
  return { status: 'other', isSettled: rows.some(({ state }) => state === 'settled') };
}

/** Records that the claim's transfer is spent. Throws if another claim has the transfer. */
export async function settleClaim(registry: RegistryDatabase, claim: TransferClaim): Promise<void> {
  await registry
    .insertInto('transfer_claim')
    .values(valuesOf(claim, 'settled'))
    .onConflict((conflict) =>
      conflict.column('claim').doUpdateSet({ state: 'settled', changed_at: sql`clock_timestamp()` }),
    )
    .execute();
}

/** Releases the claim, so that another claim can get the transfer. A delayed request can't use a released claim. */
export async function releaseClaim(registry: RegistryDatabase, claim: TransferClaim): Promise<void> {
  await registry
    .insertInto('transfer_claim')
    .values(valuesOf(claim, 'released'))
    .onConflict((conflict) =>
      conflict
        .column('claim')
        .doUpdateSet({ state: 'released', changed_at: sql`clock_timestamp()` })
        .where('transfer_claim.state', '=', 'claimed'),
    )
    .execute();
}

export async function readBrandCells(registry: RegistryDatabase): Promise<BrandCell[]> {
  return registry
    .selectFrom('brand_cell')
    .select(['client_id as clientId', 'cell', 'moving_to as movingTo'])
    .execute();
}

/** Stores the cell of each new brand. A brand that already has a cell stays there. */
export async function placeBrands(
  registry: RegistryDatabase,
  places: readonly { readonly clientId: string; readonly cell: string }[],
): Promise<void> {
  if (places.length === 0) return;
  await registry
    .insertInto('brand_cell')
    .values(places.map(({ clientId, cell }) => ({ client_id: clientId, cell, moving_to: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
