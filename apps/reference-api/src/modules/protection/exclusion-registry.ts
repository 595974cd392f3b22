import { isBreakActive } from '@chada/membership-rules';
import type { ResolvedClient } from '@chada/client-config';
import { sql } from 'kysely';
import { bareName } from '../../bank/match-name.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import type { Pseudonym } from '../../security/pseudonym.ts';
import { breakOf } from './repository.ts';

/** All brands of an operator recognise a person by these values. */
export interface Person {
  readonly phone: string;
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly name: string;
}

/** Returns keyed hashes of a person's values. The registry contains these hashes instead of personal data. */
function hashesOf(
  pseudonym: Pseudonym,
  { phone, bankCode, bankAccount, name }: Partial<Person>,
): ReadonlyMap<string, keyof Person> {
  const entries: [keyof Person, string | undefined][] = [
    ['phone', phone],
    ['bankAccount', bankAccount === undefined ? undefined : `${bankCode} ${bankAccount}`],
    ['name', name === undefined ? undefined : bareName(name)],
  ];
  return new Map(
    entries.flatMap(([kind, value]) =>
      value === undefined ? [] : [[pseudonym(`exclusion ${kind} ${value}`), kind]],
    ),
  );
}

export interface Account extends Person {
  readonly id: number;
  /** True if a deposit has proved that the member holds the bank account. */
  readonly hasDeposit: boolean;
}

export async function lockOperator(tx: Tx, operator: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended(${`self-exclusion ${operator}`}, 0)`;
  await (
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
}

/** Returns the ids of the members with this bank account at all brands of the operator, in ascending order. */
export async function findAccountIds(
  tx: Tx,
  { brands }: Pick<Deps, 'brands'>,
  { operator, person }: { operator: string; person: Pick<Person, 'bankCode' | 'bankAccount'> },
): Promise<readonly number[]> {
  const ofOperator = brands.all().filter(({ protection }) => protection?.operator === operator);
  // Returns no accounts if the operator has no brand any more. An empty list of brands would make the SQL invalid.
  if (ofOperator.length === 0) return [];
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where(
      'client_id',
      'in',
      ofOperator.map(({ id }) => id),
    )
    .where('bank_code', '=', person.bankCode)
    .where('bank_account', '=', person.bankAccount)
    // Omits brands that moved to another cell, because their current rows are there.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('brand')
          .select('brand.client_id')
          .whereRef('brand.client_id', '=', 'member.client_id')
          .where('brand.cell_state', '=', 'here'),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the accounts with these ids. Their wallets must be locked. */
export async function readAccounts(tx: Tx, ids: readonly number[]): Promise<readonly Account[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'phone', 'bank_code as bankCode', 'bank_account as bankAccount', 'name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('deposit')
          .select('deposit.id')
          .whereRef('deposit.member_id', '=', 'member.id')
          .where('deposit.status', '=', 'completed'),
      ).as('hasDeposit'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, hasDeposit: Boolean(row.hasDeposit) }));
}

/**
 * Returns the person's accounts at all brands of the operator in this cell. If the account `memberId` has no deposit,
 * returns only this account, because only a deposit proves that the member holds the bank account. The wallets must be
 * locked.
 */
export async function readOwnAccounts(
  tx: Tx,
  { ids, memberId }: { ids: readonly number[]; memberId: number },
): Promise<readonly Account[]> {
  const accounts = await readAccounts(tx, ids);
  const own = accounts.filter(({ id }) => id === memberId);
  return own.some(({ hasDeposit }) => hasDeposit) ? accounts : own;
}

export async function registerExclusion(
  tx: Tx,
  { pseudonym }: Pick<Deps, 'pseudonym'>,
  { operator, person, breakId }: { operator: string; person: Person; breakId: number },
): Promise<void> {
  await tx
    .insertInto('operator_exclusion')
    .values([...hashesOf(pseudonym, person).keys()].map((hash) => ({ operator, hash, break_id: breakId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * A self-exclusion that was found by a person's phone number, bank account or name. It has a `breakId` if it began in
 * this cell, or a `breakUuid` if it began in another cell.
 */
export interface MatchingBreak {
  readonly breakId?: number;
  readonly breakUuid?: string;
}

type FoundExclusion = MatchingBreak & { readonly kind: keyof Person | undefined };

type Hashes = ReturnType<typeof hashesOf>;

async function findOwnExclusions(
  db: Database | Tx,
  { operator, hashes, now }: { operator: string; hashes: Hashes; now: Date },
): Promise<FoundExclusion[]> {
  const rows = await db
    .selectFrom('operator_exclusion')
    .innerJoin('member_break', 'member_break.id', 'operator_exclusion.break_id')
    .innerJoin('member', 'member.id', 'member_break.member_id')
    .innerJoin('brand', 'brand.client_id', 'member.client_id')
    .select('hash')
    .selectAll('member_break')
    .where('operator', '=', operator)
    .where('hash', 'in', [...hashes.keys()])
    // Skips brands that moved to another cell. The table `foreign_break` has the current end of their breaks.
    .where('brand.cell_state', '<>', 'moved')
    .execute();
  return rows
    .filter((row) => isBreakActive(breakOf(row), now))
    .map(({ id, hash }) => ({ breakId: id, kind: hashes.get(hash) }));
}

const isForeignActive = (row: { minimum_end: Date | null; end_requested_at: Date | null }, now: Date) =>
  isBreakActive(breakOf({ ...row, kind: 'selfExclusion' }), now);

async function findForeignExclusions(
  db: Database | Tx,
  { operator, hashes, now }: { operator: string; hashes: Hashes; now: Date },
): Promise<FoundExclusion[]> {
  const rows = await db
    .selectFrom('foreign_break')
    .selectAll()
    .where('operator', '=', operator)
    .where(sql<boolean>`hashes && ${[...hashes.keys()]}::text[]`)
    .execute();
  return rows
    .filter((row) => isForeignActive(row, now))
    .flatMap((row) =>
      row.hashes
        .filter((hash) => hashes.has(hash))
        .map((hash) => ({ breakUuid: row.uuid, kind: hashes.get(hash) })),
    );
}

async function findExclusions(
  db: Database | Tx,
  { pseudonym }: Pick<Deps, 'pseudonym'>,
  { brand, person, now }: { brand: ResolvedClient; person: Partial<Person>; now: Date },
): Promise<FoundExclusion[]> {
  if (!brand.protection) return [];
  const query = { operator: brand.protection.operator, hashes: hashesOf(pseudonym, person), now };
  return [...(await findOwnExclusions(db, query)), ...(await findForeignExclusions(db, query))];
}

export async function isExcluded(
  deps: Pick<Deps, 'db' | 'pseudonym'>,
  applicant: { brand: ResolvedClient; person: Omit<Partial<Person>, 'name'>; now: Date },
): Promise<boolean> {
  return (await findExclusions(deps.db, deps, applicant)).length > 0;
}

export async function compareWithExcluded(
  tx: Tx,
  deps: Pick<Deps, 'pseudonym'>,
  applicant: { brand: ResolvedClient; person: Person; now: Date },
): Promise<{ taken: 'phone' | 'bankAccount' | undefined; namesakeOf: readonly MatchingBreak[] }> {
  if (!applicant.brand.protection) return { taken: undefined, namesakeOf: [] };
  await lockOperator(tx, applicant.brand.protection.operator, 'shared');
  const found = await findExclusions(tx, deps, applicant);
  return {
    taken: (['phone', 'bankAccount'] as const).find((kind) =>
      found.some((exclusion) => exclusion.kind === kind),
    ),
    namesakeOf: found.filter(({ kind }) => kind === 'name'),
  };
}

/**
 * Marks a member who has the same name as a self-excluded person. The member's deposits are refused while one of the
 * self-exclusions in `breaks` is active.
 */
export async function markNamesake(
  tx: Tx,
  memberId: number,
  breaks: readonly MatchingBreak[],
): Promise<void> {
  for (const { breakId, breakUuid } of breaks) {
    if (breakId !== undefined)
      await tx.insertInto('excluded_namesake').values({ member_id: memberId, break_id: breakId }).execute();
    if (breakUuid !== undefined)
      await tx
        .insertInto('foreign_namesake')
        .values({ member_id: memberId, break_uuid: breakUuid })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

export async function isExcludedNamesake(db: Database | Tx, memberId: number, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('excluded_namesake')
    .innerJoin('member_break', 'member_break.id', 'excluded_namesake.break_id')
    .innerJoin('member', 'member.id', 'member_break.member_id')
    .innerJoin('brand', 'brand.client_id', 'member.client_id')
    .selectAll('member_break')
    .where('excluded_namesake.member_id', '=', memberId)
    .where('brand.cell_state', '<>', 'moved')
    .execute();
  if (rows.some((row) => isBreakActive(breakOf(row), now))) return true;
  const foreign = await db
    .selectFrom('foreign_namesake')
    .innerJoin('foreign_break', 'foreign_break.uuid', 'foreign_namesake.break_uuid')
    .select(['minimum_end', 'end_requested_at'])
    .where('foreign_namesake.member_id', '=', memberId)
    .execute();
  return foreign.some((row) => isForeignActive(row, now));
}
