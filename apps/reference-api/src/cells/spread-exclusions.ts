import { isBreakActive } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { BrandDirectory } from '../brands/brand-directory.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/connection.ts';
import { beginBreak, lockSlipsAndWallet } from '../modules/protection/breaks.ts';
import {
  findAccountIds,
  lockOperator,
  readAccounts,
  registerExclusion,
} from '../modules/protection/exclusion-registry.ts';
import { breakOf, recordEvent } from '../modules/protection/repository.ts';
import type { Pseudonym } from '../security/pseudonym.ts';
import type { RegistryDatabase } from './registry.ts';

export interface ExclusionDeps {
  readonly db: Database;
  readonly registry: RegistryDatabase;
  readonly pseudonym: Pseudonym;
  readonly clock: Clock;
  /** The brands of all cells. */
  readonly brands: BrandDirectory;
}

/**
 * The key of a lock that makes exclusions commit in the order of their ids. Cells read the ids in ascending order, so
 * they would miss an exclusion that commits after an exclusion with a higher id.
 */
const PUBLISH_LOCK = 7_236_412_081;
const APPLIED_AT_ONCE = 100;

/** Sends the cell's new self-exclusions to the registry. Sending the same exclusion again has no further effect. */
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

/**
 * Returns the next rows of the table `exclusion` in the registry, after the id `position`. In each row, `end` is the
 * time at which the end of the exclusion was requested, or null. The request for the end is a row of its own, which can
 * have a higher id than all returned rows.
 */
async function readAfter(registry: RegistryDatabase, position: number) {
  return registry
    .selectFrom('exclusion')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('exclusion as later')
        .select(({ fn }) => fn.min('later.end_requested_at').as('end'))
        .whereRef('later.break_uuid', '=', 'exclusion.break_uuid')
        .as('end'),
    )
    .where('id', '>', position)
    .orderBy('id')
    .limit(APPLIED_AT_ONCE)
    .execute();
}

type PublishedExclusion = Awaited<ReturnType<typeof readAfter>>[number];

async function storeForeignBreak(tx: Tx, published: PublishedExclusion): Promise<void> {
  const { break_uuid: uuid, operator, hashes, minimum_end, end } = published;
  await tx
    .insertInto('foreign_break')
    .values({ uuid, operator, hashes, minimum_end, end_requested_at: end })
    .onConflict((conflict) =>
      conflict.column('uuid').doUpdateSet({
        end_requested_at: sql`coalesce(foreign_break.end_requested_at, excluded.end_requested_at)`,
      }),
    )
    .execute();
}

/**
 * Excludes the accounts that the person has in this cell, as `confirmExclusion` does in the cell in which the person
 * requested the exclusion.
 */
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

const isActive = ({ minimum_end, end }: PublishedExclusion, now: Date) =>
  isBreakActive(breakOf({ kind: 'selfExclusion', minimum_end, end_requested_at: end }), now);

async function isABrandMoving(tx: Tx): Promise<boolean> {
  const moving = await tx
    .selectFrom('brand')
    .select('client_id')
    .where('cell_state', '=', 'moving')
    .executeTakeFirst();
  return moving !== undefined;
}

/**
 * Applies one exclusion to this cell. Omits the accounts of a brand that is moving, because rows of this brand can't
 * change. While a brand is moving, `exclusion_position` stays unchanged, so that the exclusion is applied again after
 * the move. This repetition changes nothing in the other brands. `previous` is the id of the exclusion before
 * `published`.
 */
async function applyOne(
  deps: ExclusionDeps,
  { published, previous }: { published: PublishedExclusion; previous: number },
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { position } = await tx
      .selectFrom('exclusion_position')
      .select('position')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (position >= published.id) return;
    await storeForeignBreak(tx, published);
    const isBegin = published.end_requested_at === null;
    if (isBegin && isActive(published, deps.clock.now())) await excludeAccounts(deps, tx, published);
    if (position < previous || (await isABrandMoving(tx))) return;
    await tx.updateTable('exclusion_position').set({ position: published.id }).execute();
  });
}

/** Applies the self-exclusions of all cells to this cell. Throws while the registry is unreachable. */
export async function applyExclusions(deps: ExclusionDeps): Promise<void> {
  const { db, registry } = deps;
  let { position } = await db.selectFrom('exclusion_position').select('position').executeTakeFirstOrThrow();
  for (;;) {
    const published = await readAfter(registry, position);
    for (const item of published) {
      await applyOne(deps, { published: item, previous: position });
      position = item.id;
    }
    if (published.length < APPLIED_AT_ONCE) return;
  }
}
