import { isBreakActive } from '@chada/membership-rules';
import type { ResolvedClient } from '@chada/client-config';
import { bareName } from '../../bank/match-name.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import type { Pseudonym } from '../../security/pseudonym.ts';
import { breakOf } from './repository.ts';

/** Data of a person. All brands of an operator recognise the person by these values. */
export interface Person {
  readonly phone: string;
  readonly bankCode: string;
  readonly bankAccount: string;
  readonly name: string;
}

/**
 * Returns keyed hashes, so that the table contains no personal data. The kind of a value is part of its hash.
 */
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

/**
 * Returns the member's account, and the accounts with the same bank account at the operator's other brands,
 * in the order of their ids. A deposit proves who holds a bank account, but anybody can register with its
 * number. Without a deposit, returns only the member's account.
 */
export async function readAccounts(
  { db, brands }: Pick<Deps, 'db' | 'brands'>,
  { operator, member }: { operator: string; member: Person & { readonly id: number } },
): Promise<readonly Account[]> {
  const ofOperator = brands.all().filter(({ protection }) => protection?.operator === operator);
  const rows = await db
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
    .where(
      'client_id',
      'in',
      ofOperator.map(({ id }) => id),
    )
    .where('bank_code', '=', member.bankCode)
    .where('bank_account', '=', member.bankAccount)
    .orderBy('id')
    .execute();
  const accounts = rows.map((row) => ({ ...row, hasDeposit: Boolean(row.hasDeposit) }));
  const own = accounts.filter(({ id }) => id === member.id);
  return own.some(({ hasDeposit }) => hasDeposit) ? accounts : own;
}

/** Stores the person's hashes, so that every brand of the operator recognises the person. */
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
 * Returns the ids of active self-exclusions at the operator's brands. The excluded person has at least one of
 * the given values.
 */
async function findExclusions(
  { db, pseudonym }: Pick<Deps, 'db' | 'pseudonym'>,
  { protection }: ResolvedClient,
  { person, now }: { person: Partial<Person>; now: Date },
): Promise<number[]> {
  if (!protection) return [];
  const rows = await db
    .selectFrom('operator_exclusion')
    .innerJoin('member_break', 'member_break.id', 'operator_exclusion.break_id')
    .selectAll('member_break')
    .where('operator', '=', protection.operator)
    .where('hash', 'in', [...hashesOf(pseudonym, person).keys()])
    .execute();
  return rows.filter((row) => isBreakActive(breakOf(row), now)).map(({ id }) => id);
}

/**
 * True if the phone or bank account belongs to a person with an active self-exclusion at a brand of the
 * operator.
 */
export async function isExcluded(
  deps: Pick<Deps, 'db' | 'pseudonym'>,
  brand: ResolvedClient,
  asked: { person: Omit<Partial<Person>, 'name'>; now: Date },
): Promise<boolean> {
  return (await findExclusions(deps, brand, asked)).length > 0;
}

/** Refuses the member's deposits while one of these self-exclusions is active. */
export async function markNamesake(tx: Tx, memberId: number, breakIds: readonly number[]): Promise<void> {
  if (breakIds.length === 0) return;
  const rows = breakIds.map((breakId) => ({ member_id: memberId, break_id: breakId }));
  await tx.insertInto('excluded_namesake').values(rows).execute();
}

/**
 * Returns a function that marks a new member if a self-excluded person has the same name. The member's
 * deposits are refused while that self-exclusion is active.
 */
export async function namesakeMarker(
  deps: Pick<Deps, 'db' | 'pseudonym'>,
  brand: ResolvedClient,
  { name, now }: { name: string; now: Date },
): Promise<(tx: Tx, memberId: number) => Promise<void>> {
  const breakIds = await findExclusions(deps, brand, { person: { name }, now });
  return (tx, memberId) => markNamesake(tx, memberId, breakIds);
}

export async function isExcludedNamesake(db: Database | Tx, memberId: number, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('excluded_namesake')
    .innerJoin('member_break', 'member_break.id', 'excluded_namesake.break_id')
    .selectAll('member_break')
    .where('excluded_namesake.member_id', '=', memberId)
    .execute();
  return rows.some((row) => isBreakActive(breakOf(row), now));
}
