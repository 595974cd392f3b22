import { type Satang, satang } from '@chada/domain';
import { compileOnce, type ValueOf } from '../database/compile-once.ts';
import type { Database, Tx } from '../database/connection.ts';

export interface HeldAccount {
  readonly accountId: number;
  readonly balanceSatang: Satang;
}

export async function openWallet(tx: Tx, clientId: string, memberId: number): Promise<number> {
  const { id } = await tx
    .insertInto('account')
    .values({
      client_id: clientId,
      kind: 'member_wallet',
      normal_side: 'credit',
      holder: 'member',
      member_id: memberId,
      provider: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the member's wallet and returns its balance. Every decision about credit or daily limits starts with this lock. */
export function lockWallet(tx: Tx, memberId: number): Promise<HeldAccount> {
  return lockAccount(tx, memberId, 'member_wallet');
}

async function lockAccount(
  tx: Tx,
  memberId: number,
  kind: 'member_wallet' | 'member_affiliate',
): Promise<HeldAccount> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { accountId: row.id, balanceSatang: satang(row.balance) };
}

/** Returns the member's account at a provider, and opens it if it is missing. The caller must have locked the wallet. */
export async function gameAccount(
  tx: Tx,
  { clientId, memberId, provider }: { clientId: string; memberId: number; provider: string },
): Promise<HeldAccount> {
  await tx
    .insertInto('account')
    .values({
      client_id: clientId,
      kind: 'member_game',
      normal_side: 'credit',
      holder: 'member_at_provider',
      member_id: memberId,
      provider,
    })
    .onConflict((conflict) => conflict.constraint('account_once').doNothing())
    .execute();
  const row = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member_game')
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return { accountId: row.id, balanceSatang: satang(row.balance) };
}

export async function lockAffiliateAccount(tx: Tx, clientId: string, memberId: number): Promise<HeldAccount> {
  await tx
    .insertInto('account')
    .values({
      client_id: clientId,
      kind: 'member_affiliate',
      normal_side: 'credit',
      holder: 'member',
      member_id: memberId,
      provider: null,
    })
    .onConflict((conflict) => conflict.constraint('account_once').doNothing())
    .execute();
  return lockAccount(tx, memberId, 'member_affiliate');
}

const balancesOf = compileOnce((db, value: ValueOf<{ memberId: number }>) =>
  db.selectFrom('account').select(['kind', 'balance']).where('member_id', '=', value('memberId')),
);

export async function readBalances(
  db: Database | Tx,
  memberId: number,
): Promise<{ walletSatang: Satang; gameSatang: Satang }> {
  const { rows } = await db.executeQuery(balancesOf(db, { memberId }));
  const total = (kind: string) =>
    satang(rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.balance, 0));
  return { walletSatang: total('member_wallet'), gameSatang: total('member_game') };
}
