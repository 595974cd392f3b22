import { bankClearingCodes } from '@chada/contract';
import { parseBahtInput } from '@chada/membership-rules';
import { bankNameOf } from '../bank/bank-names.ts';
import type { Command } from './command.ts';
import { approveRequest, rejectRequest, type Approval } from './decide-request.ts';
import { StaffRefusal } from './staff-refusal.ts';
import type { NamedTransfer } from './transfer-evidence.ts';
import { baht, idOf, reasonOf } from './words.ts';

const clearingCodes = new Map<string, string>(Object.entries(bankClearingCodes));

/** Reads `KBANK:016325103015APP01234`, or the bank by its three digits. */
function transferNamed(typed: string): NamedTransfer {
  const [bank = '', reference = ''] = typed.split(':');
  const sendingBank = bankNameOf(bank) ? bank : clearingCodes.get(bank.toUpperCase());
  if (sendingBank === undefined || !/^[0-9A-Za-z]{1,64}$/.test(reference))
    throw new StaffRefusal(
      'name the transfer by bank and reference, e.g. --transfer KBANK:016325103015APP01234',
    );
  return { sendingBank, transactionRef: reference };
}

/** Reads `2026-11-20T10:30` as Bangkok's time. */
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

function approvalOf(options: Readonly<Record<string, string | undefined>>): Approval {
  const { by, transfer, amount, time } = options;
  return {
    by,
    transfer: transfer === undefined ? undefined : transferNamed(transfer),
    amountSatang: amount === undefined ? undefined : amountNamed(amount),
    transferredAt: time === undefined ? undefined : timeNamed(time),
  };
}

const optionNames = ['by', 'transfer', 'amount', 'time'];

/** Splits `--name value` pairs from words. */
function optionsIn(words: readonly string[]): Record<string, string | undefined> {
  const options: Record<string, string | undefined> = {};
  for (const [at, word] of words.entries()) {
    if (!word.startsWith('--')) continue;
    const [name, value] = [word.slice(2), words[at + 1]];
    if (!optionNames.includes(name)) throw new StaffRefusal(`there is no option ${word} here`);
    if (value === undefined || value.startsWith('--')) throw new StaffRefusal(`${word} needs a value`);
    options[name] = value;
  }
  return options;
}

/** Decides deposit requests. */
export const requestCommands: readonly Command[] = [
  {
    name: 'slip-request approve',
    usage: 'slip-request approve ID [--transfer BANK:REF] [--by NAME --amount BAHT --time YYYY-MM-DDTHH:MM]',
    help: 'credits the bank’s figure for its transfer; without one, what two persons read from the statement',
    async run(deps, { words }) {
      const approved = await approveRequest(deps, idOf(words), approvalOf(optionsIn(words)));
      if (approved.status === 'credited') return [`${baht(approved.deposit.amount)} credited`];
      return ['recorded, nothing is credited yet: a second person must read the same from the statement'];
    },
  },
  {
    name: 'slip-request reject',
    usage: 'slip-request reject ID [REASON]',
    help: 'rejects it; nothing is credited',
    async run(deps, { words }) {
      await rejectRequest(deps, idOf(words), reasonOf(words));
      return ['rejected'];
    },
  },
];
