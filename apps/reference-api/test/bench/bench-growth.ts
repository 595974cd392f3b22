/**
 * `pnpm bench:growth [--entries 100000,1000000] [--cycles-per-day 50] [--times 30]` measures reads, writes and ledger checks of brands of
 * different sizes. `--entries` lists the sizes in ledger entries, from small to large. The first size must be larger
 * than 22,400, which is the number of entries in 400 cycles. A cycle is one simulated day of a member. Each size has a
 * new database. 10,000,000 entries need about 4 GB of disk and `--cycles-per-day 72`, because days before 2020 can't be
 * sealed.
 * A larger brand has data of more days. The newest day of each brand is today, because limits and signs of harm use data of
 * up to the last 35 days. The smallest default size has 35 days of data.
 * The time of a request is divided by the time of `/health` at the same size. The exit code is 1 if a request, or the
 * ledger check since the seal, takes more than 1.5 times as long at the last size as at the first size.
 */
import { parseArgs } from 'node:util';
import { addBangkokDays } from '@chada/domain';
import { createDatabase, createPool, type Database } from '../../src/database/connection.ts';
import { checkLedger, checkSinceSeal } from '../../src/ledger/check-ledger.ts';
import { sealDays } from '../../src/ledger/seal-days.ts';
import { callerOf, type TestResponse, type RequestOptions, type Call } from '../support/test-app.ts';
import { AMOUNT, makeWriter, type Writer } from '../support/writers.ts';
import { CYCLES_PER_DAY, ENTRIES_PER_CYCLE, loadCycles } from './growth-book.ts';
import { median } from './ledger-ratio.ts';
import { openBench, type Bench } from './open-bench.ts';

const MAX_RATIO = 1.5;
/**
 * All cycles (simulated days of members) begin at least this many hours ago. The journals of a cycle span less than two
 * hours, so no journal is in the future.
 */
const MIN_AGE_HOURS = 3;
/** This check reads all entries, so its time may grow with the size. */
const COMPLETE = 'ledger check, complete';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '100000,1000000' },
    'cycles-per-day': { type: 'string', default: String(CYCLES_PER_DAY) },
    times: { type: 'string', default: '30' },
  },
});
const sizes = values.entries.split(',').map(Number);
const cyclesPerDay = Number(values['cycles-per-day']);
const times = Number(values.times);
if (!sizes.every((size, index) => Number.isInteger(size) && size > (sizes[index - 1] ?? 22_400)))
  throw new Error('--entries needs growing numbers above 22400, separated by commas');
if (!Number.isInteger(cyclesPerDay) || cyclesPerDay < 1)
  throw new Error('--cycles-per-day needs a number above 0');
if (!Number.isInteger(times) || times < 1) throw new Error('--times needs a number above 0');

type Action = () => Promise<unknown>;
const optionsOf = ({ token, clientId }: Writer): RequestOptions => ({ token, host: `${clientId}.localhost` });
async function expectOk(response: Promise<TestResponse<unknown>>): Promise<void> {
  const { status, text } = await response;
  if (status !== 200) throw new Error(`a request was answered ${status}: ${text}`);
}

interface Served {
  readonly call: Call;
  /** The newest days with data. All sizes have the same number of entries in these days. */
  readonly days: { readonly start: string; readonly end: string };
}

function actsOf({ call, days }: Served, name: string, member: Writer): [string, Action][] {
  const as = optionsOf(member);
  const byUuid = { params: { uuid: member.uuid } };
  const actions: Record<string, Action> = {
    'user.credit': () =>
      expectOk(
        call('user.credit', { params: { username: member.username }, body: { balanceType: 'main' } }, as),
      ),
    'user.detail': () => expectOk(call('user.detail', byUuid, as)),
    'user.level': () => expectOk(call('user.level', byUuid, as)),
    'history.list': () => expectOk(call('history.list', { ...byUuid, query: {} }, as)),
    'history.list, deposits': () =>
      expectOk(call('history.list', { ...byUuid, query: { kind: 'deposit' } }, as)),
    'history.list, 5 days': () => expectOk(call('history.list', { ...byUuid, query: days }, as)),
    'deposit.mine': () => expectOk(call('deposit.mine', { ...byUuid, query: {} }, as)),
    'withdraw.history': () => expectOk(call('withdraw.history', { ...byUuid, query: {} }, as)),
    'withdraw.requests': () => expectOk(call('withdraw.requests', byUuid, as)),
    'slip.myRequest': () => expectOk(call('slip.myRequest', {}, as)),
    'log.affiliate, 5 days': () =>
      expectOk(
        call('log.affiliate', { params: { username: member.username }, body: { type: 'wl', ...days } }, as),
      ),
    'protection.get': () => expectOk(call('protection.get', {}, as)),
    'protection.history, 5 days': () =>
      expectOk(call('protection.history', { query: { ...days, by: 'day' } }, as)),
    'game.overview': () => expectOk(call('game.overview', {}, as)),
    'withdraw.create': () => expectOk(call('withdraw.create', { ...byUuid, body: { amount: AMOUNT } }, as)),
  };
  return Object.entries(actions).map(([actionName, run]) => [`${actionName} (${name})`, run]);
}

function inviterActs({ call, days }: Served, member: Writer): [string, Action][] {
  const as = optionsOf(member);
  const params = { username: member.username };
  return [
    ['affiliate.bonus', () => expectOk(call('affiliate.bonus', { params }, as))],
    ['affiliate.downline', () => expectOk(call('affiliate.downline', { params, query: {} }, as))],
    [
      'affiliate.downlineBonus, 5 days',
      () => expectOk(call('affiliate.downlineBonus', { params, body: days }, as)),
    ],
    [
      'affiliate.withdraw',
      () => expectOk(call('affiliate.withdraw', { params, body: { amount: 10_000, type: 'credit' } }, as)),
    ],
  ];
}

async function timeOf(action: Action): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}

interface Measured {
  readonly ms: number;
  readonly ratio: number;
}

/**
 * Measures the median time of `act`. `ratio` is this time divided by the time of `/health`. Calls `act` and `/health`
 * alternately, so that other programs on the machine slow down both.
 */
async function measure(action: Action, readHealth: Action): Promise<Measured> {
  for (let warm = 0; warm < 3; warm += 1) await action();
  const [measured, health]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    measured.push(await timeOf(action));
    health.push(await timeOf(readHealth));
  }
  return { ms: median(measured), ratio: median(measured) / median(health) };
}

async function measureCheck(db: Database, name: string, check: typeof checkLedger): Promise<Measured> {
  const report = { ok: false, text: '' };
  const ms = await timeOf(async () => {
    const result = await check(db);
    report.ok = result.ok;
    report.text = JSON.stringify(result).slice(0, 800);
  });
  if (!report.ok) throw new Error(`the ${name} found: ${report.text}`);
  return { ms, ratio: ms };
}

async function measureBrand({ databaseUrl, apis }: Bench, entries: number): Promise<[string, Measured][]> {
  const startedAt = performance.now();
  const db = createDatabase(createPool({ url: databaseUrl, schema: 'api', max: 4 }));
  try {
    const [typical, busy, inviter] = [await makeWriter(db), await makeWriter(db), await makeWriter(db)];
    const cycles = Math.ceil(entries / ENTRIES_PER_CYCLE);
    const start = new Date(Date.now() - MIN_AGE_HOURS * 3_600_000 - (cycles / cyclesPerDay) * 86_400_000);
    const load = { cycles, cyclesPerDay, start, game: 'golden-hilo' };
    const lastDay = await loadCycles(databaseUrl, { typical, busy, inviter }, load);
    console.log(`${entries} entries loaded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    const apiUrl = apis[0].url;
    const served = {
      call: callerOf(() => apiUrl),
      days: { start: addBangkokDays(lastDay, -4), end: lastDay },
    };
    const readHealth = async () => (await fetch(`${apiUrl}/health`)).text();
    const actions = [
      ...actsOf(served, 'typical', typical),
      ...actsOf(served, 'busy', busy),
      ...inviterActs(served, inviter),
    ];
    const found: [string, Measured][] = [];
    for (const [, action] of actions) await measure(action, readHealth);
    for (const [name, action] of actions) {
      const measured = await measure(action, readHealth);
      console.log(`${entries} entries, ${name}: ${measured.ms.toFixed(1)} ms`);
      found.push([name, measured]);
    }
    await sealDays(db, typical.clientId, addBangkokDays(lastDay, -1));
    const checks = { [COMPLETE]: checkLedger, 'ledger check since the seal': checkSinceSeal };
    for (const [name, check] of Object.entries(checks))
      found.push([name, await measureCheck(db, name, check)]);
    return found;
  } finally {
    await db.destroy();
  }
}

const found = new Map<string, Measured[]>();
for (const entries of sizes) {
  const bench = await openBench({ needsNewDatabase: true });
  try {
    for (const [name, measured] of await measureBrand(bench, entries))
      found.set(name, [...(found.get(name) ?? []), measured]);
  } finally {
    await bench.close();
  }
}

let failed = false;
console.log(
  `\n${'median ms, entries:'.padEnd(40)}${sizes.map((size) => String(size).padStart(10)).join('')}     ratio`,
);
for (const [name, all] of found) {
  const ratio = (all.at(-1)?.ratio ?? 0) / (all[0]?.ratio ?? 1);
  const isOver = ratio > MAX_RATIO && name !== COMPLETE;
  failed ||= isOver;
  const figures = all.map(({ ms }) => ms.toFixed(1).padStart(10)).join('');
  console.log(`${name.padEnd(40)}${figures}${ratio.toFixed(2).padStart(10)}${isOver ? '  above 1.5' : ''}`);
}
process.exitCode = failed ? 1 : 0;
