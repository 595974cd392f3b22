import { bankCodeOf, parseBahtInput } from '@chada/domain';
import { bankNameOf } from '../bank/bank-names.ts';
import type { Tx } from '../database/connection.ts';
import type { Command, CommandInput } from './command.ts';
import { approveRequest, rejectRequest, type Approved } from './decide-request.ts';
import { countedAmountOfRequest, type Approval } from './review-request.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import type { NamedTransfer } from './transfer-evidence.ts';
import { baht, idOf, reasonOf } from './command-args.ts';

/** Parses a transfer such as `KBANK:016325103015APP01234` or `004:016325103015APP01234`. */
function transferNamed(input: string): NamedTransfer {
  const [bank = '', reference = ''] = input.split(':');
  const sendingBank = bankNameOf(bank) ? bank : bankCodeOf(bank.toUpperCase());
  if (sendingBank === undefined || !/^[0-9A-Za-z]{1,64}$/.test(reference))
    throw new StaffRefusedError(
      'name the transfer by bank and reference, e.g. --transfer KBANK:016325103015APP01234',
    );
  return { sendingBank, transactionRef: reference };
}

function timeNamed(input: string): Date {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input) ? new Date(`${input}:00+07:00`) : new Date(Number.NaN);
  if (Number.isNaN(at.getTime()))
    throw new StaffRefusedError('give the time of the transfer in Bangkok, e.g. --time 2026-11-20T10:30');
  return at;
}

function amountNamed(input: string) {
  const parsed = parseBahtInput(input);
  if (!parsed.ok) throw new StaffRefusedError('give the amount in baht, e.g. --amount 500');
  return parsed.amountSatang;
}

function approvalOf({ actor, options }: CommandInput): Approval {
  const { by, transfer, amount, time } = options;
  if (actor !== undefined && by !== undefined)
    throw new StaffRefusedError('your key says who you are; leave --by out');
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

/** Throws StaffRefusedError if the credited amount differs from the amount that counted towards the staff member's limit. */
function assertCounted({ countedSatang }: CommandInput, approved: Approved): void {
  if (countedSatang === undefined || approved.status !== 'credited') return;
  const { amount } = approved.deposit;
  if (amount !== countedSatang)
    throw new StaffRefusedError(
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
    countedAmount: (deps, input) => countedAmountOfRequest(deps, idOf(input.positionals), approvalOf(input)),
    inSteps: true,
    async run(deps, input, recordSuccess) {
      const record = (tx: Tx, approved: Approved) => {
        assertCounted(input, approved);
        return recordSuccess(tx, answerOf(approved));
      };
      return answerOf(await approveRequest(deps, idOf(input.positionals), approvalOf(input), record));
    },
  },
  {
    name: 'slip-request reject',
    usage: 'slip-request reject ID [REASON]',
    help: 'rejects a request without credit',
    roles: ['cashier'],
    async run(deps, { positionals }) {
      await rejectRequest(deps, idOf(positionals), reasonOf(positionals));
      return ['rejected'];
    },
  },
];
