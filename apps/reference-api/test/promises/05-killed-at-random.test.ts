/**
 * Kills the API process at random moments while sixteen writers send requests (promise 5 in docs/promises.md). No
 * effect may be lost after the API has responded. Runs 3 kills, or 200 with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AuditedCheckpoint } from '@chada/fairness/log';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../src/database/connection.ts';
import { readPidFile } from '../../src/database/pid-file.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { openDatabase, type OpenedDatabase } from '../../src/runtime/open-database.ts';
import { backdateDraws } from '../support/backdate-draws.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { auditDraws, makeDrawingMember, spin, type DrawingMember } from '../support/drawing-members.ts';
import { makeOneBrandFolder, startMain, type MainProcess } from '../support/main-process.ts';
import { acknowledgedBooks, booksOf, makeWriter, withdrawalOf, type Writer } from '../support/writers.ts';

const WRITERS = 16;
const DRAWERS = 4;
const READY_WITHIN_MS = 3_000;

let folder: string;
let clients: string;
let opened: OpenedDatabase;
let db: Database;
let writers: Writer[];
let members: DrawingMember[];
let running: MainProcess | undefined;

async function startApi(): Promise<number> {
  const startedAt = performance.now();
  running = await startMain({
    CHADA_SANDBOX: '1',
    CHADA_DATA: folder,
    CLIENTS_FOLDER: clients,
    RATE_LIMIT_SCALE: 'off',
  });
  return performance.now() - startedAt;
}

async function send(writer: Writer, key: string): Promise<{ status: number; text: string }> {
  const { path: address, ...request } = withdrawalOf(writer, key);
  const response = await fetch(`${running?.url}${address}`, request);
  return { status: response.status, text: await response.text() };
}

async function write(writer: Writer, untilDead: () => boolean): Promise<void> {
  while (!untilDead()) {
    const key = randomUUID();
    writer.unsure.add(key);
    const response = await send(writer, key).catch(() => undefined);
    if (!response) return;
    if (response.status !== 200) continue; // The database was shutting down. The request is repeated after the restart.
    writer.unsure.delete(key);
    writer.acknowledged.set(key, response.text);
  }
}

async function draw(member: DrawingMember, untilDead: () => boolean): Promise<void> {
  for (let turn = 0; turn < 40 && !untilDead(); turn += 1) {
    if ((await spin(running?.url ?? '', member)) === undefined) return;
  }
}

async function checkDraws(member: DrawingMember, round: string): Promise<void> {
  for (const key of member.unsure) expect(await spin(running?.url ?? '', member, key), round).toBe(200);
  const rows = await db.selectFrom('prize_draw').select('uuid').where('member_id', '=', member.id).execute();
  const ids = [...member.draws.values()].map(({ id }) => id);
  expect(new Set(rows.map(({ uuid }) => uuid)), round).toEqual(new Set(ids));
}

function connect(): void {
  db = createDatabase(createPool({ url: opened.url, schema: 'api', max: 4 }));
}

beforeAll(async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'chada-kill-'));
  folder = path.join(parent, 'data');
  clients = makeOneBrandFolder(parent);
  opened = await openDatabase({ sandbox: true, databaseUrl: undefined, dataFolder: folder });
  connect();
  await startApi();
  writers = await Promise.all(Array.from({ length: WRITERS }, () => makeWriter(db)));
  members = await Promise.all(Array.from({ length: DRAWERS }, () => makeDrawingMember(db)));
  await db.updateTable('prize_game').set({ turns_a_day: 100 }).execute();
  await backdateDraws(db);
});

afterAll(async () => {
  // Kills the API even after a failed test, so that no process remains.
  running?.child.kill('SIGKILL');
  await db.destroy();
  await opened.close();
  await rm(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function kill(withDatabase: boolean): Promise<void> {
  running?.child.kill('SIGKILL');
  const note = withDatabase ? await readPidFile(path.join(folder, 'postgres')) : undefined;
  if (note) process.kill(note.pid, 'SIGKILL');
  await running?.ended;
}

async function reopen(): Promise<void> {
  await db.destroy();
  await opened.close();
  opened = await openDatabase({ sandbox: true, databaseUrl: undefined, dataFolder: folder });
  connect();
}

/**
 * Returns a percentile of the start times in milliseconds (nearest-rank method). For example, if `share` is 0.95, then
 * 95 % of the starts took at most the returned time.
 */
function timeAtShare(startsMs: readonly number[], share: number): number {
  return [...startsMs].sort((a, b) => a - b)[Math.ceil(startsMs.length * share) - 1] ?? 0;
}
const spread = (startsMs: readonly number[]) =>
  [0.5, 0.95, 1]
    .map((share) => `${share * 100} % in ${timeAtShare(startsMs, share).toFixed(0)} ms`)
    .join(', ');

async function checkWriter(writer: Writer, round: string): Promise<void> {
  for (const key of writer.unsure) {
    const { status, text } = await send(writer, key);
    expect(status, round).toBe(200);
    writer.acknowledged.set(key, text);
  }
  writer.unsure.clear();
  expect(await booksOf(db, writer), round).toEqual(acknowledgedBooks(writer));
}

it(
  'a killed API loses no effect, repeats no effect, and is ready within three seconds',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`kill test: CHADA_SEED=${seed}`);
    const random = seededRandom(seed);
    const startsMs: Record<'alone' | 'withDatabase', number[]> = { alone: [], withDatabase: [] };
    const rounds = sized(3, 200);
    let checkpoint: AuditedCheckpoint | undefined;
    for (let round = 1; round <= rounds; round += 1) {
      let dead = false;
      const writing = writers.map((writer) => write(writer, () => dead));
      const drawing = members.map((member) => draw(member, () => dead));
      await delay(random.int(150, 700));
      const withDatabase = round % 3 === 0;
      await kill(withDatabase);
      dead = true;
      await Promise.all([...writing, ...drawing]);
      startsMs[withDatabase ? 'withDatabase' : 'alone'].push(await startApi());
      if (withDatabase) await reopen();
      for (const writer of writers) await checkWriter(writer, `seed ${seed}, round ${round}`);
      for (const member of members) await checkDraws(member, `seed ${seed}, round ${round}`);
      const audited = await auditDraws(db, running?.url ?? '', members, checkpoint);
      expect(audited.problems, `seed ${seed}, round ${round}`).toEqual([]);
      checkpoint = audited.checkpoint;
      expect((await checkLedger(db)).ok, `seed ${seed}, round ${round}`).toBe(true);
      // Moves the withdrawals to an earlier day, where they do not count towards today's limit.
      await db.updateTable('withdrawal').set({ bangkok_day: '2020-01-01' }).execute();
      // Moves the draws to earlier days, where they do not use today's turns.
      await sql`update prize_draw set bangkok_day = bangkok_day - ${1_000 * round}::integer
                 where member_id = any (${members.map(({ id }) => id)}) and bangkok_day > current_date - 30`.execute(
        db,
      );
    }
    const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
    console.info(
      `${rounds} kills, ${acknowledged} withdrawals; starts of the API ${spread(startsMs.alone)}, with PostgreSQL ${spread(startsMs.withDatabase)}`,
    );
    console.info(
      `${members.reduce((sum, { draws }) => sum + draws.size, 0)} draws, ${checkpoint?.size ?? 0} log entries`,
    );
    expect(acknowledged).toBeGreaterThan(rounds * WRITERS);
    // Checks the median of the start times, because other load on the machine delays some starts.
    const all = [...startsMs.alone, ...startsMs.withDatabase];
    expect(timeAtShare(all, 0.5)).toBeLessThan(READY_WITHIN_MS * (process.env['CHADA_FULL'] === '1' ? 1 : 4));
  },
);
