import { satang } from '@chada/domain';
import { BankUnavailable, type BankAccount, type BankGateway } from '../../bank/bank-gateway.ts';
import type { Deps } from '../../deps.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import { readReceivingAccount } from '../deposit/repository.ts';
import { claimPayouts, postponePayout, readDueBanks } from './payout-claim.ts';
import { decideWithdrawal, lockWithdrawal, type WithdrawalRow } from './repository.ts';

/** What settling a pay-out needs. */
export interface PayoutDeps extends Pick<Deps, 'db' | 'clock' | 'houseAccounts'> {
  readonly bank: Pick<BankGateway, 'payOut'>;
}

/** Records that an attempt was paid or refused, once: a second answer finds it decided. */
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

/** Receives faults that are not the bank's silence: staff must look at them. */
export type OnPayoutFault = (error: unknown, uuid: string) => void;

/**
 * Asks the bank for a claimed pay-out and records the answer. The bank pays a reference once, and the ledger records it
 * once, however often this runs. Where the bank does not settle it, or the books refuse it, the pay-out is due again
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

/** Returns the brand's account that pays out: the one that members transfer to now. */
async function payingAccount({ db }: PayoutDeps, clientId: string): Promise<BankAccount | undefined> {
  const account = await readReceivingAccount(db, clientId);
  return account && { bank: account.bank_code, account: account.bank_account };
}

/** Returns the reference of a pay-out at the bank: each attempt has its own. */
export const payoutReference = ({ uuid, attempt }: Pick<WithdrawalRow, 'uuid' | 'attempt'>): string =>
  `${uuid}:${attempt}`;

/** Pay-outs to one bank that one process asks for at the same time. */
const CLAIMED_AT_ONCE = 4;

/** Settles due pay-outs in the background. */
export interface PayoutRunner {
  /** Starts a lane for each bank that has due pay-outs. Returns without waiting for the lanes. */
  startDue(): Promise<void>;
  /** Resolves when every lane has ended. */
  idle(): Promise<void>;
}

/**
 * Makes a runner with one lane for each bank that pay-outs go to, so a bank that hangs delays only its own pay-outs.
 * Any number of processes may run one: each pay-out is claimed by one of them.
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

/** Settles every pay-out that is due now, and returns when none is. */
export async function settleDuePayouts(deps: PayoutDeps): Promise<void> {
  const runner = payoutRunner(deps);
  await runner.startDue();
  await runner.idle();
}
