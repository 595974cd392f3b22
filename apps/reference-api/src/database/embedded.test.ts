import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from './embedded.ts';
import { isAlive, readPidFile } from './pid-file.ts';
import { canAccess } from './run-as.ts';

let folder: string;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'chada-embedded-')), 'data');
  await mkdir(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
const note = () => readPidFile(path.join(folder, 'postgres'));

describe('the embedded PostgreSQL', { timeout: 90_000 }, () => {
  it('starts in an empty folder, flushes to disk, protects its password and stops with its last user', async () => {
    const [first, second] = await Promise.all([openEmbeddedPostgres(folder), openEmbeddedPostgres(folder)]);
    expect(second.url).toBe(first.url);
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(first.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    const wrong = new URL(first.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/);
    const pid = (await note())?.pid ?? 0;
    await first.close();
    expect(isAlive(pid)).toBe(true);
    await second.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('keeps committed data after it was killed', async () => {
    const before = await openEmbeddedPostgres(folder);
    await query(before.url, 'create table kept (value text); insert into kept values ($$เก็บไว้$$)');
    process.kill((await note())?.pid ?? 0, 'SIGKILL');
    await delay(50);
    const after = await openEmbeddedPostgres(folder);
    expect(await query(after.url, 'select value from kept')).toEqual([{ value: 'เก็บไว้' }]);
    await before.close();
    await after.close();
  });

  it('ignores a stale pid file whose number belongs to another program', async () => {
    const before = await openEmbeddedPostgres(folder);
    const file = path.join(folder, 'postgres', 'postmaster.pid');
    const text = await readFile(file, 'utf8');
    await before.close();
    await writeFile(file, text.replace(/^\d+/, String(process.pid)));
    const after = await openEmbeddedPostgres(folder);
    expect(await query(after.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await after.close();
  });

  it("says what to do if it can't start", async () => {
    await mkdir(path.join(folder, 'postgres'));
    await writeFile(path.join(folder, 'postgres', 'PG_VERSION'), '9.0');
    await expect(openEmbeddedPostgres(folder)).rejects.toThrow(/DATABASE_URL=/);
  });

  it.runIf(process.getuid?.() === 0)("detects a folder that another user can't enter", async () => {
    const closed = await mkdtemp(path.join(folder, 'closed-'));
    for (const open of [folder, path.dirname(folder)]) await chmod(open, 0o755);
    expect(await canAccess(closed, { name: 'nobody', uid: 65_534, gid: 65_534 })).toBe(false);
    expect(await canAccess(folder, { name: 'nobody', uid: 65_534, gid: 65_534 })).toBe(true);
  });
});
