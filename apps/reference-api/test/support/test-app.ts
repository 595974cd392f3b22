import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  errorEnvelopeSchema,
  operations,
  successEnvelopeSchema,
  type CallInput,
  type ErrorEnvelope,
  type OperationData,
  type OperationId,
  type Operations,
} from '@chada/contract';
import { DRAW_CYCLE_MS } from '@chada/membership-rules';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { HttpBankGateway } from '../../src/bank/http-bank-gateway.ts';
import { brandDirectory } from '../../src/brands/brand-directory.ts';
import { createLookups, createPool } from '../../src/database/connection.ts';
import type { Deps } from '../../src/deps.ts';
import { systemDraw } from '../../src/draw.ts';
import { serveDocs } from '../../src/docs/serve-docs.ts';
import { HttpGameProvider } from '../../src/games/http-game-provider.ts';
import type { RateLimitScale } from '../../src/http/limits/rate-limit.ts';
import { listen } from '../../src/http/server/base-server.ts';
import { houseAccountReader } from '../../src/ledger/chart.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { buildSandboxBank } from '../../src/sandbox-bank/server.ts';
import { TransferBook } from '../../src/sandbox-bank/transfers.ts';
import { buildSandboxProvider } from '../../src/sandbox-provider/server.ts';
import { systemSeeds } from '../../src/modules/fairness/fairness-deps.ts';
import { openLog } from '../../src/modules/fairness/open-log.ts';
import { createFairnessKeys } from '../../src/security/fairness-keys.ts';
import { SandboxInbox } from '../../src/sandbox-inbox/inbox.ts';
import { createPseudonym } from '../../src/security/pseudonym.ts';
import { seed } from '../../src/seed/seed.ts';
import { buildServer } from '../../src/server.ts';
import { slipPictureFolder } from '../../src/slip/slip-pictures.ts';
import { brandA, brandB, hostA } from './test-brands.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const FAIRNESS_SECRET = Buffer.alloc(32, 7).toString('base64');

export { brandA, brandB, hostA, hostB } from './test-brands.ts';

export interface RequestOptions {
  readonly token?: string | undefined;
  /** The host that the request names. Default: the host of brand A. */
  readonly host?: string;
  /** The idempotency key. Default: a new key. `null` sends no key. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** With this signal, a test can close the connection before the response arrives. */
  readonly signal?: AbortSignal;
}

export interface TestResponse<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Data | undefined;
  readonly error: ErrorEnvelope | undefined;
}

export type Call = <Id extends OperationId>(
  id: Id,
  input: CallInput<Operations[Id]>,
  options?: RequestOptions,
) => Promise<TestResponse<OperationData<Operations[Id]>>>;

export interface TestApp extends TestDatabase {
  readonly url: string;
  readonly databaseUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  readonly apiKey: string;
  readonly deps: Deps;
  readonly book: TransferBook;
  readonly inbox: SandboxInbox;
  readonly slipFolder: string;
  readonly logFolder: string;
  /** Sets the clock, which does not move by itself. */
  setTime(at: Date | string): void;
  /** Moves the clock forward by `ms`. The default is the time until a member may draw again. */
  passTime(ms?: number): void;
  readonly call: Call;
  close(): Promise<void>;
}

const part = z.optional(z.record(z.string(), z.unknown()));
const sentSchema = z.object({ params: part, query: part, body: part });
type RequestInput = z.output<typeof sentSchema>;

function addressOf(id: OperationId, { params = {}, query = {} }: RequestInput): string {
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

function bodyOf(id: OperationId, { body }: RequestInput): { body?: string | FormData; type?: string } {
  if (body === undefined) return {};
  if (operations[id].bodyType === 'json') return { body: JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value, 'slip.png');
    else if (value !== undefined) form.append(name, String(value));
  }
  return { body: form };
}

export function callerOf(nextUrl: () => string): Call {
  return async function call<Id extends OperationId>(
    id: Id,
    input: CallInput<Operations[Id]>,
    { token, host = hostA, key = randomUUID(), headers = {}, signal }: RequestOptions = {},
  ): Promise<TestResponse<OperationData<Operations[Id]>>> {
    const sent = sentSchema.parse(input);
    const { body, type } = bodyOf(id, sent);
    const response = await fetch(`${nextUrl()}${addressOf(id, sent)}`, {
      method: operations[id].method,
      headers: {
        hostname: host,
        ...(type && { 'content-type': type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(operations[id].idempotent && key !== null ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const json: unknown = JSON.parse(text);
    const read = { status: response.status, headers: response.headers, text };
    if (!response.ok) return { ...read, data: undefined, error: errorEnvelopeSchema.parse(json) };
    const { data } = successEnvelopeSchema(operations[id].response).parse(json);
    return { ...read, data: data as OperationData<Operations[Id]>, error: undefined };
  };
}

export interface TestAppOptions {
  readonly rateLimitScale?: RateLimitScale;
  /** Receives the log lines of the servers. By default, the servers write no logs. */
  readonly logStream?: { write(line: string): void };
  readonly around?: (deps: Deps, pool: pg.Pool) => Partial<Deps>;
}

export async function startTestApp({
  rateLimitScale = 'off',
  around = () => ({}),
  logStream,
}: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestDatabase();
  const pools: pg.Pool[] = [];
  const poolOf = (schema: 'sandbox_bank' | 'sandbox_provider') => {
    const pool = createPool({ url: test.url, schema });
    pools.push(pool);
    return pool;
  };
  const apiKey = randomUUID();
  const logging = logStream ? ({ logLevel: 'info', logStream } as const) : ({ logLevel: 'silent' } as const);
  const bankPool = poolOf('sandbox_bank');
  const bank = await buildSandboxBank({ pool: bankPool, apiKey, ...logging });
  const returnOrigins = ['https://www.brand-a.example'];
  const games = await buildSandboxProvider({
    pool: poolOf('sandbox_provider'),
    apiKey,
    paceMs: 0,
    ...logging,
    returnOrigins,
  });
  const [bankUrl, gamesUrl] = [await listen(bank, 0), await listen(games, 0)];
  const slipFolder = join(tmpdir(), `chada-test-slips-${randomUUID()}`);
  const logFolder = join(tmpdir(), `chada-test-logs-${randomUUID()}`);
  let now = new Date('2026-11-20T03:00:00.000Z');
  const inbox = new SandboxInbox();
  const base: Deps = {
    db: test.db,
    lookups: createLookups(test.pool),
    bank: new HttpBankGateway({ url: bankUrl, apiKey }),
    games: new HttpGameProvider({ url: gamesUrl, apiKey }),
    messages: inbox,
    clock: { now: () => new Date(now) },
    draw: systemDraw,
    fairness: { keys: createFairnessKeys(FAIRNESS_SECRET), folder: logFolder, ...systemSeeds },
    brands: brandDirectory(() => [brandA, brandB]),
    houseAccounts: houseAccountReader(test.db),
    slipPictures: slipPictureFolder(slipFolder),
    rateLimitScale,
    pseudonym: createPseudonym('a key for tests alone'),
  };
  const deps: Deps = { ...base, ...around(base, test.pool) };
  await seed(test.db, { brands: [brandA, brandB], now, demo: false });
  for (const brand of [brandA, brandB]) {
    await deps.houseAccounts(brand.id);
    await openLog(test.db, brand, deps.fairness.keys);
  }
  const api: FastifyInstance = await buildServer(deps, { ...logging, servePages: serveDocs });
  const url = await listen(api, 0);

  return {
    ...test,
    url,
    databaseUrl: test.url,
    bankUrl,
    providerUrl: gamesUrl,
    apiKey,
    deps,
    inbox,
    book: new TransferBook(bankPool),
    slipFolder,
    logFolder,
    setTime: (at) => void (now = new Date(at)),
    passTime: (ms = DRAW_CYCLE_MS) => void (now = new Date(now.getTime() + ms)),
    call: callerOf(() => url),
    async close() {
      await Promise.all([api.close(), bank.close(), games.close()]);
      await Promise.all(pools.map((pool) => pool.end()));
      await test.drop();
      for (const folder of [slipFolder, logFolder]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the app for the tests of a file. After the tests, the books must balance. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(async () => {
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    await app.close();
  });
  return app;
}
