import type { ResolvedClient } from '@chada/client-config';
import { type Satang, zeroSatang } from '@chada/domain';
import { dayRefund } from '@chada/membership-rules';
import type { Deps } from '../../deps.ts';
import type { HouseAccountIds } from '../../ledger/chart.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { readStandingAtEndOf } from '../user/standing.ts';
import { insertRefund, isRefunded, readDayResult, readLosers } from './repository.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'houseAccounts'>;
type RefundingBrand = Pick<ResolvedClient, 'id' | 'refundTable'>;

/** The result of one refund run. */
export interface RefundedDay {
  /** Members who received a refund in this run. */
  readonly members: number;
  readonly totalSatang: number;
  /** Members who had received this day's refund before. */
  readonly before: number;
}

/**
 * Refunds the share of a day's loss that a member's level gives (TI-03, RO-04), once. Returns the credited amount: zero
 * if the day is already refunded, was no loss, or the level refunds nothing.
 *
 * Locks the wallet first. Games are closed and timed under the same lock (`creditReturned`), so after midnight every game
 * of the previous day is either already visible here or belongs to the new day.
 */
function refundMember(
  { db, clock, house }: Pick<RefundDeps, 'db' | 'clock'> & { readonly house: HouseAccountIds },
  { id: clientId, refundTable }: RefundingBrand,
  { memberId, day }: { readonly memberId: number; readonly day: string },
): Promise<Satang> {
  return db.transaction().execute(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    if (await isRefunded(tx, memberId, day)) return zeroSatang;
    const { level } = await readStandingAtEndOf(tx, memberId, day);
    const resultsSatang = [await readDayResult(tx, memberId, day)];
    const { netLossSatang, percent, refundSatang } = dayRefund({
      resultsSatang,
      level,
      clientTable: refundTable,
    });
    if (refundSatang === 0) return zeroSatang;
    const at = clock.now();
    const journalId = await postJournal(tx, {
      clientId,
      kind: 'loss_refund',
      reference: `${memberId} ${day}`,
      memberId,
      at,
      legs: [debit(house.refund_expense, refundSatang), credit(wallet.accountId, refundSatang)],
    });
    await insertRefund(tx, {
      member_id: memberId,
      client_id: clientId,
      bangkok_day: day,
      level,
      percent,
      net_loss: netLossSatang,
      amount: refundSatang,
      journal_id: journalId,
      created_at: at,
    });
    return refundSatang;
  });
}

/**
 * Refunds losses of a past Bangkok day to a brand's members, by their levels. Each member has a separate transaction, so
 * an interrupted run can be repeated and several processes may run at once: the key (member, day) of `loss_refund` lets
 * each refund be posted only once.
 */
export async function refundDay(
  deps: RefundDeps,
  brand: RefundingBrand,
  day: string,
  signal?: AbortSignal,
): Promise<RefundedDay> {
  // Read before the transactions start, so that none waits for a second connection.
  const house = await deps.houseAccounts(brand.id);
  let [members, totalSatang, before] = [0, 0, 0];
  for (const { memberId, refunded } of await readLosers(deps.db, brand.id, day)) {
    signal?.throwIfAborted();
    if (refunded) {
      before += 1;
      continue;
    }
    const credited = await refundMember({ ...deps, house }, brand, { memberId, day });
    if (credited === 0) continue;
    members += 1;
    totalSatang += credited;
  }
  return { members, totalSatang, before };
}
