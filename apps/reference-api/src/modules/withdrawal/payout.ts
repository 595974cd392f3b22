import { satang } from '@chada/membership-rules';
import { BankUnavailable } from '../../bank/bank-gateway.ts';
import type { Database } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import { decideWithdrawal, lockWithdrawal, readPaying, type WithdrawalRow } from './repository.ts';

/** What settling a pay-out needs. */
export type PayoutDeps = Pick<Deps, 'db' | 'bank' | 'clock' | 'houseAccounts'>;

function find(db: Database, uuid: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Records that an attempt was paid or refused, once: whoever comes second finds it decided. */
async function record(
  deps: PayoutDeps,
  before: WithdrawalRow,
  outcome: 'paid' | 'refused',
): Promise<WithdrawalRow> {
  const house = await deps.houseAccounts(before.client_id);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, before.uuid);
    if (!row || row.status !== 'paying' || row.attempt !== before.attempt) return row ?? before;
    if (outcome === 'refused')
      return decideWithdrawal(tx, row.id, { status: 'failed', reason: texts.payoutRefused });
    const amount = satang(row.amount);
    await postJournal(tx, {
      clientId: row.client_id,
      kind: 'withdrawal_paid',
      reference: row.uuid,
      memberId: row.member_id,
      at: now,
      legs: [debit(house.withdrawals_payable, amount), credit(house.bank, amount)],
    });
    return decideWithdrawal(tx, row.id, { status: 'paid', paid_at: now });
  });
}

/**
 * Asks the bank for the pay-out of a withdrawal that is `paying`, and records what it says. May be asked any number of
 * times, by any number of processes: the bank pays a reference once, and the ledger records it once. While the bank
 * says nothing or "pending", the withdrawal stays as it is and is asked for again.
 */
export async function settlePayout(deps: PayoutDeps, uuid: string): Promise<WithdrawalRow | undefined> {
  const row = await find(deps.db, uuid);
  if (row?.status !== 'paying') return row;
  try {
    const { status } = await deps.bank.payOut({
      reference: `${row.uuid}:${row.attempt}`,
      bank: row.bank_code,
      account: row.bank_account,
      amountSatang: satang(row.amount),
    });
    return status === 'pending' ? row : await record(deps, row, status);
  } catch (error) {
    if (error instanceof BankUnavailable) return row;
    throw error;
  }
}

/** Asks again for every pay-out that is under way, whoever began it. */
export async function settleAllPayouts(deps: PayoutDeps): Promise<void> {
  for (const { uuid } of await readPaying(deps.db, 50)) await settlePayout(deps, uuid);
}
