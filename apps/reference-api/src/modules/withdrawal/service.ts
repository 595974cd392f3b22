import { randomUUID } from 'node:crypto';
import { bangkokDay, satang, type Satang, subtractSatang } from '@chada/domain';
import { checkWithdrawal, largestWithdrawal, lockedCredit } from '@chada/membership-rules';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MoneyContext } from '../../http/pipeline/handler.ts';
import { credit, debit, type NewJournal } from '../../ledger/post-journal.ts';
import { readLockedBonuses } from '../deposit/turnover.ts';
import { lockForWithdrawal, refusalError } from './allowance.ts';
import { startAttempt } from './payout-claim.ts';
import { settleClaimed } from './payout.ts';
import { insertWithdrawal, lockWithdrawal, type NewWithdrawal, type WithdrawalRow } from './repository.ts';

/** A withdrawal just asked for, and the credit that is left. */
export interface Withdrawn {
  readonly withdrawal: NewWithdrawal;
  readonly creditSatang: Satang;
}

/**
 * Asks for a withdrawal of an amount, or of as much as the limits allow. The wallet's row is locked first, so credit
 * and limits are judged by one request of a member after the other; the credit leaves the wallet at once.
 */
async function withdraw(
  { deps, tx, beforeCommit, brand, member, now }: MoneyContext,
  amountOf: (most: Satang) => Satang,
): Promise<Withdrawn> {
  const { wallet, today } = await lockForWithdrawal(tx, member.id, now);
  const question = {
    ...today,
    creditSatang: wallet.balanceSatang,
    minimumSatang: brand.limits.minimumWithdrawalSatang,
    lockedSatang: lockedCredit(await readLockedBonuses(tx, member.id), wallet.balanceSatang),
  };
  const amountSatang = amountOf(largestWithdrawal(question));
  const verdict = checkWithdrawal({ ...question, amountSatang });
  if (!verdict.ok) throw refusalError(verdict);

  const reference = randomUUID();
  const house = await deps.houseAccounts(brand.id);
  const journal: NewJournal = {
    clientId: brand.id,
    kind: 'withdrawal_requested',
    reference,
    memberId: member.id,
    at: now,
    legs: [debit(wallet.accountId, amountSatang), credit(house.withdrawals_payable, amountSatang)],
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

/** Asks for a withdrawal of an amount (satang). */
export function withdrawAmount(context: MoneyContext, amount: number): Promise<Withdrawn> {
  return withdraw(context, () => satang(amount));
}

/** Asks for a withdrawal of the whole credit, as far as the limits allow. */
export function withdrawAll(context: MoneyContext): Promise<Withdrawn> {
  // When nothing can be withdrawn, the smallest amount is judged instead: it tells which limit stands in the way.
  const { minimumWithdrawalSatang } = context.brand.limits;
  return withdraw(context, (most) => (most > 0 ? most : minimumWithdrawalSatang));
}

/** Sends a failed withdrawal to the bank again, under a reference of its own. */
export async function retryWithdrawal(context: MoneyContext, uuid: string): Promise<WithdrawalRow> {
  const { deps, tx, member, now } = context;
  const found = await lockWithdrawal(tx, uuid, member.id);
  if (!found) throw new ApiError('NOT_FOUND');
  if (found.status !== 'failed') throw new ApiError('WITHDRAW_NOT_RETRYABLE');
  const again = await startAttempt(tx, found, now);
  context.afterCommit(() => settleClaimed(deps, again));
  return again;
}
