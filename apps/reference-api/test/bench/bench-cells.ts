/**
 * `pnpm bench:cells [--lanes N] [--slices N] [--deposits N] [--entries N]` compares an API process with one database with
 * an API process with two cells, each on its own PostgreSQL server, on the same machine. Then it moves a brand with many
 * ledger entries to another cell, and prints how long the brand is closed for writes.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clientIds } from '@chada/client-config/node';
import { moveBrand } from '../../src/cells/move-brand.ts';
import { createDatabase, createPool, type Database } from '../../src/database/connection.ts';
import { repoRoot } from '../../src/runtime/config.ts';
import { TransferBook } from '../../src/sandbox-bank/transfers.ts';
import { makeWriter, withdrawalOf, type Writer } from '../support/writers.ts';
import { loadCycles, ENTRIES_PER_CYCLE } from './growth-book.ts';
import { httpClient, type BenchRequest, type BenchResponse } from './http-client.ts';
import { median, rateOf } from './ledger-ratio.ts';
import { confirmationOf, slipOf } from './mixed-traffic.ts';
import { openBench } from './open-bench.ts';
import { openTwoCells } from './open-two-cells.ts';

const WARM_UP_MS = 1_500;
const SLICE_MS = 1_200;
/** A lane sends one request at a time. */
const MEMBERS_PER_LANE = 12;
const CYCLES_PER_DAY = 72;

const { values } = parseArgs({
  options: {
    lanes: { type: 'string', default: '16' },
    slices: { type: 'string', default: '7' },
    deposits: { type: 'string', default: '64' },
    entries: { type: 'string', default: '1000000' },
  },
});
// `loadCycles` assigns 20 of the newest 400 cycles to one member, so there must be more than 400 cycles.
const MIN_ENTRIES = 401 * ENTRIES_PER_CYCLE;
const [laneCount = 1, slices = 1, depositCount = 1, entries = 1] = [
  values.lanes,
  values.slices,
  values.deposits,
  values.entries,
].map((text) => {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`${text} is not a number from 1 to 99999999`);
  return Number(text);
});
if (entries < MIN_ENTRIES) throw new Error(`--entries needs a number from ${MIN_ENTRIES}`);

interface Arrangement {
  readonly name: string;
  readonly origin: string;
  readonly book: TransferBook;
  readonly lanes: readonly (readonly Writer[])[];
  readonly dbOf: (member: Writer) => Database;
}

const closing: (() => Promise<unknown>)[] = [];
const openDb = (url: string): Database => {
  const db = createDatabase(createPool({ url, schema: 'api', max: 8 }));
  closing.push(() => db.destroy());
  return db;
};
const openBook = (url: string): TransferBook => {
  const pool = createPool({ url, schema: 'sandbox_bank', max: 4 });
  closing.push(() => pool.end());
  return new TransferBook(pool);
};

/** Creates the members of the lanes. Neighbouring lanes have members of different brands. */
async function lanesOf(brands: readonly (readonly [id: string, db: Database])[]): Promise<Writer[][]> {
  const lanes: Writer[][] = [];
  for (let lane = 0; lane < laneCount; lane += 1) {
    const [id, db] = brands[lane % brands.length] ?? [];
    if (id === undefined || !db) throw new Error('there is no brand');
    const members = Array.from({ length: MEMBERS_PER_LANE }, () => makeWriter(db, 'none', id));
    lanes.push(await Promise.all(members));
  }
  return lanes;
}

const client = httpClient(laneCount);
closing.push(() => client.close());
async function send({ origin }: Arrangement, request: BenchRequest): Promise<BenchResponse> {
  const response = await client.send(origin, request);
  if (response.status !== 200)
    throw new Error(`${request.path} was answered ${response.status}: ${response.text}`);
  return response;
}

const acts: readonly (readonly [name: string, act: (member: Writer) => BenchRequest])[] = [
  ['withdrawals', (member) => withdrawalOf(member, randomUUID())],
  [
    'reads of one row',
    ({ clientId, token }) => ({
      path: '/api/auth/address/mine',
      method: 'GET',
      headers: { hostname: `${clientId}.localhost`, authorization: `Bearer ${token}` },
    }),
  ],
];

async function confirmRate(arrangement: Arrangement): Promise<number> {
  const { lanes, book, dbOf } = arrangement;
  const confirmations: BenchRequest[] = [];
  for (let index = 0; index < depositCount; index += 1) {
    const lane = lanes[index % lanes.length] ?? [];
    const member = lane[Math.floor(index / lanes.length) % lane.length];
    if (!member) throw new Error('there is no member');
    const shown = await send(arrangement, await slipOf(member, { db: dbOf(member), book }));
    confirmations.push(confirmationOf(member, shown));
  }
  const startedAt = performance.now();
  const share = Array.from({ length: laneCount }, (_, lane) =>
    confirmations.filter((_request, index) => index % laneCount === lane),
  );
  await Promise.all(
    share.map(async (requests) => {
      for (const request of requests) await send(arrangement, request);
    }),
  );
  return (depositCount * 1000) / (performance.now() - startedAt);
}

/** Measures one after another in each slice, so that other programs on the machine slow down both arrangements. */
async function compare(
  [one, two]: readonly [Arrangement, Arrangement],
  name: string,
  measure: (arrangement: Arrangement) => Promise<number>,
  times: number,
): Promise<void> {
  const measured: (readonly [number, number])[] = [];
  for (let slice = 0; slice < times; slice += 1) measured.push([await measure(one), await measure(two)]);
  const rate = (index: 0 | 1) => median(measured.map((rates) => rates[index])).toFixed(0);
  const ratio = median(measured.map(([inOne, inTwo]) => inTwo / inOne));
  console.log(
    `${name} a second: ${rate(0)} with ${one.name}, ${rate(1)} with ${two.name} (${ratio.toFixed(2)})`,
  );
}

try {
  const [first = '', second = ''] = clientIds(path.join(repoRoot, 'clients'));
  const settings = { CHADA_SANDBOX: '1', NODE_ENV: 'production', DRAIN_MS: '0', RATE_LIMIT_SCALE: 'off' };
  const bench = await openBench({ needsNewDatabase: true });
  closing.push(() => bench.close());
  const cells = await openTwoCells(second, settings);
  closing.push(() => cells.close());
  const { one = '', two = '' } = cells.file.cells;
  const [shared, inOne, inTwo] = [openDb(bench.databaseUrl), openDb(one), openDb(two)];
  const arrangements = [
    {
      name: 'one database',
      origin: bench.apis[0].url,
      book: openBook(bench.databaseUrl),
      lanes: await lanesOf([
        [first, shared],
        [second, shared],
      ]),
      dbOf: () => shared,
    },
    {
      name: 'two cells',
      origin: cells.api.url,
      book: openBook(one),
      lanes: await lanesOf([
        [first, inOne],
        [second, inTwo],
      ]),
      dbOf: ({ clientId }: Writer) => (clientId === first ? inOne : inTwo),
    },
  ] as const;
  for (const [name, act] of acts) {
    const measure = (milliseconds: number) => (arrangement: Arrangement) =>
      rateOf(arrangement.lanes, async (member) => void (await send(arrangement, act(member))), milliseconds);
    for (const arrangement of arrangements) await measure(WARM_UP_MS)(arrangement);
    await compare(arrangements, name, measure(SLICE_MS), slices);
  }
  for (const arrangement of arrangements) await confirmRate(arrangement);
  await compare(arrangements, 'confirmed slips', confirmRate, Math.ceil(slices / 2));

  const [typical, busy, inviter] = [
    await makeWriter(inTwo),
    await makeWriter(inTwo),
    await makeWriter(inTwo),
  ];
  const cycles = Math.ceil(entries / ENTRIES_PER_CYCLE);
  const start = new Date(Date.now() - 3 * 3_600_000 - (cycles / CYCLES_PER_DAY) * 86_400_000);
  const load = { cycles, cyclesPerDay: CYCLES_PER_DAY, start, game: 'golden-hilo' };
  await loadCycles(two, { typical, busy, inviter }, load);
  const startedAt = performance.now();
  await moveBrand(cells.file, { brand: second, to: 'three' }, (text) =>
    console.log(`move after ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${text}`),
  );
} finally {
  for (const close of closing.toReversed()) await close();
}
