import { randomUUID } from 'node:crypto';
import { satang, type Satang, subtractSatang } from '@chada/domain';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MoneyContext } from '../../http/pipeline/handler.ts';
import { lockAffiliateAccount, lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { readProgram } from './repository.ts';

/** Moves commission to the member's credit. Throws WITHDRAW_BELOW_MINIMUM or AFFILIATE_BALANCE_INSUFFICIENT. */
export async function withdrawCommission(
  { tx, brand, member, now }: MoneyContext,
  amount: number,
): Promise<{ balanceSatang: Satang; creditSatang: Satang }> {
  const program = await readProgram(tx, brand.id);
  if (!program) throw new Error(`the brand ${brand.id} has no affiliate programme; seed it first`);
  if (amount < program.minimum_withdrawal) {
    throw new ApiError('WITHDRAW_BELOW_MINIMUM', { details: { minimumSatang: program.minimum_withdrawal } });
  }
  const amountSatang = satang(amount);
  const wallet = await lockWallet(tx, member.id);
  const commission = await lockAffiliateAccount(tx, brand.id, member.id);
  const { balanceSatang } = commission;
  if (amountSatang > balanceSatang) {
    throw new ApiError('AFFILIATE_BALANCE_INSUFFICIENT', { details: { balanceSatang } });
  }
  await postJournal(tx, {
    clientId: brand.id,
    kind: 'affiliate_to_credit',
    reference: randomUUID(),
    memberId: member.id,
    at: now,
    legs: [debit(commission.accountId, amountSatang), credit(wallet.accountId, amountSatang)],
  });
  return {
    balanceSatang: subtractSatang(balanceSatang, amountSatang),
    creditSatang: satang(wallet.balanceSatang + amountSatang),
  };
}
