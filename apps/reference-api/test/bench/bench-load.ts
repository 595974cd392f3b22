/**
 * `pnpm bench:load [--processes N] [--members N] [--seconds N] [--snapshot SECONDS]` measures withdrawals over HTTP and
 * in plain SQL. The exit code is 1 if HTTP reaches less than 0.6 of the SQL rate, if a response was wrong, or if a snapshot of
 * another transaction costs more than 10% of the withdrawals.
 */
import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { TransferBook } from '../../src/sandbox-bank/transfers.ts';
import { hashPassword } from '../../src/security/passwords.ts';
import { runSeed, seededRandom } from '../support/seeded-random.ts';
import { makeWriter, type Writer } from '../support/writers.ts';
import { httpClient } from './http-client.ts';
import { openBench } from './open-bench.ts';
import { loadGoals, missedLoadGoals } from './load-goals.ts';
import { measureLedgerRatio } from './ledger-ratio.ts';
import { measureReadRate } from './read-rate.ts';
import { measureSnapshotLoss } from './snapshot-loss.ts';
import { runMixedTraffic, type Traffic } from './mixed-traffic.ts';

/** A lane sends one request at a time. */
const MEMBERS_PER_LANE = 24;
const PASSWORD = 'แมวน้อยกินปลาทู9';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1' },
    members: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '10' },
    slices: { type: 'string', default: '7' },
    snapshot: { type: 'string', default: '45' },
  },
});
const [processes, memberCount, seconds, slices, snapshotSeconds] = [
  values.processes,
  values.members,
  values.seconds,
  values.slices,
  values.snapshot,
].map((text) => {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`${text} is not a number from 1 to 9999`);
  return Number(text);
});

const percentile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1).padStart(8);

function tableOf(traffic: readonly Traffic[]): string[] {
  const all = { name: 'all', times: traffic.flatMap(({ times }) => times), errors: 0 };
  const rows = [...traffic, all].map(({ name, times, errors }) => {
    const sorted = [...times].sort((a, b) => a - b);
    const parts = [0.5, 0.95, 0.99].map((part) => percentile(sorted, part)).join('');
    return `${name.padEnd(18)}${String(times.length).padStart(7)}${parts}${String(errors).padStart(8)}`;
  });
  return [`${'operation'.padEnd(18)}  times  p50 ms  p95 ms  p99 ms  errors`, ...rows];
}

const bench = await openBench({
  settings: { LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '4' },
  ...(processes === undefined ? {} : { processes }),
});
const db = createDatabase(
  createPool({ url: bench.databaseUrl, schema: 'api', max: Math.max(20, memberCount ?? 0) }),
);
const bankPool = createPool({ url: bench.databaseUrl, schema: 'sandbox_bank', max: 4 });
const client = httpClient(memberCount ?? 1);
let missed: readonly string[] = [];
try {
  const passwordHash = await hashPassword(PASSWORD);
  const lanes: Writer[][] = [];
  for (let index = 0; index < (memberCount ?? 0); index += 1) {
    const accounts = Array.from({ length: MEMBERS_PER_LANE }, () => makeWriter(db, passwordHash));
    lanes.push(await Promise.all(accounts));
  }
  const origins = bench.apis.map(({ url }) => url);
  const random = seededRandom(runSeed());
  console.log(
    `${lanes.length} members, ${processes} API process${processes === 1 ? '' : 'es'}, ${seconds} s of mixed traffic`,
  );
  const book = new TransferBook(bankPool);
  const environment = { db, book, client, origins, lanes };
  const traffic = await runMixedTraffic({
    ...environment,
    password: PASSWORD,
    random,
    seconds: seconds ?? 10,
  });
  for (const line of tableOf(traffic)) console.log(line);
  const errors = traffic.reduce((sum, entry) => sum + entry.errors, 0);
  const answered = traffic.reduce((sum, entry) => sum + entry.times.length, 0);
  console.log(`${(answered / (seconds ?? 1)).toFixed(0)} requests a second, ${errors} errors`);

  const { httpRate, sqlRate, ratio } = await measureLedgerRatio({ ...environment, slices: slices ?? 7 });
  console.log(`withdrawals a second: ${httpRate.toFixed(0)} over HTTP, ${sqlRate.toFixed(0)} in SQL`);
  console.log(`ratio: ${ratio.toFixed(2)} (at least ${loadGoals.ratio.toFixed(2)} is asked for)`);

  const origin = origins[0] ?? '';
  const { readRate, healthRate } = await measureReadRate({ ...environment, origin, slices: slices ?? 7 });
  console.log(
    `reads of one row a second: ${readRate.toFixed(0)}; responses of /health: ${healthRate.toFixed(0)}`,
  );

  const { freeRate, heldRate, loss } = await measureSnapshotLoss({
    ...environment,
    origin,
    url: bench.databaseUrl,
    seconds: snapshotSeconds ?? 45,
  });
  console.log(
    `withdrawals a second: ${heldRate.toFixed(0)} at the end of a snapshot of ${snapshotSeconds} s, ` +
      `${freeRate.toFixed(0)} without (loss ${(loss * 100).toFixed(0)}%, at most ${loadGoals.loss * 100}% is asked for)`,
  );
  missed = missedLoadGoals({ ratio, errors, loss });
} finally {
  await client.close();
  await bankPool.end();
  await db.destroy();
  await bench.close();
}
if (missed.length > 0) {
  console.log(`missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}
