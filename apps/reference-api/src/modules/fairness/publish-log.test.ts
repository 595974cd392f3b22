import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  decodeBundle,
  hashLeaf,
  merkleRoot,
  parseVerifierKey,
  tilePath,
  tileWidth,
  type Checkpoint,
} from '@chada/fairness';
import { verifyCheckpoint } from '@chada/fairness/log';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createDatabase, createPool } from '../../database/connection.ts';
import { createFairnessKeys } from '../../security/fairness-keys.ts';
import { openLog } from './open-log.ts';
import { publishLog, publishLogs } from './publish-log.ts';

const brand = 'brand-a';
let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = path.join(app.logFolder, brand);
});
afterAll(() => app.close());

const append = (count: number) =>
  sql`insert into fairness_entry (client_id, index, payload)
      select ${brand}, 0, convert_to('entry ' || n, 'UTF8') from generate_series(1, ${count}) n`.execute(
    app.db,
  );
const publish = () => publishLog(app.deps, brand);

async function filesIn(root: string): Promise<Map<string, string>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const files = names
    .filter((candidate) => candidate.isFile())
    .map((item) => path.join(item.parentPath, item.name));
  const read = files.map(async (file) => [path.relative(root, file), await readFile(file, 'hex')] as const);
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const readTile = (root: string, level: number | 'entries', index: number, width: number): Promise<Buffer> =>
  readFile(path.join(root, tilePath(level, index, width))).catch(() =>
    readFile(path.join(root, tilePath(level, index))),
  );

async function verifyFolder(root: string): Promise<Checkpoint> {
  const key = parseVerifierKey(await readFile(path.join(root, 'key'), 'utf8'));
  const checkpoint = verifyCheckpoint(await readFile(path.join(root, 'checkpoint'), 'utf8'), key);
  const leaves: string[] = [];
  for (let index = 0; index * tileWidth < checkpoint.size; index += 1) {
    const width = Math.min(tileWidth, checkpoint.size - index * tileWidth);
    const bundle = decodeBundle(await readTile(root, 'entries', index, width)).slice(0, width);
    const tile = await readTile(root, 0, index, width);
    expect(bundle.map(hashLeaf).join('')).toBe(tile.subarray(0, width * 32).toString('hex'));
    leaves.push(...bundle.map(hashLeaf));
  }
  expect(merkleRoot(leaves)).toBe(checkpoint.root);
  return checkpoint;
}

describe('[ME-16, ME-18] the published log', () => {
  it('has all committed entries in files that verify', async () => {
    await publish();
    expect((await verifyFolder(folder)).size).toBeGreaterThan(0);
    await append(300);
    await publish();
    await append(700);
    await publish();
    const { size, origin } = await verifyFolder(folder);
    const { rows } = await sql<{
      size: number;
    }>`select size from fairness_log where client_id = ${brand}`.execute(app.db);
    expect(size).toBe(rows[0]?.size);
    expect(origin).toBe('www.brand-a.example/fairness/log/brand-a');
    expect(await readdir(path.join(folder, 'tile/0'))).not.toContain('000.p');
  });

  it('can be built again from the rows, byte for byte', async () => {
    const before = await filesIn(folder);
    await rm(folder, { recursive: true });
    await publish();
    const after = await filesIn(folder);
    expect(after.get('checkpoint')).toBe(before.get('checkpoint'));
    for (const [name, bytes] of after) expect([name, before.get(name)]).toEqual([name, bytes]);
    await publish();
    expect(await filesIn(folder)).toEqual(after);
  });

  it('is completed after a crash at each file', async () => {
    await append(400);
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    await publish();
    const whole = await filesIn(folder);
    const old = await filesIn(copy);
    const added = [...whole.keys()].filter(
      (name) => old.get(name) !== whole.get(name) && name !== 'checkpoint',
    );
    expect(added.length).toBeGreaterThan(3);
    for (const [count] of added.entries()) {
      await rm(folder, { recursive: true });
      await cp(copy, folder, { recursive: true });
      for (const name of added.slice(0, count)) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), Buffer.from(whole.get(name) ?? '', 'hex'));
      }
      await publish();
      await verifyFolder(folder);
    }
    await rm(copy, { recursive: true });
  });

  it('is completed if the transaction fails after the files were written', async () => {
    await append(5);
    await sql`create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'a fault of this test'; end $$`.execute(
      app.db,
    );
    await sql`create constraint trigger fail_late after insert on fairness_checkpoint deferrable initially deferred for each row execute function fail_late()`.execute(
      app.db,
    );
    await expect(publish()).rejects.toThrow(/a fault of this test/);
    await sql`drop function fail_late cascade`.execute(app.db);
    const { size } = await verifyFolder(folder);
    await append(5);
    await publish();
    expect((await verifyFolder(folder)).size).toBe(size + 5);
  });

  it('stays complete with several publishers and writers at once', async () => {
    const processes = Array.from({ length: 3 }, () =>
      createDatabase(createPool({ url: app.databaseUrl, schema: 'api', max: 4 })),
    );
    const sizes: number[] = [];
    await Promise.all([
      ...processes.map(async (db) => {
        for (let round = 0; round < 12; round += 1) await publishLog({ ...app.deps, db }, brand);
      }),
      ...Array.from({ length: 4 }, async () => {
        for (let round = 0; round < 10; round += 1) await append(7);
      }),
      (async () => {
        for (let round = 0; round < 30; round += 1) sizes.push((await verifyFolder(folder)).size);
      })(),
    ]);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    await publish();
    await verifyFolder(folder);
    await Promise.all(processes.map((db) => db.destroy()));
  });

  it('is served as static files that anybody may read and caches may store', async () => {
    const get = (name: string) => fetch(`${app.url}/fairness/log/${brand}/${name}`);
    const checkpoint = await get('checkpoint');
    expect(await checkpoint.text()).toBe(await readFile(path.join(folder, 'checkpoint'), 'utf8'));
    expect(checkpoint.headers.get('cache-control')).toBe('no-cache');
    expect(checkpoint.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const tile = await get('tile/0/000');
    expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(tile.headers.get('access-control-allow-origin')).toBe('*');
    expect(Buffer.from(await tile.arrayBuffer())).toEqual(await readFile(path.join(folder, 'tile/0/000')));
    for (const name of ['tile/0/999', '.hidden', '', 'tile', '..%2f..%2fetc%2fpasswd']) {
      expect([400, 404]).toContain((await get(name)).status);
    }
  });

  it('is not continued after the database was restored to an earlier state', async () => {
    const faults: unknown[] = [];
    const published = await verifyFolder(folder);
    await sql`alter table fairness_entry disable trigger user`.execute(app.db);
    await sql`alter table fairness_checkpoint disable trigger user`.execute(app.db);
    await sql`delete from fairness_checkpoint where client_id = ${brand}`.execute(app.db);
    await sql`delete from fairness_node where client_id = ${brand}`.execute(app.db);
    await sql`update fairness_entry set payload = 'other' where client_id = ${brand} and index = 900`.execute(
      app.db,
    );
    await publishLogs(app.deps, (error) => void faults.push(error));
    expect(String(faults[0])).toMatch(/do not continue the \d+ published entries/);
    expect(faults).toHaveLength(1);
    expect(await verifyFolder(folder)).toEqual(published);
  });
});

it('refuses to serve a brand if its log began with a different secret', async () => {
  const keys = createFairnessKeys(Buffer.alloc(32, 8).toString('base64'));
  const [first] = app.deps.brands.all();
  if (!first) throw new Error('no brand');
  await expect(openLog(app.db, first, keys)).rejects.toThrow(/brand-a: FAIRNESS_SECRET is not the secret/);
});

it('encrypts a server seed for one commitment and one secret', () => {
  const keys = createFairnessKeys(Buffer.alloc(32, 7).toString('base64'));
  const [seed, commitment] = ['5e'.repeat(32), 'ab'.repeat(32)];
  const sealed = keys.seal(seed, commitment);
  expect(sealed.toString('hex')).not.toContain(seed);
  expect(keys.unseal(sealed, commitment)).toBe(seed);
  expect(() => keys.unseal(sealed, 'cd'.repeat(32))).toThrow();
  const others = createFairnessKeys(Buffer.alloc(32, 8).toString('base64'));
  expect(() => others.unseal(sealed, commitment)).toThrow();
});
