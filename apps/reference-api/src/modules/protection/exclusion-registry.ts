import { isBreakActive } from '@chada/membership-rules';
import type { ResolvedClient } from '@chada/client-config';
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

/** The table contains keyed hashes instead of personal data. */
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
 * Anybody can register with a bank account's number, but only a deposit proves its holder. Without a deposit, returns
 * only the member's account.
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
 * The function marks a new member who has the name of a self-excluded person. The member's deposits are then refused.
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
