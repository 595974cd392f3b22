import { randomUUID } from 'node:crypto';
import { bangkokDay, satang } from '@chada/membership-rules';
import type { Database, Tx } from '../database/connection.ts';
import { houseAccountReader, type HouseAccountIds } from '../ledger/chart.ts';
import { gameAccount } from '../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../ledger/post-journal.ts';
import type { SampleMember } from './sample-members.ts';

/** Something that a sample member did; amounts in satang. */
export type SampleAct =
  | { readonly act: 'deposit'; readonly at: Date; readonly amount: number }
  | {
      readonly act: 'withdraw';
      readonly at: Date;
      readonly amount: number;
      readonly outcome: 'paid' | 'rejected';
    }
  | {
      readonly act: 'play';
      readonly at: Date;
      readonly taken: number;
      readonly brought: number;
      readonly gameCode: string;
      readonly provider: string;
    };

interface Scene {
  readonly clientId: string;
  readonly member: SampleMember;
  readonly house: HouseAccountIds;
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

async function deposit(tx: Tx, { clientId, member, house }: Scene, at: Date, amount: number): Promise<void> {
  const uuid = randomUUID();
  const journalId = await postJournal(tx, {
    clientId,
    kind: 'deposit',
    reference: uuid,
    memberId: member.id,
    at,
    legs: [debit(house.bank, satang(amount)), credit(member.walletId, satang(amount))],
  });
  await tx
    .insertInto('deposit')
    .values({
      uuid,
      client_id: clientId,
      member_id: member.id,
      channel: 'slip',
      status: 'completed',
      amount,
      slip_id: null,
      transferred_at: at,
      note: null,
      reason: null,
      journal_id: journalId,
      created_at: at,
      decided_at: at,
    })
    .execute();
}

async function withdraw(
  tx: Tx,
  { clientId, member, house }: Scene,
  { at, amount, outcome }: Extract<SampleAct, { act: 'withdraw' }>,
): Promise<void> {
  const uuid = randomUUID();
  const decidedAt = minutesAfter(at, 4);
  const journal = { clientId, reference: uuid, memberId: member.id };
  const asked = [debit(member.walletId, satang(amount)), credit(house.withdrawals_payable, satang(amount))];
  const journalId = await postJournal(tx, { ...journal, kind: 'withdrawal_requested', at, legs: asked });
  const legs =
    outcome === 'paid'
      ? [debit(house.withdrawals_payable, satang(amount)), credit(house.bank, satang(amount))]
      : [debit(house.withdrawals_payable, satang(amount)), credit(member.walletId, satang(amount))];
  const kind = outcome === 'paid' ? 'withdrawal_paid' : 'withdrawal_rejected';
  await postJournal(tx, { ...journal, kind, at: decidedAt, legs });
  await tx
    .insertInto('withdrawal')
    .values({
      uuid,
      client_id: clientId,
      member_id: member.id,
      amount,
      status: outcome,
      bank_code: member.bankCode,
      bank_account: member.bankAccount,
      bangkok_day: bangkokDay(at),
      attempt: 1,
      journal_id: journalId,
      reason: outcome === 'paid' ? null : 'ชื่อบัญชีธนาคารอยู่ระหว่างตรวจสอบ กรุณาถอนใหม่อีกครั้ง',
      requested_at: at,
      decided_at: decidedAt,
      paid_at: outcome === 'paid' ? decidedAt : null,
    })
    .execute();
}

async function play(
  tx: Tx,
  { clientId, member, house }: Scene,
  { at, taken, brought, gameCode, provider }: Extract<SampleAct, { act: 'play' }>,
): Promise<void> {
  const uuid = randomUUID();
  const closedAt = minutesAfter(at, 25);
  const { accountId } = await gameAccount(tx, { clientId, memberId: member.id, provider });
  const journal = { clientId, reference: uuid, memberId: member.id };
  await postJournal(tx, {
    ...journal,
    kind: 'game_taken',
    at,
    legs: [debit(member.walletId, satang(taken)), credit(accountId, satang(taken))],
  });
  const won = brought - taken;
  await postJournal(tx, {
    ...journal,
    kind: 'game_brought',
    at: closedAt,
    legs: [
      debit(accountId, satang(taken)),
      credit(member.walletId, satang(brought)),
      won > 0 ? debit(house.gaming_payout, satang(won)) : credit(house.gaming_revenue, satang(-won)),
    ],
  });
  await tx
    .insertInto('game_session')
    .values({
      uuid,
      client_id: clientId,
      member_id: member.id,
      provider,
      game_code: gameCode,
      status: 'closed',
      taken,
      brought,
      opened_by: `sample ${uuid}`,
      closed_by: `sample ${uuid}`,
      opened_at: at,
      closed_at: closedAt,
    })
    .execute();
}

/** Posts what a sample member did, in order, through the same ledger that real members use. */
export async function postSampleHistory(
  db: Database,
  clientId: string,
  member: SampleMember,
  acts: readonly SampleAct[],
): Promise<void> {
  const scene = { clientId, member, house: await houseAccountReader(db)(clientId) };
  await db.transaction().execute(async (tx) => {
    for (const one of acts) {
      if (one.act === 'deposit') await deposit(tx, scene, one.at, one.amount);
      else if (one.act === 'withdraw') await withdraw(tx, scene, one);
      else await play(tx, scene, one);
    }
  });
}
