import { randomUUID } from 'node:crypto';
import type { ResolvedClient } from '@chada/client-config';
import { bangkokDay, satang } from '@chada/domain';
import type { RefundTable, TierTable } from '@chada/membership-rules';
import type { Tx } from '../database/connection.ts';
import type { HouseAccountIds } from '../ledger/chart.ts';
import { credit, debit } from '../ledger/post-journal.ts';
import { commissionOf } from '../modules/affiliate/settle-commission.ts';
import type { PromotionRow } from '../modules/user/repository.ts';
import { emptyRows, idAt, type PendingRows, type SampleExtra, writePending } from './pending-rows.ts';
import { PLAYED_MS, type SampleAction } from './sample-actions.ts';
import { sampleBonus } from './sample-bonus.ts';
import { openSampleAccounts, type SampleMember } from './sample-members.ts';
import { sampleWithdrawal } from './sample-withdrawal.ts';
import { withRefunds } from './sample-refunds.ts';

export type { SampleExtra } from './pending-rows.ts';
export type { SampleAction } from './sample-actions.ts';

export interface SampleInviter {
  readonly memberId: number;
  readonly affiliateAccountId: number;
  readonly commissionBp: number;
}

export interface SampleHistory {
  readonly member: SampleMember;
  readonly actions: readonly SampleAction[];
  readonly inviter?: SampleInviter;
  readonly extra?: SampleExtra;
}

export type SampleBrand = Pick<ResolvedClient, 'id' | 'refundTable' | 'tiers'>;

export interface SampleContext {
  readonly clientId: string;
  readonly houseAccounts: HouseAccountIds;
  readonly refundTable: RefundTable;
  readonly tiers: TierTable | undefined;
  readonly now: Date;
}

interface WriteContext {
  readonly clientId: string;
  readonly houseAccounts: HouseAccountIds;
  readonly gameAccounts: ReadonlyMap<string, number>;
  readonly promotion: PromotionRow | undefined;
  readonly pending: PendingRows;
}

function addDeposit(
  context: WriteContext,
  { member }: SampleHistory,
  { at, amount }: Extract<SampleAction, { kind: 'deposit' }>,
): void {
  const { clientId, houseAccounts, pending } = context;
  const uuid = randomUUID();
  const index = pending.journals.length;
  pending.journals.push({
    clientId,
    kind: 'deposit',
    reference: uuid,
    memberId: member.id,
    at,
    legs: [debit(houseAccounts.bank, satang(amount)), credit(member.walletId, satang(amount))],
  });
  pending.deposits.push((ids) => ({
    uuid,
    client_id: clientId,
    member_id: member.id,
    channel: 'slip',
    status: 'completed',
    amount,
    slip_id: null,
    evidence: 'sample',
    transferred_at: at,
    note: null,
    reason: null,
    journal_id: idAt(ids, index),
    created_at: at,
    decided_at: at,
  }));
  const bonus = sampleBonus(context, member, { uuid, at, amount, before: pending.bonuses });
  if (!bonus) return;
  pending.bonuses.push({ ...bonus, index: pending.journals.length });
  pending.journals.push(bonus.journal);
}

function addWithdrawal(
  { clientId, houseAccounts, pending }: WriteContext,
  member: SampleMember,
  action: Extract<SampleAction, { kind: 'withdraw' }>,
): void {
  const { row, journals } = sampleWithdrawal({ clientId, houseAccounts }, member, action);
  const index = pending.journals.length;
  pending.journals.push(...journals);
  pending.withdrawals.push((ids) => ({ ...row, journal_id: idAt(ids, index) }));
}

function addCommission(
  { clientId, houseAccounts, pending }: WriteContext,
  { member, inviter }: SampleHistory,
  { sessionUuid, turnover, at }: { sessionUuid: string; turnover: number; at: Date },
): void {
  if (!inviter || turnover === 0) return;
  const amount = commissionOf(satang(turnover), inviter.commissionBp);
  const index = pending.journals.length;
  if (amount > 0) {
    pending.journals.push({
      clientId,
      kind: 'affiliate_commission',
      reference: sessionUuid,
      memberId: inviter.memberId,
      at,
      legs: [debit(houseAccounts.affiliate_expense, amount), credit(inviter.affiliateAccountId, amount)],
    });
  }
  pending.commissions.push({
    sessionUuid,
    row: (ids, sessionId) => ({
      client_id: clientId,
      member_id: inviter.memberId,
      downline_id: member.id,
      game_session_id: sessionId,
      bangkok_day: bangkokDay(at),
      turnover,
      amount,
      journal_id: amount > 0 ? idAt(ids, index) : null,
      created_at: at,
    }),
  });
}

function addPlay(
  context: WriteContext,
  life: SampleHistory,
  action: Extract<SampleAction, { kind: 'play' }>,
): void {
  const { clientId, houseAccounts, gameAccounts, pending } = context;
  const { member } = life;
  const { at, taken, brought, gameCode, provider, turnover = taken } = action;
  const uuid = randomUUID();
  const closedAt = new Date(at.getTime() + PLAYED_MS);
  const accountId = gameAccounts.get(`${member.id} ${provider}`);
  if (accountId === undefined) throw new Error('a sample member has no account at a provider');
  const journal = { clientId, reference: uuid, memberId: member.id };
  const won = brought - taken;
  pending.journals.push(
    {
      ...journal,
      kind: 'game_taken',
      at,
      legs: [debit(member.walletId, satang(taken)), credit(accountId, satang(taken))],
    },
    {
      ...journal,
      kind: 'game_brought',
      at: closedAt,
      legs: [
        debit(accountId, satang(taken)),
        credit(member.walletId, satang(brought)),
        won > 0
          ? debit(houseAccounts.gaming_payout, satang(won))
          : credit(houseAccounts.gaming_revenue, satang(-won)),
      ],
    },
  );
  pending.sessions.push({
    uuid,
    client_id: clientId,
    member_id: member.id,
    provider,
    game_code: gameCode,
    status: 'closed',
    taken,
    brought,
    turnover,
    opened_by: `sample ${uuid}`,
    closed_by: `sample ${uuid}`,
    opened_at: at,
    closed_at: closedAt,
  });
  addCommission(context, life, { sessionUuid: uuid, turnover, at: closedAt });
}

function addRefund(
  { clientId, houseAccounts, pending }: WriteContext,
  { member }: SampleHistory,
  { at, day, level, percent, netLoss, amount }: Extract<SampleAction, { kind: 'refund' }>,
): void {
  const index = pending.journals.length;
  pending.journals.push({
    clientId,
    kind: 'loss_refund',
    reference: `${member.id} ${day}`,
    memberId: member.id,
    at,
    legs: [debit(houseAccounts.refund_expense, satang(amount)), credit(member.walletId, satang(amount))],
  });
  pending.refunds.push((ids) => ({
    member_id: member.id,
    client_id: clientId,
    bangkok_day: day,
    level,
    percent,
    net_loss: netLoss,
    amount,
    journal_id: idAt(ids, index),
    created_at: at,
  }));
}

export async function writeSampleHistories(
  tx: Tx,
  { clientId, houseAccounts, refundTable, tiers, now }: SampleContext,
  lives: readonly SampleHistory[],
): Promise<void> {
  const gameAccounts = await openSampleAccounts(tx, clientId, lives);
  const pending = emptyRows();
  const promotion = await tx
    .selectFrom('promotion')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const context = { clientId, houseAccounts, gameAccounts, promotion, pending };
  for (const life of lives) {
    for (const action of withRefunds(life.actions, { refundTable, tiers, now })) {
      if (action.kind === 'deposit') addDeposit(context, life, action);
      else if (action.kind === 'withdraw') addWithdrawal(context, life.member, action);
      else if (action.kind === 'refund') addRefund(context, life, action);
      else addPlay(context, life, action);
    }
    if (!life.extra) continue;
    pending.extras.push({ extra: life.extra, from: pending.journals.length });
    pending.journals.push(...life.extra.journals);
  }
  await writePending(tx, pending);
}
