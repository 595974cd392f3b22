import { parseBahtInput } from '@chada/membership-rules';
import type { LedgerReport } from '../ledger/check-ledger.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { Command, StaffDeps } from './command.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import { differenceCommands } from './differences.ts';
import { giveCredit } from './give-credit.ts';
import { jobsCommand } from './jobs.ts';
import { pointsCommand } from './give-points.ts';
import { waitingRequests, waitingWithdrawals, type Waiting, type WaitingRequest } from './lists.ts';
import { announce, setSiteStatus } from './site.ts';
import { refundCommand } from './refund.ts';
import { requestCommands } from './request-commands.ts';
import { rewardCommands } from './reward-commands.ts';
import { slipCommand } from './show-slip.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { baht, idOf, reasonOf } from './words.ts';

function listed<Row extends Waiting>(
  rows: readonly Row[],
  more: (row: Row) => readonly string[] = () => [],
): string[] {
  if (rows.length === 0) return ['nothing waits'];
  return rows.map((row) => {
    const { uuid, clientId, username, amount, status, at } = row;
    return [uuid, clientId, username, baht(amount), status, at.toISOString(), ...more(row)].join('  ');
  });
}

/** When the member says that they transferred, and their note. */
const saidOf = ({ transferredAt, note }: WaitingRequest): string[] => [
  ...(transferredAt === null ? [] : [`transferred ${transferredAt.toISOString()}`]),
  ...(note === null ? [] : [JSON.stringify(note)]),
];

function told(report: LedgerReport): string[] {
  return [
    `${report.journals} journals, ${report.entries} entries`,
    ...report.sumByBrand.map(({ clientId, sumSatang }) => `${clientId}: all entries sum to ${sumSatang}`),
    ...report.unbalancedJournals.map((id) => `journal ${id} does not balance`),
    ...report.wrongAccounts.map((id) => `account ${id}: its balance is not the sum of its entries`),
    ...report.wrongRecords.map((name) => `${name} does not agree with its journal`),
  ];
}

async function checked({ db }: StaffDeps): Promise<string[]> {
  const report = await checkLedger(db);
  if (!report.ok) throw new StaffRefusal(['THE LEDGER IS WRONG', ...told(report)].join('\n'));
  return [
    ...told(report),
    'the ledger is right: every journal sums to zero, every balance is the sum of its entries',
  ];
}

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'withdrawal list',
    usage: 'withdrawal list',
    help: 'withdrawals that wait for staff or for the bank',
    run: async ({ db }) =>
      listed(await waitingWithdrawals(db), ({ fault }) => (fault === null ? [] : [fault])),
  },
  {
    name: 'withdrawal approve',
    usage: 'withdrawal approve ID',
    help: 'approves a withdrawal and pays it out',
    async run(deps, { words }) {
      const { status, amount, reason } = await approveWithdrawal(deps, idOf(words));
      return [`${baht(amount)}: ${status}${reason === null ? '' : ` (${reason})`}`];
    },
  },
  {
    name: 'withdrawal reject',
    usage: 'withdrawal reject ID [REASON]',
    help: 'rejects a withdrawal; the credit comes back',
    async run(deps, { words }) {
      const { status, amount } = await rejectWithdrawal(deps, idOf(words), reasonOf(words));
      return [`${baht(amount)}: ${status}, the credit is back`];
    },
  },
  {
    name: 'slip-request list',
    usage: 'slip-request list',
    help: 'deposits that members ask staff to look at',
    run: async ({ db }) => listed(await waitingRequests(db), saidOf),
  },
  ...requestCommands,
  slipCommand,
  ...rewardCommands,
  refundCommand,
  jobsCommand,
  ...differenceCommands,
  {
    name: 'site-status',
    usage: 'site-status MA|OK [--brand ID]',
    help: 'switches maintenance on or off, at one brand or at all',
    async run({ db }, { words: [status], brand }) {
      if (status !== 'MA' && status !== 'OK') throw new StaffRefusal('the status is MA (maintenance) or OK');
      return [`${(await setSiteStatus(db, status, brand)).join(', ')}: ${status}`];
    },
  },
  {
    name: 'announce',
    usage: 'announce TEXT [--brand ID]',
    help: 'publishes news; what stands before the first line break or " | " is its title',
    async run({ db, clock }, { words, brand }) {
      const text = words.join(' ').trim();
      if (text === '') throw new StaffRefusal('give the text of the news');
      const [title = text, ...rest] = text.split(/\n| \| /);
      const body = rest.join('\n') || title;
      return [`published at ${(await announce(db, { title, body, at: clock.now() }, brand)).join(', ')}`];
    },
  },
  {
    name: 'credit',
    usage: 'credit USERNAME AMOUNT_BAHT [--brand ID]',
    help: 'gives a member credit',
    async run(deps, { words: [username, amount], brand }) {
      const parsed = parseBahtInput(amount ?? '');
      if (username === undefined || !parsed.ok)
        throw new StaffRefusal('give a username and an amount in baht, e.g. 500');
      const given = await giveCredit(deps, { username, clientId: brand }, parsed.amountSatang);
      return [`${username} at ${given.clientId} has ${baht(given.creditSatang)}`];
    },
  },
  pointsCommand,
  {
    name: 'ledger check',
    usage: 'ledger check',
    help: 'proves the books: sums, balances and records',
    run: checked,
  },
];

/** The help, one line a command. */
export function helpText(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  return [
    'What staff do in the sandbox (RD-21):',
    ...commands.map(({ usage, help }) => `  pnpm sandbox ${usage.padEnd(width)}  ${help}`),
  ].join('\n');
}

/** Finds and runs the command that the words name. Throws a `StaffRefusal` in plain words when it can't. */
export async function runCommand(deps: StaffDeps, argv: readonly string[]): Promise<string[]> {
  const at = argv.indexOf('--brand');
  const brand = at === -1 ? undefined : argv[at + 1];
  if (at !== -1 && brand === undefined) throw new StaffRefusal('--brand needs the id of a brand');
  const words = at === -1 ? argv : [...argv.slice(0, at), ...argv.slice(at + 2)];
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  if (!command) throw new StaffRefusal(`there is no command "${words.join(' ')}"\n\n${helpText()}`);
  return command.run(deps, { words: words.slice(command.name.split(' ').length), brand });
}
