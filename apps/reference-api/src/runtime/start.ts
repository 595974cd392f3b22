import type { ResolvedClient } from '@chada/client-config';
import { clientIds, defaultClientId } from '@chada/client-config/node';
import type { FastifyInstance } from 'fastify';
import { HttpBankGateway } from '../bank/http-bank-gateway.ts';
import { withSlipChecker } from '../bank/slip-checker.ts';
import { brandDirectory, readBrands, readValidBrands } from '../brands/brand-directory.ts';
import { systemClock } from '../clock.ts';
import { cellUrl } from '../cells/cells-file.ts';
import { assertAllJoined } from '../cells/join-cell.ts';
import { depsOfCells, openCells, openOneDatabase, type OpenCell } from '../cells/open-cells.ts';
import { systemDraw } from '../draw.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { announceClose } from '../http/server/drain-on-close.ts';
import { listen } from '../http/server/base-server.ts';
import { RepeatedFailures } from '../log/repeated-failures.ts';
import { buildServer } from '../server.ts';
import { systemSeeds } from '../modules/fairness/fairness-deps.ts';
import { createFairnessKeys } from '../security/fairness-keys.ts';
import { createPseudonym } from '../security/pseudonym.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import type { Config } from './config.ts';
import { openSlipPictures } from '../slip/open-slip-pictures.ts';
import { startHousekeeping } from './housekeeping.ts';
import { keepDatabase } from './keep-database.ts';
import { assertNoSettingMissing } from './missing-settings.ts';
import { openDatabase, reachDatabase, type MigratedDatabase } from './open-database.ts';
import { openRealServices } from './open-real.ts';
import { brandPreparer } from './prepare-brands.ts';
import type { ExternalServices } from './external-services.ts';
import { watchBrands } from './watch-brands.ts';

export interface RunningApi {
  readonly apiUrl: string;
  readonly greeting: readonly string[];
  /** Resolves if the embedded PostgreSQL has ended and can't be started again. */
  readonly lost: Promise<Error>;
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

/**
 * Opens the external services, or a sandbox in their place. The sandbox is imported only here, so that a server with
 * real money never loads it.
 */
async function openExternalServices(
  config: Config,
  found: { databaseUrl: string; brands: readonly ResolvedClient[] },
): Promise<ExternalServices> {
  if (!config.sandbox) return openRealServices(config);
  const { openSandbox } = await import('./open-sandbox.ts');
  return openSandbox(config, found);
}

/** Starts tracing. OpenTelemetry is imported only here, because it is large and not needed without tracing. */
async function openTracing({ endpoint, serviceName }: NonNullable<Config['tracing']>): Promise<Tracing> {
  const { startTracing } = await import('../tracing/start-tracing.ts');
  return startTracing(endpoint, serviceName);
}

/** Opens the database. With several cells, requires that all cells have joined the registry. A joined cell may be down. */
async function openStorage(config: Config): Promise<MigratedDatabase> {
  const { sandbox, cells } = config;
  const none = new Map<string, unknown>();
  if (!cells) return sandbox ? openDatabase(config) : { ...(await reachDatabase(config)), down: none };
  const opened = sandbox
    ? await openDatabase(config)
    : { url: cellUrl(cells, cells.default), down: none, close: () => Promise.resolve() };
  await assertAllJoined(cells);
  return opened;
}

/**
 * Returns the brands. With real money, throws if a brand is invalid. A sandbox leaves out invalid brands and can print
 * their mistakes.
 */
function readBrandsAtStart({
  sandbox,
  clientsFolder,
  printsBrandMistakes,
}: Config): readonly ResolvedClient[] {
  if (!sandbox) return readBrands(clientsFolder);
  const { brands, mistakes } = readValidBrands(clientsFolder);
  if (printsBrandMistakes && mistakes !== undefined) console.error(mistakes);
  return brands;
}

export async function start(config: Config): Promise<RunningApi> {
  const ends: (() => Promise<unknown> | void)[] = [];
  try {
    const brandsAtStart = readBrandsAtStart(config);
    // Checks the environment variables, the licences and the database before anything else, so that a server with
    // incomplete settings changes nothing.
    if (!config.sandbox) await assertNoSettingMissing(config, brandsAtStart);
    // The image library loads while the database opens. A server that can't load it does not start.
    const imageLibrary = import('../slip/read-slip-image.ts');
    imageLibrary.catch(() => undefined);
    const storage = await openStorage(config);
    ends.push(() => storage.close());
    const { lost, keeper } = keepDatabase(storage);
    ends.push(() => keeper?.stop());
    const log: { server?: FastifyInstance; failures?: RepeatedFailures } = {};
    const onLost = (error: Error) =>
      log.failures?.report({
        task: 'database connections',
        error,
        text: 'a database connection failed',
        level: 'warn',
      });
    const tracing = config.tracing && (await openTracing(config.tracing));
    ends.push(async () => tracing?.close());
    const options = { onLost, onStatement: tracing?.recordStatement };
    const store = config.cells
      ? await openCells(config.cells, options)
      : openOneDatabase(storage.url, options);
    ends.push(() => store.close());

    const services = await openExternalServices(config, { databaseUrl: storage.url, brands: brandsAtStart });
    ends.push(() => services.close());
    const fairnessKeys = createFairnessKeys(services.fairnessSecret);
    const housekeeping: { begin?: (cell: OpenCell) => void } = {};
    const preparer = brandPreparer({
      config,
      store,
      down: storage.down,
      services,
      fairnessKeys,
      onOpen: (cell) => housekeeping.begin?.(cell),
      onProblem(text, error) {
        if (log.server) log.server.log.error({ err: error }, text);
        else console.error(`${text}: ${error instanceof Error ? error.message : String(error)}`);
      },
      onNews: (text) => log.server?.log.warn(text),
    });
    ends.push(() => preparer.stop());
    const watched = watchBrands(config.clientsFolder, {
      brandsAtStart,
      onChange: preparer.prepare,
      onMistakes: (mistakes) => {
        if (config.printsBrandMistakes) console.error(mistakes);
      },
      onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
      onRecovered: () => console.log('The brands were read again.'),
    });
    ends.push(() => watched.stop());
    await preparer.prepare(watched.current());

    const bank = withSlipChecker(new HttpBankGateway(services.bank), config.slipChecker);
    const games = new HttpGameProvider(services.provider);
    const common = {
      bank: tracing?.traceGateway('bank', bank) ?? bank,
      games: tracing?.traceGateway('games', games) ?? games,
      messages: tracing?.traceGateway('messages', services.messages) ?? services.messages,
      clock: systemClock,
      draw: systemDraw,
      fairness: { keys: fairnessKeys, folder: config.fairness.folder, ...systemSeeds },
      brands: brandDirectory(
        watched.current,
        defaultClientId(config.clientsFolder, clientIds(config.clientsFolder), config.defaultClient),
      ),
      rateLimitScale: config.rateLimitScale,
      pseudonym: createPseudonym(services.logHashKey),
    };
    const { deps, ofCells } = depsOfCells(store, common, (db) =>
      openSlipPictures(config.slipStore, { db, clock: systemClock }),
    );
    const strictness = config.production ? 'log' : 'throw';
    const { servePages } = services;
    const server = await buildServer(deps, {
      logLevel: config.logLevel,
      strictness,
      trustedProxies: config.trustedProxies,
      ...(servePages && { servePages }),
    });
    log.server = server;
    const failures = new RepeatedFailures(server.log);
    log.failures = failures;
    tracing?.traceRequests(server);
    if (config.metrics) {
      const { startMetrics } = await import('../metrics/start-metrics.ts');
      const metrics = await startMetrics({
        databases: store.cells,
        clock: common.clock,
        server,
        ...config.metrics,
      });
      ends.push(() => metrics.close());
    }
    const housekeepers = new Map<string, ReturnType<typeof startHousekeeping>>();
    ends.push(async () => {
      await preparer.stop();
      await Promise.all([...housekeepers.values()].map((houseAccounts) => houseAccounts.stop()));
    });
    housekeeping.begin = ({ name }) => {
      const own = ofCells[store.cells.findIndex((cell) => cell.name === name)];
      if (own && !housekeepers.has(name))
        housekeepers.set(name, startHousekeeping(own, { failures, cell: name }));
    };
    for (const cell of store.cells) if (!store.shared?.closed.has(cell.name)) housekeeping.begin(cell);
    const cellsOfBrands = 'cells of the brands';
    store.shared?.locations.start({
      onRead: () => failures.succeed(cellsOfBrands),
      onFault: (error) =>
        failures.report({
          task: cellsOfBrands,
          error,
          text: 'the cells of the brands could not be read',
          level: 'warn',
        }),
    });
    await imageLibrary;
    const apiUrl = await listen(server, config.apiPort, config.apiHost);
    ends.push(() => server.close());
    ends.push(() => announceClose(server, config.drainMs));
    return { apiUrl, greeting: services.greeting(apiUrl), lost, close: () => endAll(ends) };
  } catch (error) {
    await endAll(ends);
    throw error;
  }
}
