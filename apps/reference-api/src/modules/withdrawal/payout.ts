import { satang } from '@chada/domain';
import { BankUnavailable, type BankAccount, type BankGateway } from '../../bank/bank-gateway.ts';
import type { Deps } from '../../deps.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import { readReceivingAccount } from '../deposit/repository.ts';
import { claimPayouts, postponePayout, readDueBanks } from './payout-claim.ts';
import { decideWithdrawal, lockWithdrawal, type WithdrawalRow } from './repository.ts';

/** The dependencies for settling payouts. */
export interface PayoutDeps extends Pick<Deps, 'db' | 'clock' | 'houseAccounts'> {
  readonly bank: Pick<BankGateway, 'payOut'>;
}

/** Records once that an attempt was paid or refused; a second answer changes nothing. */
async function record(
  deps: PayoutDeps,
  before: WithdrawalRow,
  outcome: 'paid' | 'refused',
): Promise<WithdrawalRow> {
  const house = await deps.houseAccounts(before.client_id);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockWithdrawal(tx, before.uuid);
    if (!row || row.status !== 'paying' || row.attempt !== before.attempt) return row ?? before;
    if (outcome === 'refused')
      return decideWithdrawal(tx, row.id, { status: 'failed', reason: texts.payoutRefused });
    const amount = satang(row.amount);
    await postJournal(tx, {
      clientId: row.client_id,
      kind: 'withdrawal_paid',
      reference: row.uuid,
      memberId: row.member_id,
      at: now,
      legs: [debit(house.withdrawals_payable, amount), credit(house.bank, amount)],
    });
    return decideWithdrawal(tx, row.id, { status: 'paid', paid_at: now, payout_fault: null });
  });
}

/** Receives unexpected errors that staff must check; a bank that does not answer is not one. */
export type OnPayoutFault = (error: unknown, uuid: string) => void;

/**
 * Sends a claimed payout to the bank and records the answer. However often this runs, the bank pays a reference once and
 * the ledger records it once. If the bank does not settle it or the ledger refuses it, the payout becomes due again
 * after its back-off.
 */
export async function settleClaimed(
  deps: PayoutDeps,
  row: WithdrawalRow,
  onFault: OnPayoutFault = () => undefined,
): Promise<WithdrawalRow> {
  try {
    const { status } = await deps.bank.payOut({
      reference: payoutReference(row),
      bank: row.bank_code,
      account: row.bank_account,
      amountSatang: satang(row.amount),
      from: await payingAccount(deps, row.client_id),
    });
    if (status !== 'pending') return await record(deps, row, status);
    await postponePayout(deps.db, row, 'the bank has not settled it yet');
  } catch (error) {
    if (!(error instanceof BankUnavailable)) onFault(error, row.uuid);
    await postponePayout(deps.db, row, error instanceof Error ? error.message : String(error));
  }
  return row;
}

/** Returns the account from which the brand pays: the one that members currently transfer to. */
async function payingAccount({ db }: PayoutDeps, clientId: string): Promise<BankAccount | undefined> {
  const account = await readReceivingAccount(db, clientId);
  return account && { bank: account.bank_code, account: account.bank_account };
}

/** Returns the payout's reference at the bank, which is different for each attempt. */
export const payoutReference = ({ uuid, attempt }: Pick<WithdrawalRow, 'uuid' | 'attempt'>): string =>
  `${uuid}:${attempt}`;

/** Number of payouts to one bank that one process sends at the same time. */
const CLAIMED_AT_ONCE = 4;

/** Settles due payouts in the background. */
export interface PayoutRunner {
  /** Starts a lane for each bank that has due payouts. Returns without waiting for the lanes. */
  startDue(): Promise<void>;
  /** Resolves when every lane has ended. */
  idle(): Promise<void>;
}

/**
 * Creates a runner with one lane per bank, so that a bank that hangs delays only its own payouts. Any number of
 * processes may run one, because each payout is claimed by only one of them.
 */
export function payoutRunner(deps: PayoutDeps, onFault?: OnPayoutFault): PayoutRunner {
  const lanes = new Map<string, Promise<void>>();
  async function runLane(bankCode: string): Promise<void> {
    for (;;) {
      const claimed = await claimPayouts(deps.db, bankCode, CLAIMED_AT_ONCE);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((row) => settleClaimed(deps, row, onFault)));
    }
  }
  return {
    async startDue() {
      for (const bankCode of await readDueBanks(deps.db)) {
        if (lanes.has(bankCode)) continue;
        const lane = runLane(bankCode)
          .catch((error: unknown) => onFault?.(error, `bank ${bankCode}`))
          .finally(() => lanes.delete(bankCode));
        lanes.set(bankCode, lane);
      }
    },
    async idle() {
      await Promise.all(lanes.values());
    },
  };
}

/** Settles every payout that is due now, and returns when none is left. */
export async function settleDuePayouts(deps: PayoutDeps): Promise<void> {
  const runner = payoutRunner(deps);
  await runner.startDue();
  await runner.idle();
}
