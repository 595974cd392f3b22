/**
 * `pnpm bench:growth [--entries 100000,1000000] [--times 30]` measures reads, writes and checks while the ledger of
 * one brand grows to the given numbers of entries. 10,000,000 entries need about 4 GB of disk. The exit code is 1 if an
 * operation takes more than 1.5 times as long at the last size as at the first, compared with `/health` at the same sizes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { checkLedger, checkSinceSeal } from '../../src/ledger/check-ledger.ts';
import { sealDays } from '../../src/ledger/seal-days.ts';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { startMain } from '../support/main-process.ts';
import { callerOf, type Answered, type Asking } from '../support/test-app.ts';
import { AMOUNT, makeWriter, type Writer } from '../support/writers.ts';
import { CYCLES_PER_DAY, ENTRIES_PER_CYCLE, loadCycles } from './growth-book.ts';
import { median } from './ledger-ratio.ts';

const GOAL = 1.5;

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000,1000000' },
    times: { type: 'string', default: '30' },
  },
});
const sizes = values.entries.split(',').map(Number);
const times = Number(values.times);
if (!sizes.every((size, place) => Number.isInteger(size) && size > (sizes[place - 1] ?? 22_400)))
  throw new Error('--entries needs growing numbers above 22400, separated by commas');
if (!Number.isInteger(times) || times < 1) throw new Error('--times needs a number above 0');

const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-growth-'));
const opened = await openDatabase({
  sandbox: true,
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: path.join(folder, 'data'),
});
const env = {
  DATABASE_URL: opened.url,
  CHADA_DATA: path.join(folder, 'data'),
  CHADA_SANDBOX: '1',
  NODE_ENV: 'production',
  DRAIN_MS: '0',
  RATE_LIMIT_SCALE: 'off',
};
const api = await startMain(env);
const db = createDatabase(createPool({ url: opened.url, schema: 'api', max: 4 }));
const call = callerOf(() => api.url);

type Act = () => Promise<unknown>;
const asking = ({ token, clientId }: Writer): Asking => ({ token, host: `${clientId}.localhost` });
async function good(answer: Promise<Answered<unknown>>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`a request was answered ${status}: ${text}`);
}

function actsOf(name: string, who: Writer): [string, Act][] {
  const as = asking(who);
  const byUuid = { params: { uuid: who.uuid } };
  const [start, end] = [addBangkokDays(bangkokDay(new Date()), -30), bangkokDay(new Date())];
  const acts: Record<string, Act> = {
    'user.credit': () =>
      good(call('user.credit', { params: { username: who.username }, body: { balanceType: 'main' } }, as)),
    'user.detail': () => good(call('user.detail', byUuid, as)),
    'user.level': () => good(call('user.level', byUuid, as)),
    'history.list': () => good(call('history.list', { ...byUuid, query: {} }, as)),
    'history.list, deposits': () => good(call('history.list', { ...byUuid, query: { kind: 'deposit' } }, as)),
    'history.list, 30 days': () => good(call('history.list', { ...byUuid, query: { start, end } }, as)),
    'deposit.mine': () => good(call('deposit.mine', { ...byUuid, query: {} }, as)),
    'withdraw.history': () => good(call('withdraw.history', { ...byUuid, query: {} }, as)),
    'log.affiliate, 30 days': () =>
      good(
        call('log.affiliate', { params: { username: who.username }, body: { type: 'wl', start, end } }, as),
      ),
    'protection.get': () => good(call('protection.get', {}, as)),
    'game.overview': () => good(call('game.overview', {}, as)),
    'withdraw.create': () => good(call('withdraw.create', { ...byUuid, body: { amount: AMOUNT } }, as)),
  };
  return Object.entries(acts).map(([act, run]) => [`${act} (${name})`, run]);
}

function inviterActs(who: Writer): [string, Act][] {
  const as = asking(who);
  const params = { username: who.username };
  const [start, end] = [addBangkokDays(bangkokDay(new Date()), -30), bangkokDay(new Date())];
  return [
    ['affiliate.bonus', () => good(call('affiliate.bonus', { params }, as))],
    ['affiliate.downline', () => good(call('affiliate.downline', { params, query: {} }, as))],
    [
      'affiliate.downlineBonus, 30 days',
      () => good(call('affiliate.downlineBonus', { params, body: { start, end } }, as)),
    ],
    [
      'affiliate.withdraw',
      () => good(call('affiliate.withdraw', { params, body: { amount: 10_000, type: 'credit' } }, as)),
    ],
  ];
}

async function timeOf(act: Act): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}
async function medianTime(act: Act, count: number): Promise<number> {
  for (let warm = 0; warm < 3; warm += 1) await act();
  const measured: number[] = [];
  for (let time = 0; time < count; time += 1) measured.push(await timeOf(act));
  return median(measured);
}

let failed = false;
try {
  const [usual, busy, inviter] = [await makeWriter(db), await makeWriter(db), await makeWriter(db)];
  const cyclesOf = (entries: number) => Math.ceil(entries / ENTRIES_PER_CYCLE);
  const days = Math.ceil(cyclesOf(sizes.at(-1) ?? 0) / CYCLES_PER_DAY);
  const start = new Date(Date.now() - (days + 2) * 86_400_000);
  const base = (): Promise<void> =>
    fetch(`${api.url}/health`).then(async (response) => void (await response.text()));
  const acts: [string, Act, number][] = [
    ['/health', base, times],
    ...[...actsOf('usual', usual), ...actsOf('busy', busy), ...inviterActs(inviter)].map(
      ([name, act]): [string, Act, number] => [name, act, times],
    ),
  ];
  const found = new Map<string, number[]>();
  const note = (name: string, ms: number) => found.set(name, [...(found.get(name) ?? []), ms]);
  let loaded = 0;
  for (const entries of sizes) {
    const begun = performance.now();
    const until = cyclesOf(entries);
    const { lastDay } = await loadCycles(
      opened.url,
      { usual, busy, inviter },
      { from: loaded, until, start, game: 'golden-hilo' },
    );
    if (loaded === 0) for (const [, act] of acts) await medianTime(act, times);
    loaded = until;
    console.log(`${entries} entries loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    for (const [name, act, count] of acts) note(name, await medianTime(act, count));
    await sealDays(db, usual.clientId, addBangkokDays(lastDay, -1));
    const checks = { 'ledger check, complete': checkLedger, 'ledger check since the seal': checkSinceSeal };
    for (const [name, check] of Object.entries(checks)) {
      const report = { ok: false, text: '' };
      const ms = await timeOf(async () => {
        const read = await check(db);
        report.ok = read.ok;
        report.text = JSON.stringify(read).slice(0, 800);
      });
      if (!report.ok) throw new Error(`the ${name} found: ${report.text}`);
      note(name, ms);
    }
  }
  const health = found.get('/health') ?? [];
  const drift = (health.at(-1) ?? 1) / (health[0] ?? 1);
  console.log(
    `\n${'median ms, entries:'.padEnd(44)}${sizes.map((size) => String(size).padStart(10)).join('')}     ratio`,
  );
  for (const [name, all] of found) {
    const ratio = (all.at(-1) ?? 0) / (all[0] ?? 1) / (name === '/health' ? 1 : Math.max(1, drift));
    const isComplete = name === 'ledger check, complete';
    const isOver = ratio > GOAL && !isComplete && name !== '/health';
    failed ||= isOver;
    console.log(
      `${name.padEnd(44)}${all.map((ms) => ms.toFixed(1).padStart(10)).join('')}${ratio.toFixed(2).padStart(10)}${isOver ? '  above 1.5' : ''}`,
    );
  }
} finally {
  api.child.kill('SIGTERM');
  await api.ended;
  await db.destroy();
  await opened.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
process.exitCode = failed ? 1 : 0;
