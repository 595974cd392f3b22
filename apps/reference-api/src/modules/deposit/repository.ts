import type { Selectable } from 'kysely';
import type { AccountHolder } from '../../bank/match-party.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';

export type DepositRow = Selectable<Tables['deposit']>;
export type ReceivingAccountRow = Selectable<Tables['receiving_account']>;

export interface PublicRow {
  readonly name: string;
  readonly amount: number;
  readonly at: Date;
}

export function readReceivingAccount(
  db: Database,
  clientId: string,
): Promise<ReceivingAccountRow | undefined> {
  return db
    .selectFrom('receiving_account')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('active', '=', true)
    .orderBy('shown', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/**
 * Returns all receiving accounts of the brand, even those that the brand no longer shows, because transfers to these
 * accounts are still credited.
 */
export function readAllReceivingAccounts(db: Database, clientId: string): Promise<ReceivingAccountRow[]> {
  return db.selectFrom('receiving_account').selectAll().where('client_id', '=', clientId).execute();
}

export function holderOfAccount(row: ReceivingAccountRow): AccountHolder {
  return {
    bank: row.bank_code,
    account: row.bank_account,
    promptPayId: row.prompt_pay_id,
    names: [row.account_name],
  };
}

export function readDeposits(db: Database, memberId: number, page: PageQuery): Promise<Page<DepositRow>> {
  const query = db.selectFrom('deposit').selectAll().where('member_id', '=', memberId);
  return readNewestFirst(query, 'deposit.id', page);
}

export function readPublicDeposits(db: Database, clientId: string, limit: number): Promise<PublicRow[]> {
  return db
    .selectFrom('deposit')
    .innerJoin('member', 'member.id', 'deposit.member_id')
    .select(['member.name', 'deposit.amount', 'deposit.decided_at as at'])
    .where('deposit.client_id', '=', clientId)
    .where('deposit.status', '=', 'completed')
    .where('deposit.decided_at', 'is not', null)
    .orderBy('deposit.decided_at', 'desc')
    .orderBy('deposit.id', 'desc')
    .limit(limit)
    .$narrowType<{ at: Date }>()
    .execute();
}

export function insertDeposit(
  tx: Tx,
  deposit: Omit<DepositRow, 'id' | 'uuid'> & { readonly uuid?: string },
): Promise<DepositRow> {
  return tx.insertInto('deposit').values(deposit).returningAll().executeTakeFirstOrThrow();
}

/** A transfer can be used only once: it becomes a deposit, or its money is returned to the member. */
export type TransferUse = { readonly depositId: number } | { readonly returnedSlipId: number };

/**
 * Marks a transfer as used. Violates the constraint `transfer_counts_once` if the transfer is already used, even at
 * another brand.
 */
export async function spendTransfer(
  tx: Tx,
  {
    sendingBank,
    transactionRef,
    bankAmountSatang,
    claim,
    ...use
  }: {
    sendingBank: string;
    transactionRef: string;
    bankAmountSatang: number | null;
    claim?: string | undefined;
  } & TransferUse,
): Promise<void> {
  await tx
    .insertInto('spent_transfer')
    .values({
      sending_bank: sendingBank,
      transaction_ref: transactionRef,
      bank_amount: bankAmountSatang,
      claim: claim ?? null,
      deposit_id: 'depositId' in use ? use.depositId : null,
      returned_slip_id: 'returnedSlipId' in use ? use.returnedSlipId : null,
    })
    .execute();
}

export async function isSpent(db: Database, sendingBank: string, transactionRef: string): Promise<boolean> {
  const row = await db
    .selectFrom('spent_transfer')
    .select('sending_bank')
    .where('sending_bank', '=', sendingBank)
    .where(({ fn }) => fn<string>('upper', ['transaction_ref']), '=', transactionRef.toUpperCase())
    .executeTakeFirst();
  return row !== undefined;
}
