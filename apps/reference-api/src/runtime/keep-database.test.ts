import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../database/embedded.ts';
import { isAlive, readPidFile } from '../database/pid-file.ts';
import { keepCluster, keepDatabase, type ClusterKeeper } from './keep-database.ts';

let keeper: ClusterKeeper | undefined;
afterEach(() => keeper?.stop());

/** Returns a cluster that never runs, and that `startAgain` starts. */
function keepFake(startAgain: () => Promise<boolean>, isRunning = () => Promise.resolve(false)) {
  const starts: number[] = [];
  const lost: Error[] = [];
  keeper = keepCluster(
    { isRunning, startAgain },
    { onStarted: (times) => starts.push(times), onLost: (error) => lost.push(error), checkEveryMs: 1 },
  );
  return { starts, lost };
}

describe('a PostgreSQL that ended', () => {
  it('is started again, but not without limit', async () => {
    const { starts, lost } = keepFake(() => Promise.resolve(true));
    await expect.poll(() => lost).toHaveLength(1);
    expect(starts).toEqual([1, 2, 3, 4, 5]);
    expect(lost[0]?.message).toBe(
      "The embedded PostgreSQL has ended and can't be started again: it ended 6 times within 10 minutes",
    );
  });

  it('is lost if it does not start', async () => {
    const { starts, lost } = keepFake(() => Promise.reject(new Error('the disk is full')));
    await expect.poll(() => lost).toHaveLength(1);
    expect(starts).toEqual([]);
    expect(lost[0]?.message).toBe(
      "The embedded PostgreSQL has ended and can't be started again: the disk is full",
    );
  });

  it('is not counted if another process started it', async () => {
    let looks = 0;
    const { starts, lost } = keepFake(() => Promise.resolve((looks += 1) < 0));
    await expect.poll(() => looks).toBeGreaterThan(10);
    expect([starts, lost]).toEqual([[], []]);
  });

  it('is not looked at after the end', async () => {
    let looks = 0;
    keepFake(
      () => Promise.resolve(true),
      () => Promise.resolve((looks += 1) > 0),
    );
    await expect.poll(() => looks).toBeGreaterThan(1);
    await keeper?.stop();
    const before = looks;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks).toBe(before);
  });
});

it('a database elsewhere is not kept', () => {
  expect(keepDatabase({}).keeper).toBeUndefined();
});

it('the embedded PostgreSQL has the same address after it was killed', { timeout: 90_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-keep-'));
  const data = path.join(folder, 'postgres');
  const cluster = await openEmbeddedPostgres(folder, 'fast');
  const answer = async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    const { rows } = await client.query('select 1 as one');
    await client.end();
    return rows;
  };
  const pidOf = async () => (await readPidFile(data))?.pid ?? 0;
  try {
    expect(await cluster.isRunning()).toBe(true);
    expect(await cluster.startAgain()).toBe(false);
    const before = await pidOf();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => isAlive(before)).toBe(false);
    expect(await cluster.isRunning()).toBe(false);
    expect(await cluster.startAgain()).toBe(true);
    expect(await answer()).toEqual([{ one: 1 }]);

    const again = await pidOf();
    process.kill(again, 'SIGKILL');
    await expect.poll(() => isAlive(again)).toBe(false);
    const version = path.join(data, 'PG_VERSION');
    const right = await readFile(version, 'utf8');
    await writeFile(version, '9.0\n');
    await expect(cluster.startAgain()).rejects.toThrow('PostgreSQL did not start');
    await writeFile(version, right);
    expect(await cluster.startAgain()).toBe(true);
    expect(await answer()).toEqual([{ one: 1 }]);
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
