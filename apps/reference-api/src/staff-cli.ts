import { readConfig } from './runtime/config.ts';
import { realSettings } from './runtime/missing-settings.ts';
import { listMissingInDatabase } from './runtime/missing-in-database.ts';
import { actorOfEnvironment, asksHelp, programHelp, runStaffCommand } from './staff/cli.ts';

/** `pnpm staff …` runs a staff command on the database of a real brand. The API need not be running. */
async function main(argv: readonly string[]): Promise<string[]> {
  if (asksHelp(argv)) return [programHelp()];
  const config = readConfig(process.env);
  const { databaseUrl, bank, provider } = realSettings(config);
  // Permits the tables' owner to run `proposal approve`, because only the owner can run `ledger archive`.
  const mayBeOwner = argv[0] === 'proposal' && argv[1] === 'approve';
  const missing = await listMissingInDatabase(databaseUrl, [], { mayBeOwner });
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const findActor = (deps: Parameters<typeof actorOfEnvironment>[0]) => actorOfEnvironment(deps, process.env);
  return runStaffCommand(config, { databaseUrl, bank, provider, findActor, alone: false }, argv);
}

main(process.argv.slice(2)).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
