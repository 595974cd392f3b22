import { HttpBankGateway } from './bank/http-bank-gateway.ts';
import { withSlipChecker } from './bank/slip-checker.ts';
import { brandDirectory, readBrands } from './brands/brand-directory.ts';
import { systemClock } from './clock.ts';
import { createDatabase, createPool } from './database/connection.ts';
import { houseAccountReader } from './ledger/chart.ts';
import { readConfig } from './runtime/config.ts';
import { openDatabase } from './runtime/open-database.ts';
import { sandboxSecret } from './runtime/sandbox-secret.ts';
import { slipPictureFolder } from './slip/slip-pictures.ts';
import { helpText, runCommand } from './staff/commands.ts';
import { StaffRefusal } from './staff/staff-refusal.ts';

/** `pnpm sandbox …`: runs one command of staff on the database of this sandbox, whether the API is up or not. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.length === 0 || argv.includes('--help') || argv[0] === 'help') {
    console.log(helpText());
    return;
  }
  const config = readConfig({ ...process.env, CHADA_SANDBOX: '1' });
  const opened = await openDatabase(config);
  const db = createDatabase(createPool({ url: opened.url, schema: 'api', max: 4 }));
  try {
    const apiKey = config.bank.apiKey ?? (await sandboxSecret(config.dataFolder, 'bank'));
    const url = config.bank.url ?? `http://127.0.0.1:${config.bankPort}`;
    // When the bank can't be asked just now, a pay-out stays "paying", and the API asks for it as soon as it runs.
    const bank = withSlipChecker(new HttpBankGateway({ url, apiKey, timeoutMs: 10_000 }), config.slipChecker);
    // Read only by a command that needs them.
    const brands = brandDirectory(() => readBrands(config.clientsFolder));
    const lines = await runCommand(
      {
        db,
        bank,
        brands,
        clock: systemClock,
        houseAccounts: houseAccountReader(db),
        slipPictures: slipPictureFolder(config.slipFolder),
      },
      argv,
    );
    for (const line of lines) console.log(line);
  } finally {
    await db.destroy();
    await opened.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof StaffRefusal || error instanceof Error;
  console.error(plain ? error.message : error);
  process.exitCode = 1;
});
