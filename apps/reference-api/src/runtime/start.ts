import { defaultClientId } from '@chada/client-config/node';
import type { FastifyInstance } from 'fastify';
import { HttpBankGateway } from '../bank/http-bank-gateway.ts';
import { brandDirectory } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import { systemDraw } from '../draw.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { leave } from '../http/close-in-order.ts';
import { listen } from '../http/server-base.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { seed } from '../seed/seed.ts';
import { buildServer } from '../server.ts';
import type { Config } from './config.ts';
import { slipPictureFolder } from '../slip/slip-pictures.ts';
import { keepHouse } from './housekeeping.ts';
import { openDatabase } from './open-database.ts';
import { startBank, startProvider } from './start-sandboxes.ts';
import { watchBrands } from './watch-brands.ts';

/** Everything that runs, by its address. */
export interface Running {
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  /** Announces the end for as long as configured, answers what is under way, then ends everything that was started. */
  close(): Promise<void>;
}

/** Ends the parts in the order opposite to that in which they began, each whatever became of the others. */
async function endAll(ends: readonly (() => Promise<unknown> | void)[]): Promise<void> {
  for (const end of [...ends].reverse()) {
    try {
      await end();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/** Starts the database, the sandbox's bank and provider (or finds the real ones), and the API over them. */
export async function start(config: Config): Promise<Running> {
  const ends: (() => Promise<unknown> | void)[] = [];
  try {
    const opened = await openDatabase(config);
    ends.push(() => opened.close());
    const log: { server?: FastifyInstance } = {};
    const onIdleError = (error: Error) =>
      log.server?.log.warn({ err: error }, 'a database connection failed');
    const db = createDatabase(createPool({ url: opened.url, schema: 'api', onIdleError }));
    ends.push(() => db.destroy());

    const houseAccounts = houseAccountReader(db);
    const prepare: Parameters<typeof watchBrands>[1]['onChange'] = async (brands) => {
      await seed(db, { brands, now: systemClock.now(), demo: !config.production });
      // Read before they are needed, so that no transaction waits for a second connection.
      for (const { id } of brands) await houseAccounts(id);
    };
    const watched = watchBrands(config.clientsFolder, {
      onChange: prepare,
      onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
    });
    ends.push(() => watched.stop());
    await prepare(watched.current());

    const returnOrigins = watched
      .current()
      .flatMap(({ domains }) => domains.map((domain) => `https://${domain}`));
    const bank = await startBank(config, opened.url);
    ends.push(() => bank.close());
    const provider = await startProvider(config, opened.url, returnOrigins);
    ends.push(() => provider.close());

    const deps: Deps = {
      db,
      bank: new HttpBankGateway(bank),
      games: new HttpGameProvider(provider),
      clock: systemClock,
      draw: systemDraw,
      brands: brandDirectory(
        watched.current,
        defaultClientId(
          config.clientsFolder,
          watched.current().map(({ id }) => id),
          config.defaultClient,
        ),
      ),
      houseAccounts,
      slipPictures: slipPictureFolder(config.slipFolder),
      rateLimitScale: config.rateLimitScale,
    };
    const strictness = config.production ? 'log' : 'throw';
    const server = await buildServer(deps, { logLevel: config.logLevel, strictness });
    log.server = server;
    const house = keepHouse(deps, server.log);
    ends.push(() => house.stop());
    const apiUrl = await listen(server, config.apiPort, config.apiHost);
    ends.push(() => server.close());
    ends.push(() => leave(server, config.drainMs));
    return { apiUrl, bankUrl: bank.url, providerUrl: provider.url, close: () => endAll(ends) };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
}
