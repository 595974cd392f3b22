import type { ResolvedClient } from '@chada/client-config';
import { defaultClientId } from '@chada/client-config/node';
import type { FastifyInstance } from 'fastify';
import { HttpBankGateway } from '../bank/http-bank-gateway.ts';
import { withSlipChecker } from '../bank/slip-checker.ts';
import { brandDirectory, readBrands } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { createDatabase, createPool } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import { systemDraw } from '../draw.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { announceClose } from '../http/server/drain-on-close.ts';
import { listen } from '../http/server/base-server.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { buildServer } from '../server.ts';
import { openLog } from '../modules/fairness/open-log.ts';
import { systemSeeds } from '../modules/fairness/fairness-deps.ts';
import { createFairnessKeys } from '../security/fairness-keys.ts';
import { createPseudonym } from '../security/pseudonym.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import type { Config } from './config.ts';
import { openSlipPictures } from '../slip/open-slip-pictures.ts';
import { startHousekeeping } from './housekeeping.ts';
import { assertNoSettingMissing } from './missing-settings.ts';
import { openDatabase, reachDatabase } from './open-database.ts';
import { openRealServices } from './open-real.ts';
import type { ExternalServices } from './external-services.ts';
import { watchBrands } from './watch-brands.ts';

export interface Running {
  readonly apiUrl: string;
  readonly greeting: readonly string[];
  close(): Promise<void>;
}

async function endAll(ends: readonly (() => Promise<unknown> | void)[]): Promise<void> {
  for (const end of [...ends].reverse()) {
    try {
      await end();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/** Imports the sandbox only here, so that a server with real money never loads it. */
async function openExternalServices(
  config: Config,
  found: { databaseUrl: string; brands: readonly ResolvedClient[] },
): Promise<ExternalServices> {
  if (!config.sandbox) return openRealServices(config);
  const { openSandbox } = await import('./open-sandbox.ts');
  return openSandbox(config, found);
}

/** Imports OpenTelemetry only if tracing is configured, because OpenTelemetry is large. */
async function openTracing({ endpoint, serviceName }: NonNullable<Config['tracing']>): Promise<Tracing> {
  const { startTracing } = await import('../tracing/start-tracing.ts');
  return startTracing(endpoint, serviceName);
}

export async function start(config: Config): Promise<Running> {
  const ends: (() => Promise<unknown> | void)[] = [];
  try {
    const brandsAtStart = readBrands(config.clientsFolder);
    // Checks the settings before anything else, so that a server with missing settings changes nothing.
    if (!config.sandbox) await assertNoSettingMissing(config, brandsAtStart);
    const opened = await (config.sandbox ? openDatabase(config) : reachDatabase(config));
    ends.push(() => opened.close());
    const log: { server?: FastifyInstance } = {};
    const onLost = (error: Error) => log.server?.log.warn({ err: error }, 'a database connection failed');
    const pool = createPool({ url: opened.url, schema: 'api', onLost });
    const tracing = config.tracing && (await openTracing(config.tracing));
    ends.push(async () => tracing?.close());
    const db = createDatabase(pool, tracing?.recordStatement);
    ends.push(() => db.destroy());

    const houseAccounts = houseAccountReader(db);
    const services = await openExternalServices(config, { databaseUrl: opened.url, brands: brandsAtStart });
    ends.push(() => services.close());
    const fairnessKeys = createFairnessKeys(services.fairnessSecret);
    const prepare: Parameters<typeof watchBrands>[1]['onChange'] = async (brands) => {
      await services.prepareBrands(db, brands);
      for (const brand of brands) await openLog(db, brand, fairnessKeys);
      for (const { id } of brands) await houseAccounts(id);
    };
    const watched = watchBrands(config.clientsFolder, {
      brandsAtStart,
      onChange: prepare,
      onMistakes: (mistakes) => {
        if (config.printsBrandMistakes) console.error(mistakes);
      },
      onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
    });
    ends.push(() => watched.stop());
    await prepare(watched.current());

    const bank = withSlipChecker(new HttpBankGateway(services.bank), config.slipChecker);
    const games = new HttpGameProvider(services.provider);
    const deps: Deps = {
      db,
      bank: tracing?.traceGateway('bank', bank) ?? bank,
      games: tracing?.traceGateway('games', games) ?? games,
      messages: tracing?.traceGateway('messages', services.messages) ?? services.messages,
      clock: systemClock,
      draw: systemDraw,
      fairness: { keys: fairnessKeys, folder: config.fairness.folder, ...systemSeeds },
      brands: brandDirectory(
        watched.current,
        defaultClientId(
          config.clientsFolder,
          watched.current().map(({ id }) => id),
          config.defaultClient,
        ),
      ),
      houseAccounts,
      slipPictures: openSlipPictures(config.slipStore, { db, clock: systemClock }),
      rateLimitScale: config.rateLimitScale,
      pseudonym: createPseudonym(services.logHashKey),
    };
    const strictness = config.production ? 'log' : 'throw';
    const { servePages } = services;
    const server = await buildServer(deps, {
      logLevel: config.logLevel,
      strictness,
      trustedProxies: config.trustedProxies,
      ...(servePages && { servePages }),
    });
    log.server = server;
    tracing?.traceRequests(server);
    if (config.metrics) {
      const { startMetrics } = await import('../metrics/start-metrics.ts');
      const metrics = await startMetrics({ deps, pool, server, ...config.metrics });
      ends.push(() => metrics.close());
    }
    const house = startHousekeeping(deps, server.log);
    ends.push(() => house.stop());
    const apiUrl = await listen(server, config.apiPort, config.apiHost);
    ends.push(() => server.close());
    ends.push(() => announceClose(server, config.drainMs));
    return { apiUrl, greeting: services.greeting(apiUrl), close: () => endAll(ends) };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
}
