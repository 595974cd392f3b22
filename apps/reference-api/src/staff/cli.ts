import os from 'node:os';
import path from 'node:path';
import { zeroSatang } from '@chada/domain';
import { HttpBankGateway } from '../bank/http-bank-gateway.ts';
import { withSlipChecker } from '../bank/slip-checker.ts';
import { brandDirectory, readBrands, readValidBrands } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { assertNotACell } from '../cells/cell-mark.ts';
import { assertIsCellForCommand } from '../cells/join-cell.ts';
import { transferRegistry } from '../cells/cell-registry.ts';
import { openRegistry } from '../cells/registry.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import type { Config } from '../runtime/config.ts';
import type { Gateway } from '../runtime/external-services.ts';
import { openSlipPictures } from '../slip/open-slip-pictures.ts';
import { findActor, type Actor } from './actor.ts';
import { readBrandsElsewhere } from './brands-elsewhere.ts';
import type { StaffDeps } from './command.ts';
import { helpText, runAs } from './commands.ts';
import { addFirstOwner, readKeyFile } from './staff-directory.ts';
import { keyFileOf } from './staff-commands.ts';
import { parseFirstOwner } from './parse-first-owner.ts';
import { amountOf } from './command-args.ts';

const BANK_TIMEOUT_MS = 10_000;

export const asksHelp = (argv: readonly string[]): boolean =>
  argv.length === 0 || argv.includes('--help') || argv[0] === 'help';

export interface StaffEnvironment {
  readonly databaseUrl: string;
  readonly bank: Gateway;
  readonly provider: Gateway;
  readonly findActor: (deps: StaffDeps) => Promise<Actor>;
  /** True in a sandbox, where no command needs the approval of a second person. */
  readonly withoutApproval: boolean;
}

/** Returns the staff member whose key is in STAFF_KEY, in the file STAFF_KEY_FILE, or in the user's own key file. */
export async function actorOfEnvironment(
  { db }: Pick<StaffDeps, 'db'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Actor> {
  const { STAFF_KEY: given, STAFF_KEY_FILE: file } = env;
  if (given) return findActor(db, given);
  const defaultFile = path.join(env['HOME'] ?? os.homedir(), '.config/chada/staff-key');
  return findActor(db, await readKeyFile(file ? path.resolve(env['INIT_CWD'] ?? '', file) : defaultFile));
}

export const programHelp = (): string =>
  [
    helpText(),
    '',
    '  pnpm staff staff first NAME [--limit BAHT_A_DAY] --key-file PATH   adds the first owner of an empty staff list',
    '',
    'Your key is read from STAFF_KEY, else from STAFF_KEY_FILE, else from ~/.config/chada/staff-key.',
  ].join('\n');

export async function runStaffCommand(
  config: Config,
  environment: StaffEnvironment,
  argv: readonly string[],
): Promise<string[]> {
  await (config.cells
    ? assertIsCellForCommand(config.cells, config.cell)
    : assertNotACell(environment.databaseUrl));
  const db = createDatabase(createPool({ url: environment.databaseUrl, schema: 'api', max: 4 }));
  const shared = config.cells && openRegistry(config.cells.registry);
  try {
    const first = parseFirstOwner(argv);
    if (first) {
      const { limit } = first.options;
      const keyFile = keyFileOf(first);
      const dailyLimitSatang = limit === undefined ? zeroSatang : amountOf(limit);
      await addFirstOwner(db, { name: first.name, dailyLimitSatang, keyFile, at: systemClock.now() });
      return [`${first.name} is the first owner; the key is in ${keyFile}`];
    }
    const deps: StaffDeps = {
      db,
      bank: withSlipChecker(
        new HttpBankGateway({ ...environment.bank, timeoutMs: BANK_TIMEOUT_MS }),
        config.slipChecker,
      ),
      games: new HttpGameProvider(environment.provider),
      brands: brandDirectory(() =>
        config.sandbox ? readValidBrands(config.clientsFolder).brands : readBrands(config.clientsFolder),
      ),
      clock: systemClock,
      houseAccounts: houseAccountReader(db),
      slipPictures: openSlipPictures(config.slipStore, { db, clock: systemClock }),
      withoutApproval: environment.withoutApproval,
      ...(shared && {
        registry: transferRegistry({ db, registry: shared.registry }),
        elsewhere: await readBrandsElsewhere(db, {
          registry: shared.registry,
          cell: config.cell,
          onFault: (error) =>
            console.error(
              `the registry does not answer: ${error instanceof Error ? error.message : String(error)}`,
            ),
        }),
      }),
    };
    return await runAs(deps, await environment.findActor(deps), argv);
  } finally {
    await db.destroy();
    await shared?.registry.destroy();
  }
}
