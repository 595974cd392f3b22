import { satang } from '@chada/membership-rules';
import type { Tx } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/api-error.ts';
import type { DepositRow } from '../modules/deposit/repository.ts';
import { grantDepositBonus } from '../modules/deposit-bonus/grant-bonus.ts';
import { postDeposit, spendOnce } from '../modules/deposit/service.ts';
import { markConfirmed, type SlipRow } from '../modules/slip/repository.ts';
import texts from '../texts.th.json' with { type: 'json' };
import { StaffRefusal } from './staff-refusal.ts';

type DecisionDeps = Pick<Deps, 'db' | 'clock' | 'houseAccounts'>;

async function lockWaiting(tx: Tx, uuid: string): Promise<DepositRow> {
  const row = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('channel', '=', 'request')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new StaffRefusal(`there is no deposit request ${uuid}`);
  if (row.status !== 'pending')
    throw new StaffRefusal(`the deposit request ${uuid} is ${row.status} already`);
  return row;
}

/** The slip that a request is about, its row locked. */
async function lockSlipOf(tx: Tx, { slip_id: slipId }: DepositRow): Promise<SlipRow | undefined> {
  if (slipId === null) return undefined;
  return tx.selectFrom('slip').selectAll().where('id', '=', slipId).forUpdate().executeTakeFirstOrThrow();
}

/** Uses up the transfer of a slip, so that it can't be confirmed as well. */
async function spendSlip(tx: Tx, slip: SlipRow, depositId: number, at: Date): Promise<void> {
  const transfer = { sendingBank: slip.sending_bank, transactionRef: slip.transaction_ref };
  await spendOnce(tx, transfer, depositId).catch((error: unknown) => {
    if (error instanceof ApiError) throw new StaffRefusal('the transfer of this slip was credited already');
    throw error;
  });
  if (slip.amount === null) return;
  await markConfirmed(tx, slip.id, at);
}

/** Approves a deposit request: the amount that the member named is credited, and its bonus. */
export async function approveRequest(deps: DecisionDeps, uuid: string): Promise<DepositRow> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockWaiting(tx, uuid);
    // Before the wallet, as the member's own confirmation does: else each could wait for what the other holds.
    const slip = await lockSlipOf(tx, row);
    const at = deps.clock.now();
    const crediting = {
      clientId: row.client_id,
      memberId: row.member_id,
      amountSatang: satang(row.amount),
      at,
    };
    const { journalId } = await postDeposit(deps, tx, crediting, row.uuid);
    if (slip) await spendSlip(tx, slip, row.id, at);
    await grantDepositBonus(deps, tx, {
      ...crediting,
      depositId: row.id,
      depositUuid: row.uuid,
      sentAt: row.created_at,
    });
    return tx
      .updateTable('deposit')
      .set({ status: 'completed', journal_id: journalId, decided_at: at })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Rejects a deposit request; nothing is credited. `reason` is Thai. */
export async function rejectRequest(deps: DecisionDeps, uuid: string, reason?: string): Promise<DepositRow> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockWaiting(tx, uuid);
    return tx
      .updateTable('deposit')
      .set({ status: 'rejected', reason: reason ?? texts.rejectedByStaff, decided_at: deps.clock.now() })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
