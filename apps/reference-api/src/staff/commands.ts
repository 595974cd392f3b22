import { isBrandMoving } from '../cells/brand-moving.ts';
import type { Actor } from './actor.ts';
import { recordNothing } from './audit.ts';
import { brandCommands } from './brand-commands.ts';
import type { Command, StaffDeps } from './command.ts';
import { consentCommand } from './consent-command.ts';
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
import { differenceCommands } from './differences.ts';
import { giveCredit } from './give-credit.ts';
import { harmCommand } from './harm-command.ts';
import { jobsCommand } from './jobs.ts';
import { ledgerCommands } from './ledger-command.ts';
import { pointsCommand } from './give-points.ts';
import { memberCommands } from './member-commands.ts';
import { offerCommands } from './offer-commands.ts';
import { helpOf, parseCommand, type ParsedCommand } from './parse-command.ts';
import { proposalCommands } from './proposals.ts';
import { runAudited } from './run-as.ts';
import { staffCommands } from './staff-commands.ts';
import { countedAmountOfWithdrawal } from './counted-amounts.ts';
import { waitingRequests, waitingWithdrawals, type Waiting, type WaitingRequest } from './lists.ts';
import { announce, setSiteStatus } from './site.ts';
import { refundCommand } from './refund.ts';
import { requestCommands } from './request-commands.ts';
import { returnCommands } from './return-commands.ts';
import { rewardCommands } from './reward-commands.ts';
import { slipCommand } from './show-slip.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { amountOf, baht, idOf, reasonOf } from './command-args.ts';

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

const timeAndNoteOf = ({ transferredAt, note }: WaitingRequest): string[] => [
  ...(transferredAt === null ? [] : [`transferred ${transferredAt.toISOString()}`]),
  ...(note === null ? [] : [JSON.stringify(note)]),
];

export const commands: readonly Command[] = [
  {
    name: 'withdrawal list',
    usage: 'withdrawal list',
    reads: true,
    showsMembers: true,
    help: 'lists the withdrawals that wait for staff or for the bank',
    run: async ({ db }) =>
      listed(await waitingWithdrawals(db), ({ fault }) => (fault === null ? [] : [fault])),
  },
  {
    name: 'withdrawal approve',
    usage: 'withdrawal approve ID',
    roles: ['cashier'],
    countedAmount: ({ db }, { positionals }) => countedAmountOfWithdrawal(db, idOf(positionals)),
    help: 'approves a withdrawal and pays it out',
    inSteps: true,
    async run(deps, { positionals }, recordSuccess) {
      const { status, amount, reason } = await approveWithdrawal(deps, idOf(positionals), (tx, approved) =>
        recordSuccess(tx, [`${baht(approved.amount)}: approved`]),
      );
      return [`${baht(amount)}: ${status}${reason === null ? '' : ` (${reason})`}`];
    },
  },
  {
    name: 'withdrawal reject',
    usage: 'withdrawal reject ID [REASON]',
    roles: ['cashier'],
    help: 'rejects a withdrawal and returns its credit',
    async run(deps, { positionals }) {
      const { status, amount } = await rejectWithdrawal(deps, idOf(positionals), reasonOf(positionals));
      return [`${baht(amount)}: ${status}, the credit is back`];
    },
  },
  {
    name: 'slip-request list',
    usage: 'slip-request list',
    reads: true,
    showsMembers: true,
    help: 'lists the deposits that members ask staff to check',
    run: async ({ db }) => listed(await waitingRequests(db), timeAndNoteOf),
  },
  ...requestCommands,
  ...returnCommands,
  slipCommand,
  ...rewardCommands,
  refundCommand,
  jobsCommand,
  ...differenceCommands,
  {
    name: 'site-status',
    usage: 'site-status MA|OK --brand ID',
    help: 'switches a brand’s maintenance on or off',
    roles: ['support'],
    needsBrand: true,
    async run({ db }, { positionals: [status], brand }) {
      if (status !== 'MA' && status !== 'OK')
        throw new StaffRefusedError('the status is MA (maintenance) or OK');
      await setSiteStatus(db, status, brand);
      return [`${brand}: ${status}`];
    },
  },
  {
    name: 'announce',
    usage: 'announce TEXT --brand ID',
    roles: ['editor'],
    needsBrand: true,
    help: 'publishes an announcement; the text before the first line break or " | " is the title',
    async run({ db, clock }, { positionals, brand }) {
      const text = positionals.join(' ').trim();
      if (text === '') throw new StaffRefusedError('give the text of the news');
      const [title = text, ...rest] = text.split(/\n| \| /);
      const body = rest.join('\n') || title;
      await announce(db, { title, body, at: clock.now() }, brand);
      return [`published at ${brand}`];
    },
  },
  {
    name: 'credit',
    usage: 'credit USERNAME AMOUNT_BAHT --reference REF --brand ID',
    help: 'gives a member credit, once for each reference',
    roles: ['cashier'],
    needsBrand: true,
    needsReference: true,
    countedAmount: async (_, { positionals: [, amount], brand = '' }) => ({
      clientId: brand,
      amountSatang: amountOf(amount),
    }),
    async run(deps, { positionals: [username = '', amount], brand, reference }) {
      const amountSatang = amountOf(amount);
      const given = await giveCredit(deps, { username, clientId: brand }, { amountSatang, reference });
      const before = given.repeated ? ', given before' : '';
      return [`${username} at ${given.clientId} has ${baht(given.creditSatang)}${before}`];
    },
  },
  pointsCommand,
  ...memberCommands,
  harmCommand,
  consentCommand,
  ...brandCommands,
  ...offerCommands,
  ...staffCommands,
  ...proposalCommands((argv) => parseCommand(commands, argv)),
  ...ledgerCommands,
];

export const helpText = (): string => helpOf(commands);

/** Runs a command without a staff member, for tests only. */
export async function runCommand(deps: StaffDeps, argv: readonly string[]): Promise<string[]> {
  const { command, input } = parseCommand(commands, argv);
  return command.run(deps, input, recordNothing);
}

async function runHere(deps: StaffDeps, actor: Actor, parsed: ParsedCommand): Promise<string[]> {
  const { command, input } = parsed;
  if (command.reads && !command.showsMembers) return command.run(deps, input, recordNothing);
  return command.runsAs ? command.runsAs(deps, input, actor) : runAudited(deps, actor, parsed);
}

/** Runs a command as a staff member. Throws StaffRefusedError if the command is refused. */
export async function runAs(deps: StaffDeps, actor: Actor, argv: readonly string[]): Promise<string[]> {
  const parsed = parseCommand(commands, argv);
  const { elsewhere } = deps;
  if (!elsewhere) return runHere(deps, actor, parsed);
  const { command, input } = parsed;
  if (input.brand !== undefined) elsewhere.assertHere(input.brand);
  try {
    const lines = await runHere(deps, actor, parsed);
    return command.reads && input.brand === undefined ? [...lines, ...elsewhere.lines] : lines;
  } catch (error) {
    // The refusal also names the brands that other cells serve, because the command may concern one of these brands.
    if (!(error instanceof StaffRefusedError || isBrandMoving(error)) || elsewhere.lines.length === 0)
      throw error;
    throw new StaffRefusedError([error.message, ...elsewhere.lines].join('\n'));
  }
}
