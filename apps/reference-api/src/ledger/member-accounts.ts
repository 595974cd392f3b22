import { type Satang, satang } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';

/** An account with its balance. */
export interface HeldAccount {
  readonly accountId: number;
  readonly balanceSatang: Satang;
}

/** Opens a member's wallet, in the transaction of the registration. */
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

/**
 * Reads a member's wallet and locks its row until the transaction ends. Everything that depends on the credit or on the
 * day's limits starts with this, so that a member's requests are decided one after another.
 */
export async function lockWallet(tx: Tx, memberId: number): Promise<HeldAccount> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member_wallet')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { accountId: row.id, balanceSatang: satang(row.balance) };
}

/** Returns the member's account at a provider, and opens it the first time. The wallet must be locked. */
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

/** Returns the member's commission account with its row locked until the transaction ends, and opens it the first time. */
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
  const row = await tx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'member_affiliate')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { accountId: row.id, balanceSatang: satang(row.balance) };
}

/** Returns what a member holds in the wallet, and at game providers (the amount that was moved there). */
export async function readBalances(
  db: Database | Tx,
  memberId: number,
): Promise<{ walletSatang: Satang; gameSatang: Satang }> {
  const rows = await db
    .selectFrom('account')
    .select(['kind', 'balance'])
    .where('member_id', '=', memberId)
    .execute();
  const total = (kind: string) =>
    satang(rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.balance, 0));
  return { walletSatang: total('member_wallet'), gameSatang: total('member_game') };
}
