/**
 * `pnpm bench:streams [--streams N] [--seconds N]` measures memory and processor time per credit stream. Needs Linux,
 * because the figures come from /proc.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { creditStream } from '@chada/contract';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { readCredits } from '../../src/modules/credit-stream/read-credits.ts';
import { tokenHash } from '../../src/security/tokens.ts';
import { makeWriter, withdrawalOf, type Writer } from '../support/writers.ts';
import { httpClient } from './http-client.ts';
import { openBench } from './open-bench.ts';

const POLL_MS = 30_000;
/** Linux counts processor time in /proc in ticks. A second has this many ticks. */
const TICKS = 100;

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '5000' }, seconds: { type: 'string', default: '20' } },
});
const [count, seconds] = [Number(values.streams), Number(values.seconds)];
if (!(count >= 1 && count <= 20_000 && seconds >= 1 && seconds <= 600))
  throw new Error('--streams is a number from 1 to 20000, --seconds one from 1 to 600');

const bench = await openBench();
const [api] = bench.apis;
const db = createDatabase(createPool({ url: bench.databaseUrl, schema: 'api', max: 10 }));

/** Returns the API's memory in MB and its processor time in seconds. */
async function usage(): Promise<{ memoryMb: number; cpuSeconds: number }> {
  const proc = `/proc/${api.child.pid}`;
  const [status, stat] = await Promise.all([
    readFile(`${proc}/status`, 'utf8'),
    readFile(`${proc}/stat`, 'utf8'),
  ]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memoryMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
  };
}

async function cpuDuring(work: () => Promise<unknown>): Promise<number> {
  const [before, started] = [await usage(), performance.now()];
  await work();
  const spent = (await usage()).cpuSeconds - before.cpuSeconds;
  return spent / ((performance.now() - started) / 1000);
}

const headersOf = ({ token, clientId }: Writer) => ({
  hostname: `${clientId}.localhost`,
  authorization: `Bearer ${token}`,
});

const listeners = new Map<string, () => void>();
const agent = new http.Agent({ maxSockets: count });
function openStream(writer: Writer): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      `${api.url}${creditStream.path}`,
      { agent, headers: headersOf(writer) },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream answers ${response.statusCode}`));
        response.on('data', (part: Buffer) => {
          if (part.length > 1) listeners.get(writer.token)?.();
        });
        return resolve(response);
      },
    );
    request.once('error', reject);
  });
}

async function inBatches<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += 50) await Promise.all(items.slice(at, at + 50).map(work));
}

async function poll(writers: readonly Writer[]): Promise<void> {
  const client = httpClient(20);
  const [end, pause] = [performance.now() + seconds * 1000, POLL_MS / writers.length];
  const running = new Set<Promise<unknown>>();
  for (let at = 0, due = performance.now(); due < end; at += 1, due += pause) {
    await delay(Math.max(0, due - performance.now()));
    const writer = writers[at % writers.length];
    if (writer === undefined) break;
    const sent = client.send(api.url, {
      method: 'POST',
      path: `/api/auth/user/getCredit/${writer.username}`,
      headers: { ...headersOf(writer), 'content-type': 'application/json' },
      body: '{"balanceType":"main"}',
    });
    running.add(sent);
    void sent.finally(() => running.delete(sent));
  }
  await Promise.all(running);
  await client.close();
}

/**
 * Measures the time from the response to a withdrawal until the new credit arrives in the stream. Returns the median
 * and the longest time in milliseconds.
 */
async function delaysAfterWithdrawals(writers: readonly Writer[]) {
  const client = httpClient(1);
  const times: number[] = [];
  for (const writer of writers) {
    const arrived = new Promise<number>((resolve) =>
      listeners.set(writer.token, () => resolve(performance.now())),
    );
    const { status } = await client.send(api.url, withdrawalOf(writer, randomUUID()));
    if (status !== 200) throw new Error(`a withdrawal answers ${status}`);
    const answered = performance.now();
    times.push(Math.max(0, (await arrived) - answered));
  }
  await client.close();
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} % of one core`;
const streams: http.IncomingMessage[] = [];
try {
  const writers: Writer[] = [];
  const addWriter = async (): Promise<number> =>
    writers.push(await makeWriter(db).catch(() => makeWriter(db)));
  await inBatches(Array.from({ length: count }), addWriter);
  const idle = await usage();
  console.log(`${count} members in one API process, ${idle.memoryMb.toFixed(0)} MB before the first stream`);
  const polling = await cpuDuring(() => poll(writers));
  console.log(`baseline, a request every ${POLL_MS / 1000} s per member: ${percent(polling)}`);

  const before = await usage();
  await inBatches(writers, async (writer) => streams.push(await openStream(writer)));
  await delay(2_000);
  const open = await usage();
  console.log(
    `open streams: ${(((open.memoryMb - before.memoryMb) * 1024) / count).toFixed(1)} kB each, ${open.memoryMb.toFixed(0)} MB in all`,
  );
  const listening = await cpuDuring(() => delay(seconds * 1000));
  console.log(`open streams without changes: ${percent(listening)}`);

  const hashes = writers.map(({ token }) => tokenHash(token));
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const started = performance.now();
    await readCredits(db, hashes, new Date());
    times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[4] ?? 0;
  console.log(`the query of one second: ${median.toFixed(1)} ms`);

  const delays = await delaysAfterWithdrawals(writers.slice(0, 100));
  console.log(
    `from a withdrawal's response to its event: ${delays.median.toFixed(0)} ms, at most ${delays.longest.toFixed(0)} ms`,
  );
} finally {
  for (const stream of streams) stream.destroy();
  agent.destroy();
  await db.destroy();
  await bench.close();
}
