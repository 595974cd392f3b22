import { randomUUID } from 'node:crypto';
import { bangkokDay, satang, type Satang, subtractSatang } from '@chada/domain';
import { checkWithdrawal, freeCredit, largestWithdrawal, lockedCredit } from '@chada/membership-rules';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MoneyContext } from '../../http/pipeline/handler.ts';
import { credit, debit, type NewJournal } from '../../ledger/post-journal.ts';
import { beginWithdrawal, minimumFor, refusalError } from './allowance.ts';
import { startAttempt } from './payout-claim.ts';
import { settleClaimed } from './payout.ts';
import { insertWithdrawal, lockWithdrawal, type NewWithdrawal, type WithdrawalRow } from './repository.ts';

export interface NewWithdrawalResult {
  readonly withdrawal: NewWithdrawal;
  readonly creditSatang: Satang;
}

/**
 * Requests a withdrawal. `amountOf` gets the largest permitted amount and returns the amount to withdraw. Locks the
 * wallet.
 */
async function withdraw(
  { deps, tx, beforeCommit, brand, member, now }: MoneyContext,
  amountOf: (max: Satang) => Satang,
): Promise<NewWithdrawalResult> {
  const { wallet, today, lockedBonuses } = await beginWithdrawal(tx, { memberId: member.id, brand, now });
  const lockedSatang = lockedCredit(lockedBonuses, wallet.balanceSatang);
  const minimumSatang = await minimumFor(tx, {
    memberId: member.id,
    freeSatang: freeCredit(wallet.balanceSatang, lockedSatang),
    minimumSatang: brand.limits.minimumWithdrawalSatang,
    now,
  });
  const question = { ...today, creditSatang: wallet.balanceSatang, minimumSatang, lockedSatang };
  const amountSatang = amountOf(largestWithdrawal(question));
  const verdict = checkWithdrawal({ ...question, amountSatang });
  if (!verdict.ok) throw refusalError(verdict);

  const reference = randomUUID();
  const houseAccounts = await deps.houseAccounts(brand.id);
  const journal: NewJournal = {
    clientId: brand.id,
    kind: 'withdrawal_requested',
    reference,
    memberId: member.id,
    at: now,
    legs: [debit(wallet.accountId, amountSatang), credit(houseAccounts.withdrawals_payable, amountSatang)],
  };
  const withdrawal: NewWithdrawal = {
    uuid: reference,
    client_id: brand.id,
    member_id: member.id,
    amount: amountSatang,
    status: 'requested',
    bank_code: member.bankCode,
    bank_account: member.bankAccount,
    bangkok_day: bangkokDay(now),
    reason: null,
    requested_at: now,
    decided_at: null,
    paid_at: null,
  };
  beforeCommit(() => insertWithdrawal(tx, withdrawal, journal));
  return { withdrawal, creditSatang: subtractSatang(wallet.balanceSatang, amountSatang) };
}

export function withdrawAmount(context: MoneyContext, amount: number): Promise<NewWithdrawalResult> {
  return withdraw(context, () => satang(amount));
}

export function withdrawAll(context: MoneyContext): Promise<NewWithdrawalResult> {
  const { minimumWithdrawalSatang } = context.brand.limits;
  return withdraw(context, (max) => (max > 0 ? max : minimumWithdrawalSatang));
}

export async function retryWithdrawal(context: MoneyContext, uuid: string): Promise<WithdrawalRow> {
  const { deps, tx, member, now } = context;
  const found = await lockWithdrawal(tx, uuid, member.id);
  if (!found) throw new ApiError('NOT_FOUND');
  if (found.status !== 'failed') throw new ApiError('WITHDRAW_NOT_RETRYABLE');
  const again = await startAttempt(tx, found, now);
  context.afterCommit(() => settleClaimed(deps, again));
  return again;
}
