import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check-ledger.ts';
import { listMissingInDatabase } from '../runtime/missing-in-database.ts';
import { buildBrand, buildMember, giveCredit } from '../../test/support/builders.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createDatabase, createPool, type Database } from './connection.ts';
import { markDatabase } from './database-kind.ts';
import { grantServerRole, serverRoles } from './server-role.ts';

const role = `chada_server_${randomBytes(4).toString('hex')}`;
let test: TestDatabase;
let owner: pg.Client;
let server: pg.Client;
let db: Database;
let serverUrl: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await markDatabase(test.url, 'real');
  owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`create role ${role} login password 'secret'`);
  const url = new URL(test.url);
  url.username = role;
  url.password = 'secret';
  serverUrl = url.href;
});
afterAll(async () => {
  await db?.destroy();
  await server?.end();
  await owner.query(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await test.drop();
});

it('has no rights before they are granted, and the error says so in one line', async () => {
  expect(await listMissingInDatabase(serverUrl, [])).toEqual([
    `DATABASE_URL: the role ${role} has no rights here; grant them: pnpm migrate --server-role NAME`,
  ]);
});

describe('a role that may serve', () => {
  beforeAll(async () => {
    expect(await grantServerRole(owner, role)).toEqual([]);
    server = new pg.Client({ connectionString: serverUrl, options: '-c search_path=api' });
    await server.connect();
    db = createDatabase(createPool({ url: serverUrl, schema: 'api', max: 2 }));
  });

  it('may serve, unlike the owner', async () => {
    expect(await listMissingInDatabase(serverUrl, [])).toEqual([]);
    expect(await listMissingInDatabase(test.url, [])).toEqual([
      'DATABASE_URL: the role postgres may alter the ledger; serve with a role of its own: pnpm migrate --server-role NAME',
    ]);
    expect(await listMissingInDatabase(test.url, [], { mayBeOwner: true })).toEqual([]);
    expect(await serverRoles(owner)).toEqual([role]);
  });

  it('posts journals, which change balances', async () => {
    await buildBrand(db, 'brand-a');
    const member = await buildMember(db, 'brand-a');
    await giveCredit(db, member, 12_345);
    expect((await checkLedger(db)).ok).toBe(true);
    const { rows } = await server.query(
      'select balance::int from account where member_id = $1 and kind = $2',
      [member.id, 'member_wallet'],
    );
    expect(rows).toEqual([{ balance: 12_345 }]);
  });

  it.each([
    'truncate entry',
    'truncate journal cascade',
    'truncate account cascade',
    'alter table entry disable trigger all',
    'alter table account drop constraint account_never_below_zero',
    'drop table entry',
    'drop trigger entry_append_only on entry',
    'drop schema api cascade',
    'update entry set amount = amount + 1',
    'update journal set kind = $$deposit$$',
    'update account set balance = balance + 1',
    'delete from entry',
    'delete from account',
    'create function api.theirs() returns int language sql as $$ select 1 $$',
    'create or replace function api.account_guard() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    `delete from schema_migration`,
    `update database_kind set kind = 'sandbox'`,
    'insert into ledger_seal select * from ledger_seal',
    'insert into ledger_seal_sum select * from ledger_seal_sum',
    'insert into ledger_sealed_total select * from ledger_sealed_total',
    'update ledger_sealed_total set amount = amount + 1',
    'update deposit_total set amount = amount + 1',
    'update commission_total set amount = amount + 1',
    'delete from ledger_seal',
    'insert into ledger_archive select * from ledger_archive',
    `select archive_ledger_month('brand-a', '2012-11-01', sha256('another file'))`,
  ])("can't run: %s", async (statement) => {
    await expect(server.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('seals days, which write the tables that it may not write', async () => {
    await buildBrand(db, 'brand-sealed');
    expect(await sealWhenPossible(db, 'brand-sealed', daysAgo(2))).toBe(daysAgo(2));
  });

  it("can't change a balance with a trigger of its own table", async () => {
    await server.query(`create temp table mine (n int);
      create function pg_temp.reach() returns trigger language plpgsql as
        $$ begin update api.account set balance = balance + 1; return new; end $$;
      create trigger reach before insert on mine for each row execute function pg_temp.reach()`);
    await expect(server.query('insert into mine values (1)')).rejects.toMatchObject({ code: '42501' });
  });

  it("can't divert a balance to a temporary table of the same name", async () => {
    await buildBrand(db, 'brand-diverted');
    const member = await buildMember(db, 'brand-diverted');
    const oneSession = createDatabase(createPool({ url: serverUrl, schema: 'api', max: 1 }));
    await sql`create temp table account as select * from api.account`.execute(oneSession);
    await sql`grant all on account to public`.execute(oneSession);
    await giveCredit(oneSession, member, 100_000);
    await oneSession.destroy();
    const { rows } = await owner.query('select balance::int from api.account where id = $1', [
      member.walletId,
    ]);
    expect(rows).toEqual([{ balance: 100_000 }]);
  });

  it("can't seal a temporary table instead of the journals", async () => {
    await buildBrand(db, 'brand-emptied');
    await creditAt(db, await buildMember(db, 'brand-emptied'), noonOf(daysAgo(2)));
    await server.query('begin; create temp table journal (like api.journal); grant all on journal to public');
    await server.query('select api.seal_ledger_day($1, $2)', ['brand-emptied', daysAgo(2)]);
    await server.query('drop table pg_temp.journal; commit');
    const { rows } = await owner.query('select journals::int from api.ledger_seal where client_id = $1', [
      'brand-emptied',
    ]);
    expect(rows).toEqual([{ journals: 1 }]);
  });

  it.each(['-infinity', '2019-12-31'])("can't seal the day %s", async (day) => {
    await buildBrand(db, `brand${day}`);
    await expect(
      server.query('select api.seal_ledger_day($1, $2)', [`brand${day}`, day]),
    ).rejects.toMatchObject({ code: '23001' });
  });

  it('is refused while a migration is missing, and the error names the migration', async () => {
    await owner.query(`delete from api.schema_migration where id = '0020-ledger-by-its-owner.sql'`);
    expect(await listMissingInDatabase(serverUrl, [])).toEqual([
      'DATABASE_URL: it lacks 0020-ledger-by-its-owner.sql; run: pnpm migrate',
    ]);
  });
});

it('refuses a role that owns the tables or does not exist', async () => {
  await expect(grantServerRole(owner, 'postgres')).rejects.toThrow(/owns the tables or is a superuser/);
  await expect(grantServerRole(owner, 'nobody_here')).rejects.toThrow(/no role nobody_here/);
});

describe('pnpm migrate', () => {
  const ownerRole = `chada_owner_${randomBytes(4).toString('hex')}`;
  const database = `${ownerRole}_db`;
  const served = `${ownerRole}_server`;
  let ownerUrl: string;
  const migrate = (...args: string[]) =>
    new Promise<{ code: number; out: string; error: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: ownerUrl };
      const program = path.join(import.meta.dirname, '../migrate-cli.ts');
      execFile(process.execPath, [program, ...args], { env }, (failure, out, error) => {
        resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error });
      });
    });

  beforeAll(async () => {
    await owner.query(`create role ${ownerRole} login password 'secret'`);
    await owner.query(`create role ${served} login password 'secret'`);
    await owner.query(`create database ${database} owner ${ownerRole}`);
    const url = new URL(test.url);
    [url.username, url.password, url.pathname] = [ownerRole, 'secret', `/${database}`];
    ownerUrl = url.href;
  });
  afterAll(async () => {
    await owner.query(`drop database ${database} with (force)`);
    await owner.query(`drop role ${served}; drop role ${ownerRole}`);
  });

  it('says in one line that a role does not exist', async () => {
    const { code, error } = await migrate('--server-role', 'nobody_here');
    expect(code).toBe(1);
    expect(error.trim()).toMatch(/^there is no role nobody_here; create it first: create role .*$/);
  });

  it('creates the tables as an owner without other rights, and prints what a superuser must run', async () => {
    const { code, out, error } = await migrate('--server-role', served);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`role ${served} may serve`);
    const statements = out.split('\n').filter((line) => line.startsWith('  alter role'));
    expect(statements).toHaveLength(5);
    for (const statement of statements) await owner.query(statement);
    const url = new URL(ownerUrl);
    url.username = served;
    expect(await listMissingInDatabase(url.href, [])).toEqual([]);
  });

  it('grants all serving roles their rights again without an argument', async () => {
    expect((await migrate()).out).toContain(`role ${served} may serve`);
  });
});
