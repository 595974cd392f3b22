/** Tests roles, limits and the approval by a second person. */
import { mkdtemp, readFile, rm, stat, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bahtToSatang } from '@chada/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { creditOf, signUp } from '../../test/support/test-members.ts';
import { findActor, type Actor } from './actor.ts';
import { actorOfEnvironment } from './cli.ts';
import { commands, runAs } from './commands.ts';
import { addFirstOwner, addStaff } from './staff-directory.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

let app: TestApp;
let folder = '';
let owner: Actor;
let cashier: Actor;
let otherActor: Actor;
let count = 0;

async function createStaff(name: string, role: Actor['role'], limitBaht: number): Promise<Actor> {
  count += 1;
  const person = { name, role, dailyLimitSatang: bahtToSatang(limitBaht) };
  return addStaff(app.db, person, { keyHash: Buffer.alloc(32, count), at: app.deps.clock.now() });
}

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'chada-staff-'));
  const keyFile = path.join(folder, 'first');
  const at = app.deps.clock.now();
  await addFirstOwner(app.db, { name: 'malee', dailyLimitSatang: bahtToSatang(1_000_000), keyFile, at });
  owner = await findActor(app.db, (await readFile(keyFile, 'utf8')).trim());
  cashier = await createStaff('anan', 'cashier', 20_000);
  otherActor = await createStaff('boonmee', 'cashier', 50_000);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const as = (actor: Actor, line: string) => runAs(app.deps, actor, line.split(' '));
const lastActions = async (limit: number) =>
  app.db
    .selectFrom('staff_action')
    .leftJoin('staff_action_result', 'action_id', 'staff_action.id')
    .select(['staff_name', 'command', 'client_id', 'amount', 'outcome'])
    .orderBy('staff_action.id', 'desc')
    .limit(limit)
    .execute();
const creditLine = (username: string, baht: number, reference: string) =>
  `credit ${username} ${baht} --reference ${reference} --brand brand-a`;

const disableOtherOwners = ({ id }: Actor) =>
  app.pool.query(`update staff set disabled_at = now() where role = 'owner' and id <> $1`, [id]);

describe('a staff member', () => {
  it('is audited with done and refused commands', async () => {
    const member = await signUp(app);
    await as(cashier, creditLine(member.username, 500, 'R-1'));
    await expect(as(cashier, 'site-status MA --brand brand-a')).rejects.toThrow(/not for the role cashier/);
    expect(await lastActions(2)).toEqual([
      { staff_name: 'anan', command: 'site-status', client_id: 'brand-a', amount: 0, outcome: 'refused' },
      { staff_name: 'anan', command: 'credit', client_id: 'brand-a', amount: 50_000, outcome: 'done' },
    ]);
    expect((await as(owner, 'audit list --brand brand-a')).join('\n')).toContain('anan  brand-a  credit');
  });

  it("can't exceed the daily limit with simultaneous commands", async () => {
    const [clerk, member] = [await createStaff('chai', 'cashier', 1_000), await signUp(app)];
    const tries = [1, 2, 3, 4].map((number) =>
      as(clerk, creditLine(member.username, 400, `LIMIT-${number}`)),
    );
    const ended = await Promise.allSettled(tries);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await creditOf(app, member)).toBe(80_000);
    await expect(as(clerk, creditLine(member.username, 400, 'LIMIT-5'))).rejects.toThrow(
      /your limit for a day is 1,000.00 baht, of which 800.00 baht are used/,
    );
  });

  it("can't use a disabled key", async () => {
    const dismissed = await createStaff('dam', 'cashier', 1_000);
    await as(owner, 'staff disable dam');
    await expect(as(dismissed, 'site-status OK --brand brand-a')).rejects.toThrow(
      /do not work here any more/,
    );
  });
});

describe('above the amount of a brand', () => {
  it('a command has no effect until a second person approves it, once', async () => {
    const member = await signUp(app);
    const [line] = await as(cashier, creditLine(member.username, 15_000, 'BIG-1'));
    const id = line?.split(' ').at(-1) ?? '';
    expect(line).toMatch(/^proposed, nothing is changed yet/);
    expect(await creditOf(app, member)).toBe(0);
    expect((await as(otherActor, 'proposal list')).join('\n')).toContain(
      `${id}  brand-a  anan  15,000.00 baht  credit`,
    );

    await expect(as(cashier, `proposal approve ${id}`)).rejects.toThrow(/another person must approve/);
    const ended = await Promise.allSettled([
      as(otherActor, `proposal approve ${id}`),
      as(owner, `proposal approve ${id}`),
    ]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditOf(app, member)).toBe(bahtToSatang(15_000));
    await expect(as(otherActor, `proposal approve ${id}`)).rejects.toThrow(/no proposal .* that waits/);
  });

  it('a proposal that was cancelled is not approved', async () => {
    const member = await signUp(app);
    const [line = ''] = await as(owner, creditLine(member.username, 15_000, 'BIG-2'));
    const id = line.split(' ').at(-1) ?? '';
    await as(cashier, `proposal cancel ${id}`);
    await expect(as(otherActor, `proposal approve ${id}`)).rejects.toThrow(/no proposal/);
    expect(await creditOf(app, member)).toBe(0);
  });

  it('changing the amount needs two owners', async () => {
    const second = await createStaff('ying', 'owner', 0);
    const [line = ''] = await as(owner, 'rule second-person 100 --brand brand-b');
    const id = line.split(' ').at(-1) ?? '';
    await expect(as(cashier, `proposal approve ${id}`)).rejects.toThrow(/not for the role cashier/);
    expect(await as(second, `proposal approve ${id}`)).toEqual([
      'brand-b: above 100.00 baht a second person is needed',
    ]);
  });
});

describe('adding a person', () => {
  const line = (name: string, role = 'owner') =>
    `staff add ${name} --role ${role} --key-file ${path.join(folder, name)}`;

  it.each(['owner', 'cashier'])(
    "as %s needs another owner's approval if there are two owners",
    async (role) => {
      const puppet = `puppet-${role}`;
      const second = await createStaff(`nid-${role}`, 'owner', 0);
      const [output = ''] = await as(owner, line(puppet, role));
      expect(output).toMatch(/^proposed, nothing is changed yet/);
      const id = output.split(' ').at(-1) ?? '';
      await expect(as(owner, `proposal approve ${id}`)).rejects.toThrow(/another person must approve/);
      await expect(as(cashier, `proposal approve ${id}`)).rejects.toThrow(/not for the role cashier/);
      await expect(stat(path.join(folder, puppet))).rejects.toThrow(/ENOENT/);
      expect((await as(second, `proposal approve ${id}`))[0]).toMatch(new RegExp(`^${puppet} is ${role}`));
    },
  );

  it('needs no approval if there is only one owner', async () => {
    await disableOtherOwners(owner);
    expect((await as(owner, line('suda', 'cashier')))[0]).toMatch(/^suda is cashier/);
    expect((await as(owner, line('wan')))[0]).toMatch(/^wan is owner/);
  });
});

describe('the audit', () => {
  it.each(['staff_action', 'staff_action_result'])('%s refuses every change', async (table) => {
    await expect(app.pool.query(`delete from ${table}`)).rejects.toThrow(/append-only/);
    await expect(app.pool.query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
    await expect(app.pool.query(`update ${table} set created_at = now()`)).rejects.toThrow(/append-only/);
  });
});

describe('a key', () => {
  it('is stored as a hash, and in a file that only its owner can read', async () => {
    const keyFile = path.join(folder, 'first');
    const key = (await readFile(keyFile, 'utf8')).trim();
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    const { rows } = await app.pool.query<{ found: boolean }>(
      `select exists (select from staff where staff::text like '%' || $1 || '%') as found`,
      [key],
    );
    expect(rows).toEqual([{ found: false }]);
    expect(await actorOfEnvironment(app, { STAFF_KEY_FILE: keyFile })).toEqual(owner);
  });

  it('is refused if it is unknown or other users can read its file', async () => {
    const open = path.join(folder, 'open');
    await writeFile(open, 'key');
    await chmod(open, 0o644);
    await expect(actorOfEnvironment(app, { STAFF_KEY_FILE: open })).rejects.toThrow(/others can read/);
    await expect(actorOfEnvironment(app, { STAFF_KEY: 'key' })).rejects.toThrow(/belongs to nobody/);
    await expect(actorOfEnvironment(app, { HOME: folder })).rejects.toThrow(/there is no key at/);
  });

  it('is not needed to add the first owner', async () => {
    const keyFile = path.join(folder, 'second');
    const at = app.deps.clock.now();
    const second = addFirstOwner(app.db, { name: 'mallory', dailyLimitSatang: bahtToSatang(1), keyFile, at });
    await expect(second).rejects.toThrow(StaffRefusedError);
    await expect(stat(keyFile)).rejects.toThrow(/ENOENT/);
  });
});

it('every command that changes something names its roles', () => {
  for (const { name, reads, roles = [], countedAmount } of commands) {
    expect(reads === true && (roles.length > 0 || countedAmount !== undefined), name).toBe(false);
  }
});
