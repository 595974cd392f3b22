import { randomUUID } from 'node:crypto';
import { bangkokDay, satang } from '@chada/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { HouseAccountIds } from '../ledger/chart.ts';
import { credit, debit, type NewJournal } from '../ledger/post-journal.ts';
import type { SampleAction } from './sample-actions.ts';
import type { SampleMember } from './sample-members.ts';

const DECIDED_AFTER_MS = 4 * 60_000;

export interface SampleWithdrawal {
  readonly journals: readonly [requested: NewJournal, decided: NewJournal];
  readonly row: Omit<Insertable<Tables['withdrawal']>, 'journal_id'>;
}

export function sampleWithdrawal(
  { clientId, houseAccounts }: { readonly clientId: string; readonly houseAccounts: HouseAccountIds },
  member: SampleMember,
  { at, amount, outcome }: Extract<SampleAction, { kind: 'withdraw' }>,
): SampleWithdrawal {
  const uuid = randomUUID();
  const decidedAt = new Date(at.getTime() + DECIDED_AFTER_MS);
  const journal = { clientId, reference: uuid, memberId: member.id };
  const money = satang(amount);
  const paid = outcome === 'paid';
  return {
    journals: [
      {
        ...journal,
        kind: 'withdrawal_requested',
        at,
        legs: [debit(member.walletId, money), credit(houseAccounts.withdrawals_payable, money)],
      },
      {
        ...journal,
        kind: paid ? 'withdrawal_paid' : 'withdrawal_rejected',
        at: decidedAt,
        legs: [
          debit(houseAccounts.withdrawals_payable, money),
          credit(paid ? houseAccounts.bank : member.walletId, money),
        ],
      },
    ],
    row: {
      uuid,
      client_id: clientId,
      member_id: member.id,
      amount,
      status: outcome,
      bank_code: member.bankCode,
      bank_account: member.bankAccount,
      bangkok_day: bangkokDay(at),
      attempt: 1,
      reason: paid ? null : 'ชื่อบัญชีธนาคารอยู่ระหว่างตรวจสอบ กรุณาถอนใหม่อีกครั้ง',
      requested_at: at,
      decided_at: decidedAt,
      paid_at: paid ? decidedAt : null,
    },
  };
}
