import * as z from 'zod/mini';
import type { Database } from '../database/connection.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import { lockActor, type Actor } from './actor.ts';
import { recordAction, recordResult } from './audit.ts';
import { closedHere } from './brands-elsewhere.ts';
import { rejectWithoutPerson, type Command, type CommandInput, type StaffDeps } from './command.ts';
import type { ParsedCommand } from './parse-command.ts';
import { runAudited } from './run-as.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht, idOf } from './command-args.ts';

const argumentsSchema = z.array(z.string());

function openProposals(db: Database) {
  return db
    .selectFrom('staff_action as proposal')
    .innerJoin('staff_action_result', 'staff_action_result.action_id', 'proposal.id')
    .leftJoin('staff_action as decision', 'decision.decides', 'proposal.id')
    .select([
      'proposal.id',
      'proposal.uuid',
      'proposal.staff_id as staffId',
      'proposal.staff_name as name',
      'proposal.command',
      'proposal.arguments',
      'proposal.client_id as clientId',
      'proposal.amount',
      'proposal.created_at as at',
    ])
    .where('outcome', '=', 'proposed')
    .where('decision.id', 'is', null)
    .where(({ eb, or }) =>
      or([eb('proposal.client_id', 'is', null), eb('proposal.client_id', 'not in', closedHere(db))]),
    )
    .orderBy('proposal.id');
}

async function findProposal({ db }: StaffDeps, uuid: string) {
  const row = await openProposals(db).where('proposal.uuid', '=', uuid).executeTakeFirst();
  if (!row) throw new StaffRefusedError(`there is no proposal ${uuid} that waits`);
  return { ...row, typed: argumentsSchema.parse(row.arguments) };
}

const alreadyDecided = (error: unknown): unknown =>
  violatedConstraint(error) === 'staff_proposal_decided_once'
    ? new StaffRefusedError('somebody else has decided this proposal')
    : error;

type Parse = (argv: readonly string[]) => ParsedCommand;

async function approve(
  parse: Parse,
  deps: StaffDeps,
  { positionals, actor }: { positionals: readonly string[]; actor: Actor },
): Promise<string[]> {
  const proposal = await findProposal(deps, idOf(positionals));
  if (proposal.staffId === actor.id)
    throw new StaffRefusedError('another person must approve what you proposed');
  const parsed = parse([...proposal.command.split(' '), ...proposal.typed]);
  try {
    return await runAudited(deps, actor, parsed, { actionId: proposal.id });
  } catch (error) {
    throw alreadyDecided(error);
  }
}

async function cancel(deps: StaffDeps, { positionals }: CommandInput, actor: Actor): Promise<string[]> {
  const proposal = await findProposal(deps, idOf(positionals));
  const at = deps.clock.now();
  try {
    await deps.db.transaction().execute(async (tx) => {
      const { id } = await recordAction(tx, {
        actor: await lockActor(tx, actor),
        command: 'proposal cancel',
        args: positionals,
        clientId: proposal.clientId ?? undefined,
        amountSatang: 0,
        decides: proposal.id,
        at,
      });
      await recordResult(tx, id, { outcome: 'done', message: 'cancelled', at });
    });
  } catch (error) {
    throw alreadyDecided(error);
  }
  return ['cancelled'];
}

export const proposalCommands = (parse: Parse): readonly Command[] => [
  {
    name: 'proposal list',
    usage: 'proposal list',
    help: 'lists the proposals that wait for a second person',
    reads: true,
    showsMembers: true,
    async run({ db }) {
      const rows = await openProposals(db).execute();
      if (rows.length === 0) return ['nothing waits'];
      return rows.map(({ uuid, name, clientId, amount, command, arguments: args, at }) =>
        [
          uuid,
          clientId ?? '',
          name,
          baht(amount),
          command,
          ...argumentsSchema.parse(args),
          at.toISOString(),
        ].join('  '),
      );
    },
  },
  {
    name: 'proposal approve',
    usage: 'proposal approve ID',
    help: 'approves and runs what another person proposed, within your own role and limit',
    run: rejectWithoutPerson,
    runsAs: (deps, { positionals }, actor) => approve(parse, deps, { positionals, actor }),
  },
  {
    name: 'proposal cancel',
    usage: 'proposal cancel ID',
    help: 'cancels a proposal',
    run: rejectWithoutPerson,
    runsAs: cancel,
  },
];
