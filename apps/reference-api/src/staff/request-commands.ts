import { bankCodeOf, parseBahtInput } from '@chada/domain';
import { bankNameOf } from '../bank/bank-names.ts';
import type { Tx } from '../database/connection.ts';
import type { Command, CommandInput } from './command.ts';
import { approveRequest, rejectRequest, type Approved } from './decide-request.ts';
import { countedAmountOfRequest, type Approval } from './review-request.ts';
import { StaffRefusal } from './staff-refusal.ts';
import type { NamedTransfer } from './transfer-evidence.ts';
import { baht, idOf, reasonOf } from './words.ts';

/** Parses a transfer such as `KBANK:016325103015APP01234` or `004:016325103015APP01234`. */
function transferNamed(typed: string): NamedTransfer {
  const [bank = '', reference = ''] = typed.split(':');
  const sendingBank = bankNameOf(bank) ? bank : bankCodeOf(bank.toUpperCase());
  if (sendingBank === undefined || !/^[0-9A-Za-z]{1,64}$/.test(reference))
    throw new StaffRefusal(
      'name the transfer by bank and reference, e.g. --transfer KBANK:016325103015APP01234',
    );
  return { sendingBank, transactionRef: reference };
}

function timeNamed(typed: string): Date {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? new Date(`${typed}:00+07:00`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()))
    throw new StaffRefusal('give the time of the transfer in Bangkok, e.g. --time 2026-11-20T10:30');
  return at;
}

function amountNamed(typed: string) {
  const parsed = parseBahtInput(typed);
  if (!parsed.ok) throw new StaffRefusal('give the amount in baht, e.g. --amount 500');
  return parsed.amountSatang;
}

function approvalOf({ actor, options }: CommandInput): Approval {
  const { by, transfer, amount, time } = options;
  if (actor !== undefined && by !== undefined)
    throw new StaffRefusal('your key says who you are; leave --by out');
  return {
    by: actor ?? by,
    transfer: transfer === undefined ? undefined : transferNamed(transfer),
    amountSatang: amount === undefined ? undefined : amountNamed(amount),
    transferredAt: time === undefined ? undefined : timeNamed(time),
  };
}

function answerOf(approved: Approved): string[] {
  if (approved.status === 'credited') return [`${baht(approved.deposit.amount)} credited`];
  return ['recorded, nothing is credited yet: a second person must read the same from the statement'];
}

/** Throws StaffRefusal if the credited amount differs from the amount that counted towards the staff member's limit. */
function assertCounted({ countedSatang }: CommandInput, approved: Approved): void {
  if (countedSatang === undefined || approved.status !== 'credited') return;
  const { amount } = approved.deposit;
  if (amount !== countedSatang)
    throw new StaffRefusal(
      `your limit counted ${baht(countedSatang)}, but the transfer is ${baht(amount)}; run it again`,
    );
}

export const requestCommands: readonly Command[] = [
  {
    name: 'slip-request approve',
    usage: 'slip-request approve ID [--transfer BANK:REF] [--amount BAHT --time YYYY-MM-DDTHH:MM]',
    help: 'approves a request: credits the amount that the bank reports, or that two persons read from the statement',
    roles: ['cashier'],
    options: ['by', 'transfer', 'amount', 'time'],
    countedAmount: (deps, given) => countedAmountOfRequest(deps, idOf(given.words), approvalOf(given)),
    inSteps: true,
    async run(deps, given, recordDone) {
      const record = (tx: Tx, approved: Approved) => {
        assertCounted(given, approved);
        return recordDone(tx, answerOf(approved));
      };
      return answerOf(await approveRequest(deps, idOf(given.words), approvalOf(given), record));
    },
  },
  {
    name: 'slip-request reject',
    usage: 'slip-request reject ID [REASON]',
    help: 'rejects a request without credit',
    roles: ['cashier'],
    async run(deps, { words }) {
      await rejectRequest(deps, idOf(words), reasonOf(words));
      return ['rejected'];
    },
  },
];
