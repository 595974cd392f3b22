import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { registryMigrations } from '../cells/join-cell.ts';
import { applyMigrations, migrationsOf } from './apply-migrations.ts';
import { parseBigint } from './column-types.ts';
import { editedComments } from './edited-comments.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

let test: TestDatabase;
let folder: string;
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-migrate-'));
  await write('0001-one.sql', 'create table one (value integer)');
  await write('0002-two.sql', 'insert into one values (1)');
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

function checksOldColumns(statement: string): boolean {
  const sqlWords = ['is', 'not', 'null', 'and', 'or', 'in', 'between', 'coalesce'];
  const added = [...statement.matchAll(/ add column (\w+)/g)].map(([, name]) => name);
  const checks = [...statement.matchAll(/ add (?:constraint \w+ )?check (.*?)(?=, add |$)/g)];
  return checks.some(([, condition = '']) =>
    (condition.match(/[a-z_]\w*/g) ?? []).some((word) => !sqlWords.includes(word) && !added.includes(word)),
  );
}

function breaksOlderPrograms(text: string): boolean {
  const statements = text.replace(/--.*$/gm, '').replace(/\s+/g, ' ').split(';');
  const made = [...text.matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name]) => name);
  return statements.some((statement) => {
    const [, table] = /^ ?alter table (\w+)/.exec(statement) ?? [];
    if (/^ ?drop (table|function|view)/.test(statement)) return true;
    if (table === undefined || made.includes(table)) return false;
    if (/ (drop column|rename|set not null) | alter column \w+ type /.test(`${statement} `)) return true;
    if (/ add column .* not null/.test(statement) && !/ default | generated /.test(statement)) return true;
    return checksOldColumns(statement) && !/drop constraint/.test(text);
  });
}

describe('migrations', () => {
  it('apply once, in order, when many processes start at once', async () => {
    const done = await Promise.all(Array.from({ length: 6 }, () => migrate(test.url, 'trial', folder)));
    expect(done.flat().sort()).toEqual(['0001-one.sql', '0002-two.sql']);
    expect((await test.pool.query('select value from trial.one')).rows).toEqual([{ value: 1 }]);
  });

  it('change nothing if one fails, and name the failed one', async () => {
    await write('0003-three.sql', 'insert into one values (2); insert into nowhere values (3)');
    await expect(migrate(test.url, 'trial', folder)).rejects.toThrow(/0003-three\.sql failed: .*nowhere/);
    expect((await test.pool.query('select value from trial.one')).rows).toEqual([{ value: 1 }]);
    await rm(path.join(folder, '0003-three.sql'));
  });

  it('keep their checksum if only their comments were edited', async () => {
    const id = '0005-withdrawal.sql';
    const sql = await readFile(path.join(migrationsOf.api, id), 'utf8');
    const edited = await mkdtemp(path.join(os.tmpdir(), 'chada-edited-'));
    const checksum = async (text: string) => {
      await writeFile(path.join(edited, id), text);
      return (await readMigrations(edited))[0]?.checksum;
    };
    const stored = editedComments.get(id)?.checksum;
    expect(stored).toMatch(/^[0-9a-f]{64}$/);
    expect(await checksum(sql)).toBe(stored);
    expect(await checksum(sql.replace(/^ *--.*$/gm, '-- another comment'))).toBe(stored);
    expect(await checksum(sql.replace('amount > 0', 'amount >= 0'))).not.toBe(stored);
    await rm(edited, { recursive: true });
  });

  it('have no edited statement in any file whose comments were edited', async () => {
    const folders = [...Object.values(migrationsOf), registryMigrations];
    const files = await Promise.all(folders.map(readMigrations));
    const checksums = new Map(files.flat().map(({ id, checksum }) => [id, checksum]));
    for (const [id, { checksum }] of editedComments) expect(checksums.get(id), id).toBe(checksum);
  });

  it('refuse a file that was edited after it was applied', async () => {
    await write('0002-two.sql', 'insert into one values (100)');
    await expect(migrate(test.url, 'trial', folder)).rejects.toThrow(/0002-two\.sql was changed/);
    await write('0002-two.sql', 'insert into one values (1)');
  });

  it('apply a lower number that was merged after a higher one', async () => {
    await write('0009-nine.sql', 'create table nine ()');
    expect(await migrate(test.url, 'trial', folder)).toEqual(['0009-nine.sql']);
    await write('0005-five.sql', 'create table five ()');
    expect(await migrate(test.url, 'trial', folder)).toEqual(['0005-five.sql']);
    expect(await migrate(test.url, 'trial', folder)).toEqual([]);
  });

  it('of a newer program are accepted by an older one, so that a deployment can be rolled back', async () => {
    await write('0010-expand.sql', 'alter table one add column later integer');
    expect(await migrate(test.url, 'trial', folder)).toEqual(['0010-expand.sql']);
    await rm(path.join(folder, '0010-expand.sql'));
    expect(await migrate(test.url, 'trial', folder)).toEqual([]);
  });

  it('that remove what an older program uses are refused by that program, and accepted by the required one', async () => {
    await write('0010-expand.sql', 'alter table one add column later integer');
    await write('0011-contract.sql', '-- needs: 0010-expand.sql\nalter table one drop column value');
    expect(await migrate(test.url, 'trial', folder)).toEqual(['0011-contract.sql']);
    await rm(path.join(folder, '0011-contract.sql'));
    expect(await migrate(test.url, 'trial', folder)).toEqual([]);
    await rm(path.join(folder, '0010-expand.sql'));
    await expect(migrate(test.url, 'trial', folder)).rejects.toThrow(/newer.*0011-contract\.sql/);
    await write('0010-expand.sql', 'alter table one add column later integer');
  });

  it('give up waiting for a lock after a time, so that requests continue', async () => {
    await write('0012-busy.sql', 'alter table one add column busy integer');
    const member = await test.pool.connect();
    await member.query('begin');
    await member.query('select from trial.one');
    await expect(migrate(test.url, 'trial', folder, { lockTimeoutMs: 50 })).rejects.toThrow(
      /0012-busy\.sql failed: other transactions held its locks for longer than 50 ms/,
    );
    await member.query('commit');
    member.release();
    expect(await migrate(test.url, 'trial', folder, { lockTimeoutMs: 5_000 })).toEqual(['0012-busy.sql']);
  });

  it('of the API keep a new index of a large table if a reader holds up the removal of the old one', async () => {
    const books = await createTestDatabase();
    const last = ['0079-journal-by-day.sql', '0080-drop-journal-created.sql'];
    await books.pool.query(
      'create index journal_created on journal (created_at); drop index journal_brand_time',
    );
    await books.pool.query('delete from schema_migration where id = any($1)', [last]);
    const reader = await books.pool.connect();
    await reader.query('begin; select from journal');
    const waiting = applyMigrations(books.url, 'api', { lockTimeoutMs: 50 });
    await expect(waiting).rejects.toThrow(/0080-drop-journal-created\.sql failed: other transactions/);
    await reader.query('commit');
    reader.release();
    expect(await applyMigrations(books.url, 'api')).toEqual(last.slice(1));
    await books.drop();
  });

  it('of the API that break earlier programs have a line `needs`', async () => {
    const all = await readMigrations(migrationsOf.api);
    const needed = new Set(all.map(({ needs }) => needs));
    const undeclared = all.filter(
      ({ id, sql }) => id >= '0020' && breaksOlderPrograms(sql) && !needed.has(id),
    );
    expect(undeclared.map(({ id }) => id)).toEqual([]);
  });

  it('of the API change nothing in a migrated database', async () => {
    expect(await applyMigrations(test.url, 'api')).toEqual([]);
  });
});

describe('a bigint of the database', () => {
  it('becomes an exact number', () => expect(parseBigint('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER));
  it('beyond the safe integers is an error, not a rounded amount', () =>
    expect(() => parseBigint('9007199254740993')).toThrow(RangeError));
  it('is parsed exactly by our pools, and a date keeps its day', async () => {
    const { rows } = await test.pool.query(`select 42::bigint as amount, date '2026-11-20' as day`);
    expect(rows).toEqual([{ amount: 42, day: '2026-11-20' }]);
    await expect(test.pool.query('select 9007199254740993::bigint as amount')).rejects.toThrow(
      /safe integers/,
    );
  });
});
