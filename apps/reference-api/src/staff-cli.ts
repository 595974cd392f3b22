import { readConfig } from './runtime/config.ts';
import { realSettings } from './runtime/missing-settings.ts';
import { listMissingInDatabase } from './runtime/missing-in-database.ts';
import { actorOfEnvironment, asksHelp, programHelp, runStaffCommand } from './staff/cli.ts';
import { commands } from './staff/commands.ts';
import { isArchiveProposal } from './staff/is-archive-proposal.ts';
import { parseCommand } from './staff/parse-command.ts';

/** `pnpm staff …` runs a staff command on the database of a real brand. The API need not be running. */
async function main(argv: readonly string[]): Promise<string[]> {
  if (asksHelp(argv)) return [programHelp()];
  const config = readConfig(process.env);
  const { databaseUrl, bank, provider } = realSettings(config);
  const assertNothingMissing = async (mayBeOwner: boolean) => {
    const missing = await listMissingInDatabase(databaseUrl, [], { mayBeOwner });
    if (missing.length > 0) throw new Error(missing.join('\n'));
  };
  const isApproval = argv[0] === 'proposal' && argv[1] === 'approve';
  await assertNothingMissing(isApproval);
  // Only an approval of `ledger archive` may use a connection with the rights of the tables' owner. Approvals of other
  // proposals don't need these rights.
  if (isApproval) {
    const [id] = parseCommand(commands, argv).input.positionals;
    if (!(await isArchiveProposal(databaseUrl, id))) await assertNothingMissing(false);
  }
  const findActor = (deps: Parameters<typeof actorOfEnvironment>[0]) => actorOfEnvironment(deps, process.env);
  return runStaffCommand(config, { databaseUrl, bank, provider, findActor, withoutApproval: false }, argv);
}

main(process.argv.slice(2)).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
