/** Tests the staff command that moves the entries of an old month from the database to a file. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bahtToSatang, bangkokDay } from '@chada/domain';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/connection.ts';
import { grantServerRole } from '../database/server-role.ts';
import { creditAt, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../../test/support/test-members.ts';
import type { Actor } from './actor.ts';
import { runAs } from './commands.ts';
import { addStaff } from './staff-directory.ts';

const month = `${Number(bangkokDay(new Date()).slice(0, 4)) - 6}-11`;
let app: TestApp;
let folder: string;
let member: TestMember;
let owners: readonly [Actor, Actor];
let cashier: Actor;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'chada-months-'));
  const createStaff = (name: string, role: Actor['role'], key: number) =>
    addStaff(
      app.db,
      { name, role, dailyLimitSatang: bahtToSatang(1_000) },
      { keyHash: Buffer.alloc(32, key), at: app.deps.clock.now() },
    );
  owners = [await createStaff('malee', 'owner', 1), await createStaff('suda', 'owner', 2)];
  cashier = await createStaff('anan', 'cashier', 3);
  member = await signUp(app);
  await creditAt(app.db, member, noonOf(`${month}-20`), { amount: 700 });
  await sealWhenPossible(app.db, member.clientId, `${month}-30`);
  await giveTestCredit(app, member, 5_000);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const as = (actor: Actor, line: string, db = app.db) => runAs({ ...app.deps, db }, actor, line.split(' '));
const lineOf = (name: string) => `ledger ${name} ${month} --folder ${folder} --brand ${member.clientId}`;

/** Calls `work` with a database connection that has only the rights of the API server. */
async function withServerRole(work: (db: Database) => Promise<void>): Promise<void> {
  const role = `chada_server_${randomBytes(4).toString('hex')}`;
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await owner.query(`create role ${role} login password 'secret'`);
  await grantServerRole(owner, role);
  const url = new URL(app.databaseUrl);
  [url.username, url.password] = [role, 'secret'];
  const db = createDatabase(createPool({ url: url.href, schema: 'api', max: 2 }));
  try {
    await work(db);
  } finally {
    await db.destroy();
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
  }
}

const history = async () => {
  const { data } = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
  return data?.items.map(({ amountSatang }) => amountSatang);
};

it('two owners move the entries of a month, which then leave the history of the member', async () => {
  const [first, second] = owners;
  expect(await history()).toEqual([5_000, 700]);
  await expect(as(cashier, lineOf('export'))).rejects.toThrow('ledger export is not for the role cashier');
  await expect(as(first, lineOf('archive'))).resolves.toEqual([expect.stringMatching(/^proposed/)]);
  const proposal = async () => /approve (\S+)$/.exec((await as(first, lineOf('archive')))[0] ?? '')?.[1];
  await expect(as(second, `proposal approve ${await proposal()}`)).rejects.toThrow('ENOENT');
  await expect(as(first, lineOf('export'))).resolves.toEqual([
    expect.stringMatching(
      new RegExp(`^${month} of ${member.clientId}: 1 journals, 2 entries, SHA-256 [0-9a-f]{64}$`),
    ),
  ]);
  await withServerRole(async (db) => {
    await expect(as(second, `proposal approve ${await proposal()}`, db)).rejects.toThrow(
      'only the owner of the tables can delete entries',
    );
  });
  expect(await history()).toEqual([5_000, 700]);
  await expect(as(second, `proposal approve ${await proposal()}`)).resolves.toEqual([
    `${month} of ${member.clientId}: 2 entries are only in the file now; keep several copies of it`,
  ]);
  expect(await history()).toEqual([5_000]);
});

it('the check of the ledger verifies the files too', async () => {
  const check = () => as(cashier, `ledger check --archive ${folder}`);
  expect((await check()).slice(-2)).toEqual([
    'the ledger is right: every journal sums to zero, every balance is the sum of its entries',
    'the archive is right: 1 months agree with their seals, and no archived month is missing',
  ]);
  const other = path.join(folder, 'other-brand-2012-11.json');
  await writeFile(other, '{}');
  expect((await check()).slice(-2)).toEqual([
    'the archive is right: 1 months agree with their seals, and no archived month is missing',
    'not verified, because this database does not have the brand: other-brand-2012-11',
  ]);
  await rm(other);
  const file = path.join(folder, `${member.clientId}-${month}.jsonl.gz`);
  await writeFile(file, (await readFile(file)).subarray(1));
  await expect(check()).rejects.toThrow('THE ARCHIVE IS WRONG');
});

it('a reference of an archived month is refused, because its amount is in the file', async () => {
  const { rows } = await app.pool.query<{ reference: string }>(
    `select reference from journal where kind = 'credit_by_staff' and created_at < '${month}-30'`,
  );
  const line = `credit ${member.username} 7 --reference ${rows[0]?.reference} --brand ${member.clientId}`;
  await expect(as(cashier, line)).rejects.toThrow('in an archived month; nothing is changed');
});
