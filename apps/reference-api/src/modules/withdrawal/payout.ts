import { satang } from '@chada/domain';
import { BankUnavailableError, type BankAccount, type BankGateway } from '../../bank/bank-gateway.ts';
import type { Deps } from '../../deps.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import texts from '../../texts.th.json' with { type: 'json' };
import { readReceivingAccount } from '../deposit/repository.ts';
import { claimPayouts, postponePayout, readDueBanks } from './payout-claim.ts';
import { decideWithdrawal, lockWithdrawal, type WithdrawalRow } from './repository.ts';

export interface PayoutDeps extends Pick<Deps, 'db' | 'clock' | 'houseAccounts'> {
  readonly bank: Pick<BankGateway, 'payOut'>;
}

async function record(
  deps: PayoutDeps,
  before: WithdrawalRow,
  outcome: 'paid' | 'refused',
): Promise<WithdrawalRow> {
  const houseAccounts = await deps.houseAccounts(before.client_id);
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
      legs: [debit(houseAccounts.withdrawals_payable, amount), credit(houseAccounts.bank, amount)],
    });
    return decideWithdrawal(tx, row.id, { status: 'paid', paid_at: now, payout_fault: null });
  });
}

export type OnPayoutFault = (error: unknown, uuid: string) => void;

/**
 * Asks the bank to pay a claimed pay-out. The call can be repeated, because the bank pays each reference only once.
 * A pay-out without a result is due again later.
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
    if (!(error instanceof BankUnavailableError)) onFault(error, row.uuid);
    await postponePayout(deps.db, row, error instanceof Error ? error.message : String(error));
  }
  return row;
}

async function payingAccount({ db }: PayoutDeps, clientId: string): Promise<BankAccount | undefined> {
  const account = await readReceivingAccount(db, clientId);
  return account && { bank: account.bank_code, account: account.bank_account };
}

/** Returns the reference of a pay-out at the bank. Each attempt has its own reference. */
export const payoutReference = ({ uuid, attempt }: Pick<WithdrawalRow, 'uuid' | 'attempt'>): string =>
  `${uuid}:${attempt}`;

const CLAIMED_AT_ONCE = 4;

export interface PayoutRunner {
  /** Starts all pay-outs that are due. Returns without waiting for their results. */
  startDue(): Promise<void>;
  idle(): Promise<void>;
}

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

export async function settleDuePayouts(deps: PayoutDeps): Promise<void> {
  const runner = payoutRunner(deps);
  await runner.startDue();
  await runner.idle();
}
