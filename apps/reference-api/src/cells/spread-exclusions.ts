import { sql } from 'kysely';
import type { BrandDirectory } from '../brands/brand-directory.ts';
import type { Database, Tx } from '../database/connection.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { beginBreak, lockSlipsAndWallet } from '../modules/protection/breaks.ts';
import {
  findAccountIds,
  lockOperator,
  readAccounts,
  registerExclusion,
} from '../modules/protection/exclusion-registry.ts';
import { recordEvent } from '../modules/protection/repository.ts';
import type { Pseudonym } from '../security/pseudonym.ts';
import type { RegistryDatabase } from './registry.ts';

export interface ExclusionDeps {
  readonly db: Database;
  readonly registry: RegistryDatabase;
  readonly pseudonym: Pseudonym;
  /** The brands of all cells. */
  readonly brands: BrandDirectory;
}

/** Exclusions commit in the order of their ids, because cells apply them in this order. */
const PUBLISH_LOCK = 7_236_412_081;
const APPLIED_AT_ONCE = 100;

/** Sends the cell's new self-exclusions to the registry. A repeated exclusion changes nothing. */
export async function publishExclusions({
  db,
  registry,
}: Pick<ExclusionDeps, 'db' | 'registry'>): Promise<void> {
  const waiting = await db
    .selectFrom('exclusion_outbox')
    .select(['id', 'break_id'])
    .orderBy('id')
    .limit(APPLIED_AT_ONCE)
    .execute();
  if (waiting.length === 0) return;
  const rows = await db
    .selectFrom('member_break')
    .innerJoin('member', 'member.id', 'member_break.member_id')
    .innerJoin('operator_exclusion', 'operator_exclusion.break_id', 'member_break.id')
    .select([
      'member_break.uuid as break_uuid',
      'member_break.follows',
      'operator_exclusion.operator',
      sql<string[]>`array_agg(operator_exclusion.hash order by operator_exclusion.hash)`.as('hashes'),
      'member.bank_code',
      'member.bank_account',
      'member_break.length',
      'member_break.started_at',
      'member_break.minimum_end',
      'member_break.end_requested_at',
    ])
    .where(
      'member_break.id',
      'in',
      waiting.map(({ break_id: id }) => id),
    )
    .groupBy(['member_break.id', 'operator_exclusion.operator', 'member.id'])
    .orderBy('member_break.id')
    .execute();
  if (rows.length > 0) {
    await registry.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(tx);
      await tx.insertInto('exclusion').values(rows).execute();
    });
  }
  await db
    .deleteFrom('exclusion_outbox')
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
}

async function readNew({ db, registry }: ExclusionDeps) {
  const { position } = await db.selectFrom('exclusion_position').select('position').executeTakeFirstOrThrow();
  return registry
    .selectFrom('exclusion')
    .selectAll()
    .where('id', '>', position)
    .orderBy('id')
    .limit(APPLIED_AT_ONCE)
    .execute();
}

type PublishedExclusion = Awaited<ReturnType<typeof readNew>>[number];

/** The rows of a brand that moves can't be changed, so its accounts would be missed. */
async function assertNoBrandMoves(tx: Tx): Promise<void> {
  const moving = await tx
    .selectFrom('brand')
    .select('client_id')
    .where('cell_state', '=', 'moving')
    .executeTakeFirst();
  if (moving) throw new ApiError('OVERLOADED', { retryAfterSeconds: 5 });
}

async function storeForeignBreak(tx: Tx, published: PublishedExclusion): Promise<void> {
  const { break_uuid: uuid, operator, hashes, minimum_end, end_requested_at } = published;
  await tx
    .insertInto('foreign_break')
    .values({ uuid, operator, hashes, minimum_end, end_requested_at })
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet({
        end_requested_at: sql`coalesce(foreign_break.end_requested_at, excluded.end_requested_at)`,
      }),
    )
    .execute();
}

/** Excludes the person's accounts of this cell, as `confirmExclusion` does in the cell of the request. */
async function excludeAccounts(deps: ExclusionDeps, tx: Tx, published: PublishedExclusion): Promise<void> {
  const { break_uuid: uuid, follows, operator, bank_code: bankCode, bank_account: bankAccount } = published;
  await lockOperator(tx, operator, 'exclusive');
  const ids = await findAccountIds(tx, deps, { operator, person: { bankCode, bankAccount } });
  if (ids.length === 0) return;
  for (const id of ids) await lockSlipsAndWallet(tx, id);
  const known = await tx
    .selectFrom('member_break')
    .select('member_id')
    .where('member_id', 'in', ids)
    .where(({ eb, or }) => or([eb('uuid', '=', uuid), eb('follows', '=', uuid)]))
    .execute();
  const excluded = new Set(known.map(({ member_id: id }) => id));
  for (const account of await readAccounts(tx, ids)) {
    if (!account.hasDeposit) {
      await tx
        .insertInto('foreign_namesake')
        .values({ member_id: account.id, break_uuid: uuid })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else if (follows === null && !excluded.has(account.id)) {
      const { length } = published;
      const { id: breakId } = await beginBreak(tx, account.id, {
        kind: 'selfExclusion',
        length,
        minimum_end: published.minimum_end,
        follows: uuid,
        now: published.started_at,
      });
      await registerExclusion(tx, deps, { operator, person: account, breakId });
      await recordEvent(tx, account.id, { kind: 'excluded', detail: { length }, at: published.started_at });
    }
  }
}

async function applyOne(deps: ExclusionDeps, published: PublishedExclusion): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { position } = await tx
      .selectFrom('exclusion_position')
      .select('position')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (position >= published.id) return;
    await assertNoBrandMoves(tx);
    await storeForeignBreak(tx, published);
    if (published.end_requested_at === null) await excludeAccounts(deps, tx, published);
    await tx.updateTable('exclusion_position').set({ position: published.id }).execute();
  });
}

/** Applies the self-exclusions of all cells to this cell. Throws while the registry is unreachable. */
export async function applyExclusions(deps: ExclusionDeps): Promise<void> {
  for (;;) {
    const published = await readNew(deps);
    for (const one of published) await applyOne(deps, one);
    if (published.length < APPLIED_AT_ONCE) return;
  }
}
