import type { Withdrawal, WithdrawalAllowance } from '@chada/contract';
import { knownBankName } from '../../bank/bank-names.ts';
import type { Allowance } from './allowance.ts';
import type { NewWithdrawal } from './repository.ts';

export function presentWithdrawal(row: NewWithdrawal): Withdrawal {
  return {
    id: row.uuid,
    amountSatang: row.amount,
    status: row.status,
    bank: { bankName: knownBankName(row.bank_code), bankId: row.bank_account },
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

export function presentAllowance({
  level,
  minimumSatang,
  limits,
  remaining,
  lockedBonuses,
}: Allowance): WithdrawalAllowance {
  return {
    level,
    minimumSatang,
    maxPerTimeSatang: limits.perTimeSatang,
    dayAmountSatang: limits.perDaySatang,
    dayAmountLeftSatang: remaining.amountSatang,
    dayCount: limits.timesPerDay,
    dayCountLeft: remaining.times,
    lockedBonuses: lockedBonuses.map(({ until, ...bonus }) => ({ ...bonus, until: until.toISOString() })),
  };
}
