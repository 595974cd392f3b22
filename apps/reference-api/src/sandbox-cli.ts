import { readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/open-database.ts';
import { sandboxSecret } from './runtime/sandbox-secret.ts';
import { asksHelp, programHelp, runStaffCommand } from './staff/cli.ts';
import { sandboxActor } from './staff/sandbox-actor.ts';

/** `pnpm sandbox …` runs a staff command on the sandbox database, even while the API is stopped. */
async function main(argv: readonly string[]): Promise<string[]> {
  if (asksHelp(argv)) return [programHelp()];
  const config = readConfig({ ...process.env, CHADA_SANDBOX: '1' });
  const opened = await openDatabase(config);
  const gateway = async (name: 'bank' | 'provider', port: number) => ({
    url: config[name].url ?? `http://127.0.0.1:${port}`,
    apiKey: config[name].apiKey ?? (await sandboxSecret(config.dataFolder, name)),
  });
  try {
    const bank = await gateway('bank', config.bankPort);
    const provider = await gateway('provider', config.providerPort);
    const environment = {
      databaseUrl: opened.url,
      bank,
      provider,
      findActor: sandboxActor,
      withoutApproval: true,
    };
    return await runStaffCommand(config, environment, argv);
  } finally {
    await opened.close();
  }
}

main(process.argv.slice(2)).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
