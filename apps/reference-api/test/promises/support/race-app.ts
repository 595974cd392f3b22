import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import * as z from 'zod/mini';
import { checkLedger } from '../../../src/ledger/check-ledger.ts';
import { compileCache } from '../../support/compile-cache.ts';
import { sized } from '../../support/seeded-random.ts';
import { callerOf, startTestApp, type Call, type TestApp } from '../../support/test-app.ts';

/** A test app with several API processes. In a single process, a lock in memory could hide a race. */
export interface RaceApp extends TestApp {
  readonly call: Call;
  readonly processes: readonly Call[];
  setClock(at: Date | string, process?: number): Promise<void>;
}

interface ApiProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`an API process ended with ${code}`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), exited]);
  return message;
}

async function startProcess(app: TestApp, databaseUrl: string): Promise<ApiProcess> {
  const { bankUrl, providerUrl, apiKey, slipFolder, logFolder } = app;
  const now = app.deps.clock.now().toISOString();
  const settings = { databaseUrl, bankUrl, providerUrl, apiKey, slipFolder, logFolder, now };
  const child = fork(path.join(import.meta.dirname, 'api-process.ts'), [JSON.stringify(settings)], {
    execArgv: [],
    env: { ...process.env, ...compileCache },
  });
  return { child, url: z.object({ url: z.string() }).parse(await nextMessage(child)).url };
}

async function moveClock({ child }: ApiProcess, at: Date): Promise<void> {
  const moved = nextMessage(child);
  child.send({ now: at.toISOString() });
  await moved;
}

export interface RaceAppOptions {
  readonly urlOf?: (url: string) => Promise<string>;
}

/** Starts a test app with two additional API processes, or with four if CHADA_FULL=1. */
export async function startRaceApp({ urlOf = async (url) => url }: RaceAppOptions = {}): Promise<RaceApp> {
  const app = await startTestApp();
  const databaseUrl = await urlOf(app.databaseUrl);
  const started = await Promise.all(
    Array.from({ length: sized(2, 4) }, () => startProcess(app, databaseUrl)),
  );
  let turn = 0;
  const next = () => started[(turn += 1) % started.length]?.url ?? '';
  return {
    ...app,
    call: callerOf(next),
    processes: started.map(({ url }) => callerOf(() => url)),
    async setClock(at, which) {
      const moved = started.filter((_, index) => which === undefined || which === index);
      if (which === undefined) app.setTime(at);
      await Promise.all(moved.map((process) => moveClock(process, new Date(at))));
    },
    async close() {
      await Promise.all(
        started.map(async ({ child }) => {
          const exited = once(child, 'exit');
          child.disconnect();
          await exited;
        }),
      );
      await app.close();
    },
  };
}

/** Starts the app for the tests of a file. After the tests, the books must balance. */
export async function openRaceApp(): Promise<RaceApp> {
  const app = await startRaceApp();
  afterAll(async () => {
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    await app.close();
  });
  return app;
}
