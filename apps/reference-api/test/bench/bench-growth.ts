/**
 * `pnpm bench:growth [--entries 100000,1000000] [--times 30]` measures reads, writes and checks while the ledger of one
 * brand grows to the given numbers of entries, always in a new database. 10,000,000 entries need about 4 GB of disk. Sizes
 * are above 22,400 and grow. The exit code is 1 if a request, or the ledger check since the seal, takes more than 1.5 times
 * as long at the last size as at the first. The time of a request is divided by that of `/health` at the same size.
 */
import { parseArgs } from 'node:util';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { checkLedger, checkSinceSeal } from '../../src/ledger/check-ledger.ts';
import { sealDays } from '../../src/ledger/seal-days.ts';
import { callerOf, type Answered, type Asking } from '../support/test-app.ts';
import { AMOUNT, makeWriter, type Writer } from '../support/writers.ts';
import { CYCLES_PER_DAY, ENTRIES_PER_CYCLE, loadCycles } from './growth-book.ts';
import { median } from './ledger-ratio.ts';
import { openBench } from './open-bench.ts';

const MAX_RATIO = 1.5;
/** Reads all entries, so it has no limit. */
const COMPLETE = 'ledger check, complete';

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

const bench = await openBench({ needsNewDatabase: true });
const db = createDatabase(createPool({ url: bench.databaseUrl, schema: 'api', max: 4 }));
const apiUrl = bench.apis[0].url;
const call = callerOf(() => apiUrl);
const readHealth = async (): Promise<void> => void (await (await fetch(`${apiUrl}/health`)).text());

type Act = () => Promise<unknown>;
const asking = ({ token, clientId }: Writer): Asking => ({ token, host: `${clientId}.localhost` });
async function expectOk(answer: Promise<Answered<unknown>>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`a request was answered ${status}: ${text}`);
}

/** The newest days with data. Each size has as many entries in them. */
let days = { start: bangkokDay(new Date()), end: bangkokDay(new Date()) };

function actsOf(name: string, who: Writer): [string, Act][] {
  const as = asking(who);
  const byUuid = { params: { uuid: who.uuid } };
  const acts: Record<string, Act> = {
    'user.credit': () =>
      expectOk(
        call('user.credit', { params: { username: who.username }, body: { balanceType: 'main' } }, as),
      ),
    'user.detail': () => expectOk(call('user.detail', byUuid, as)),
    'user.level': () => expectOk(call('user.level', byUuid, as)),
    'history.list': () => expectOk(call('history.list', { ...byUuid, query: {} }, as)),
    'history.list, deposits': () =>
      expectOk(call('history.list', { ...byUuid, query: { kind: 'deposit' } }, as)),
    'history.list, 5 days': () => expectOk(call('history.list', { ...byUuid, query: days }, as)),
    'deposit.mine': () => expectOk(call('deposit.mine', { ...byUuid, query: {} }, as)),
    'withdraw.history': () => expectOk(call('withdraw.history', { ...byUuid, query: {} }, as)),
    'log.affiliate, 5 days': () =>
      expectOk(
        call('log.affiliate', { params: { username: who.username }, body: { type: 'wl', ...days } }, as),
      ),
    'protection.get': () => expectOk(call('protection.get', {}, as)),
    'game.overview': () => expectOk(call('game.overview', {}, as)),
    'withdraw.create': () => expectOk(call('withdraw.create', { ...byUuid, body: { amount: AMOUNT } }, as)),
  };
  return Object.entries(acts).map(([act, run]) => [`${act} (${name})`, run]);
}

function inviterActs(who: Writer): [string, Act][] {
  const as = asking(who);
  const params = { username: who.username };
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

async function timeOf(act: Act): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** `ratio` divides by the time of `/health`, which is measured in turn, because other programs slow down both. */
async function measure(act: Act): Promise<{ readonly ms: number; readonly ratio: number }> {
  for (let warm = 0; warm < 3; warm += 1) await act();
  const [measured, health]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    measured.push(await timeOf(act));
    health.push(await timeOf(readHealth));
  }
  return { ms: median(measured), ratio: median(measured) / median(health) };
}

let failed = false;
try {
  const [usual, busy, inviter] = [await makeWriter(db), await makeWriter(db), await makeWriter(db)];
  const cyclesOf = (entries: number) => Math.ceil(entries / ENTRIES_PER_CYCLE);
  const ageDays = Math.ceil(cyclesOf(sizes.at(-1) ?? 0) / CYCLES_PER_DAY);
  const start = new Date(Date.now() - (ageDays + 2) * 86_400_000);
  const acts = [...actsOf('usual', usual), ...actsOf('busy', busy), ...inviterActs(inviter)];
  const found = new Map<string, { readonly ms: number; readonly ratio: number }[]>();
  const addResult = (name: string, one: { readonly ms: number; readonly ratio: number }) =>
    found.set(name, [...(found.get(name) ?? []), one]);
  let loaded = 0;
  for (const entries of sizes) {
    const begun = performance.now();
    const until = cyclesOf(entries);
    const { lastDay } = await loadCycles(
      bench.databaseUrl,
      { usual, busy, inviter },
      { from: loaded, until, start, game: 'golden-hilo' },
    );
    days = { start: addBangkokDays(lastDay, -4), end: lastDay };
    if (loaded === 0) for (const [, act] of acts) await measure(act);
    loaded = until;
    console.log(`${entries} entries loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    for (const [name, act] of acts) addResult(name, await measure(act));
    await sealDays(db, usual.clientId, addBangkokDays(lastDay, -1));
    const checks = { [COMPLETE]: checkLedger, 'ledger check since the seal': checkSinceSeal };
    for (const [name, check] of Object.entries(checks)) {
      const report = { ok: false, text: '' };
      const ms = await timeOf(async () => {
        const result = await check(db);
        report.ok = result.ok;
        report.text = JSON.stringify(result).slice(0, 800);
      });
      if (!report.ok) throw new Error(`the ${name} found: ${report.text}`);
      addResult(name, { ms, ratio: ms });
    }
  }
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
} finally {
  await db.destroy();
  await bench.close();
}
process.exitCode = failed ? 1 : 0;
