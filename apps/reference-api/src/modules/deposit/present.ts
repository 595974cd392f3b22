import type { Deposit, PublicMovement, ReceivingAccount } from '@chada/contract';
import { knownBankName } from '../../bank/bank-names.ts';
import { maskPublicName } from '../../bank/masking.ts';
import type { DepositRow, PublicRow, ReceivingAccountRow } from './repository.ts';

export function presentDeposit(row: DepositRow): Deposit {
  return {
    id: row.uuid,
    amountSatang: row.amount,
    status: row.status,
    channel: row.channel,
    createdAt: row.created_at.toISOString(),
    completedAt: row.status === 'completed' ? (row.decided_at?.toISOString() ?? null) : null,
    reason: row.reason,
  };
}

export function presentReceivingAccount(row: ReceivingAccountRow): ReceivingAccount {
  return {
    bankName: knownBankName(row.bank_code),
    bankId: row.bank_account,
    accountName: row.account_name,
    promptPayId: row.prompt_pay_id,
  };
}

export function presentPublicMovement({ name, amount, at }: PublicRow): PublicMovement {
  return { maskedName: maskPublicName(name), amountSatang: amount, at: at.toISOString() };
}
