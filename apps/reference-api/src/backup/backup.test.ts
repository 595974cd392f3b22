import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '../database/connection.ts';
import { checkLedger, checkSinceSeal } from '../ledger/check-ledger.ts';
import { buildBrand, buildMember, giveCredit } from '../../test/support/builders.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../test/support/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const unusualName = 'tab\there, line\nthere, back\\slash, \\. and \\N, ความลับ ₿ 😀';

let test: TestDatabase;
let folder: string;
let good: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-backup-'));
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  const member = await buildMember(test.db, 'brand-a');
  await creditAt(test.db, member, noonOf(daysAgo(2)));
  await sealWhenPossible(test.db, 'brand-a', daysAgo(2));
  await giveCredit(test.db, member, 123_456);
  await sql`update member set name = ${unusualName}`.execute(test.db);
  await sql`create table sandbox_bank.odd (id bigint generated always as identity, value text, twice text generated always as (value || value) stored)`.execute(
    test.db,
  );
  good = at('good.backup.gz');
  await writeBackup(test.url, good);
  await sql`drop table sandbox_bank.odd`.execute(test.db);
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

async function altered(name: string, change: (contents: Buffer) => Buffer): Promise<string> {
  await writeFile(at(name), gzipSync(change(gunzipSync(await readFile(good)))));
  return at(name);
}
const replaced = (name: string, before: string, after: string) =>
  altered(name, (contents) => {
    const text = contents.toString('latin1');
    if (!text.includes(before)) throw new Error(`the backup has no ${before}`);
    return Buffer.from(text.replace(before, after), 'latin1');
  });

async function newerBackup(): Promise<string> {
  const contents = gunzipSync(await readFile(good)).toString('latin1');
  const [, head = ''] = /^chada-backup 1\n\d+\n(\{.*?\})\d+\n/s.exec(contents) ?? [];
  const later = head.replace('0013-loss-refund.sql', '9913-loss-refund.sql');
  const sumOf = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex');
  return altered('later.gz', () =>
    Buffer.from(contents.replace(head, () => later).replace(sumOf(head), sumOf(later)), 'latin1'),
  );
}

async function tablesIn(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select schemaname, relname, n_live_tup from pg_stat_user_tables order by 1, 2`,
  );
  const schemas = await client.query(`select nspname from pg_namespace where nspname !~ '^pg_' order by 1`);
  await client.end();
  return { rows, schemas: schemas.rows };
}

describe('a backup', () => {
  it('restores every value, sequence and constraint', async () => {
    const simple = at('simple.backup.gz');
    const written = await writeBackup(test.url, simple);
    const empty = await createEmptyDatabase();
    const restored = await restoreBackup(empty.url, simple);
    expect(restored).toMatchObject({
      rows: written.rows,
      tables: written.tables,
      ledger: written.ledger,
      migrated: [],
    });
    const db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 2 }));
    const contentsOf = async (database: typeof db) =>
      (
        await sql<{
          all: string;
        }>`select (select string_agg(m::text, '') from member m) || (select string_agg(e::text, '' order by e) from entry e) as all`.execute(
          database,
        )
      ).rows;
    expect(await contentsOf(db)).toEqual(await contentsOf(test.db));
    expect(await db.selectFrom('member').select('name').execute()).toEqual([{ name: unusualName }]);
    expect(await checkLedger(db)).toEqual(await checkLedger(test.db));
    expect(await checkSinceSeal(db)).toEqual(await checkSinceSeal(test.db));
    const late = sql`insert into entry (journal_id, account_id, amount, balance_after) select journal_id, account_id, 1, 0 from entry limit 1`;
    await expect(late.execute(db)).rejects.toThrow(/after its own transaction/);
    await expect(sql`update account set balance = balance + 1`.execute(db)).rejects.toThrow(
      /only through entries/,
    );
    await giveCredit(db, await buildMember(db, 'brand-a'), 5_000);
    expect((await checkLedger(db)).ok).toBe(true);
    await db.destroy();
    await empty.drop();
  });

  it('of a database that lacks an earlier migration is restored, and the migration is applied', async () => {
    const gap = await createTestDatabase();
    await gap.pool.query(`
      alter function entry_moves_balance() security invoker;
      delete from schema_migration where id = '0020-ledger-by-its-owner.sql'`);
    await writeBackup(gap.url, at('gap.backup.gz'));
    const empty = await createEmptyDatabase();
    const restored = await restoreBackup(empty.url, at('gap.backup.gz'));
    expect(restored.migrated).toEqual(['0020-ledger-by-its-owner.sql']);
    await Promise.all([gap.drop(), empty.drop()]);
  });

  it('never replaces a file and leaves no partial file', async () => {
    await expect(writeBackup(test.url, good)).rejects.toThrow('good.backup.gz exists already');
    const empty = await createEmptyDatabase();
    await expect(writeBackup(empty.url, at('none.gz'))).rejects.toThrow(
      'There is nothing to back up: this database has no tables of Chada.',
    );
    await empty.drop();
    expect((await readdir(folder)).filter((name) => name.includes('none'))).toEqual([]);
  });
});

describe('a refused restore leaves the database unchanged:', () => {
  const bad: readonly (readonly [what: string, make: () => Promise<string>, words: RegExp])[] = [
    ['a missing file', async () => at('nowhere.gz'), /nowhere\.gz does not exist\.$/],
    [
      'a file that is no backup',
      async () => (await writeFile(at('other.gz'), 'select 1;'), at('other.gz')),
      /other\.gz is not a backup of Chada\.$/,
    ],
    [
      'a compressed file that is no backup',
      async () => (await writeFile(at('zip.gz'), gzipSync('-- PostgreSQL database dump\n')), at('zip.gz')),
      /zip\.gz is not a backup of Chada\.$/,
    ],
    [
      'an incomplete file',
      async () => (await writeFile(at('short.gz'), (await readFile(good)).subarray(0, -300)), at('short.gz')),
      /short\.gz is incomplete: it ends before its summary\. Nothing was changed\.$/,
    ],
    [
      'an incomplete file that was compressed again',
      () => altered('less.gz', (contents) => contents.subarray(0, -200)),
      /less\.gz is incomplete/,
    ],
    [
      'a flipped bit',
      async () => {
        const bytes = await readFile(good);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 16;
        await writeFile(at('flipped.gz'), bytes);
        return at('flipped.gz');
      },
      /flipped\.gz is (damaged|incomplete)/,
    ],
    [
      'a changed row',
      () => replaced('changed.gz', '\t123456\t', '\t923456\t'),
      /changed\.gz is damaged: the rows of api\.(account|entry) were changed\. Nothing was changed\.$/,
    ],
    [
      'a changed list of contents',
      () => replaced('list.gz', '"takenAt":"20', '"takenAt":"19'),
      /list\.gz is damaged: its list of contents was changed/,
    ],
    [
      'bytes after the end',
      () => altered('more.gz', (contents) => Buffer.concat([contents, Buffer.from('x')])),
      /more\.gz is damaged: something follows its end/,
    ],
    [
      'a later format',
      () => replaced('format.gz', 'chada-backup 1\n', 'chada-backup 2\n'),
      /format\.gz is newer than this program: its format is 2, this program reads up to 1\.$/,
    ],
    [
      'a later migration',
      newerBackup,
      /later\.gz is newer than this program: it was taken after api\/9913-loss-refund\.sql\. Restore it with the program that took it, or a later one\.$/,
    ],
    [
      'a table that no migration creates',
      async () => good,
      /could not be restored: relation "sandbox_bank\.odd" does not exist\. Nothing was changed\.$/,
    ],
  ];
  it.each(bad)('%s', async (_, make, words) => {
    const empty = await createEmptyDatabase();
    const before = await tablesIn(empty.url);
    await expect(restoreBackup(empty.url, await make())).rejects.toThrow(words);
    expect(await tablesIn(empty.url)).toEqual(before);
    await empty.drop();
  });

  it('a database with data, unless `replace` is set', async () => {
    const full = await createTestDatabase();
    await buildBrand(full.db, 'brand-of-before');
    const simple = at('again.backup.gz');
    await writeBackup(test.url, simple);
    await expect(restoreBackup(full.url, simple)).rejects.toThrow(
      /^The database is in use \(chada api\): stop every API process first\. Nothing was changed\.$/,
    );
    await full.pool.end();
    await expect(restoreBackup(full.url, simple)).rejects.toThrow(
      /^The database is not empty: api has \d+ tables, .* Restore into an empty one, or use --replace/,
    );
    await expect(restoreBackup(full.url, good, { replace: true })).rejects.toThrow(/Nothing was changed/);
    const brands = async () => {
      const db = createDatabase(createPool({ url: full.url, schema: 'api', max: 1 }));
      const rows = await db.selectFrom('brand').select('client_id').execute();
      await db.destroy();
      return rows.map(({ client_id: id }) => id);
    };
    expect(await brands()).toEqual(['brand-of-before']);
    await restoreBackup(full.url, simple, { replace: true });
    expect(await brands()).toEqual(['brand-a']);
    await full.drop();
  });
});
