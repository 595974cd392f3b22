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
type RefundingBrand = Pick<ResolvedClient, 'id' | 'refundTable' | 'tiers'>;

export interface RefundedDay {
  readonly members: number;
  readonly totalSatang: number;
  /** The number of members who already had a refund for this day. */
  readonly before: number;
}

/**
 * Credits a member's refund for a day, unless it is already credited. Returns the credited amount, which may be 0
 * (TI-03, RO-04). Locks the wallet before it reads the day's result.
 */
function refundMember(
  {
    db,
    clock,
    houseAccounts,
  }: Pick<RefundDeps, 'db' | 'clock'> & { readonly houseAccounts: HouseAccountIds },
  brand: RefundingBrand,
  { memberId, day }: { readonly memberId: number; readonly day: string },
): Promise<Satang> {
  const { id: clientId, refundTable } = brand;
  return db.transaction().execute(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    if (await isRefunded(tx, memberId, day)) return zeroSatang;
    const { level } = await readStandingAtEndOf(tx, { id: memberId, brand, day });
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
      legs: [debit(houseAccounts.refund_expense, refundSatang), credit(wallet.accountId, refundSatang)],
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

/** Credits the refunds of all members for a day. Several processes can call this function at the same time. */
export async function refundDay(
  deps: RefundDeps,
  brand: RefundingBrand,
  day: string,
  signal?: AbortSignal,
): Promise<RefundedDay> {
  const houseAccounts = await deps.houseAccounts(brand.id);
  let [members, totalSatang, before] = [0, 0, 0];
  for (const { memberId, refunded } of await readLosers(deps.db, brand.id, day)) {
    signal?.throwIfAborted();
    if (refunded) {
      before += 1;
      continue;
    }
    const credited = await refundMember({ ...deps, houseAccounts }, brand, { memberId, day });
    if (credited === 0) continue;
    members += 1;
    totalSatang += credited;
  }
  return { members, totalSatang, before };
}
