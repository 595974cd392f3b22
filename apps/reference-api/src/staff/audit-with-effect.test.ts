/** Tests that a command's effect and its audit record are stored in one transaction. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bangkokDay } from '@chada/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check-ledger.ts';
import { recordDifference } from '../modules/reconciliation/difference.ts';
import { readEverything } from '../../test/support/books.ts';
import { buildMember } from '../../test/support/builders.ts';
import { creditAt, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { verifySlip } from '../../test/support/money-acts.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  makeTransfer,
  signUp,
  type TestMember,
} from '../../test/support/test-members.ts';
import { commands, runAs, runCommand } from './commands.ts';
import { sandboxActor } from './sandbox-actor.ts';

let app: TestApp;
let folder = '';
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'chada-audit-'));
  member = await signUp(app);
  await giveTestCredit(app, member, 10_000_000);
  await app.call('address.update', { body: address }, member);
  await sandboxActor(app.deps);
  await sql`
    create function end_here() returns trigger language plpgsql as $$
    begin
      if new.outcome = 'done' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`.execute(app.db);
});
afterAll(async () => {
  expect((await checkLedger(app.db)).ok).toBe(true);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const BRAND = 'brand-a';
const address = {
  recipient: 'A B',
  phone: '0812345678',
  line: '99/9',
  subdistrictCode: '100101',
  districtCode: '1001',
  provinceCode: '10',
  postcode: '10200',
};
async function run(line: string): Promise<string[]> {
  const deps = { ...app.deps, withoutApproval: true };
  return runAs(deps, await sandboxActor(deps), line.split(' '));
}
async function runKilled(line: string): Promise<void> {
  await sql`create trigger end_here after insert on staff_action_result for each row execute function end_here()`.execute(
    app.db,
  );
  try {
    await expect(run(line), line).rejects.toThrow();
  } finally {
    await sql`drop trigger end_here on staff_action_result`.execute(app.db);
  }
}
const state = async () =>
  (await readEverything(app.db))
    .split('|')
    .filter((row) => !row.startsWith('staff_action'))
    .join('|');
const lastOutcome = async () =>
  (
    await app.db
      .selectFrom('staff_action')
      .leftJoin('staff_action_result', 'action_id', 'staff_action.id')
      .select('outcome')
      .orderBy('staff_action.id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).outcome;

async function withdrawal(): Promise<string> {
  const newMember = await signUp(app);
  await giveTestCredit(app, newMember, 100_000);
  const input = { params: { uuid: newMember.uuid }, body: { amount: 30_000 } };
  return (await app.call('withdraw.create', input, newMember)).data?.withdrawal.id ?? '';
}
async function request(): Promise<string> {
  const { data } = await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, member);
  return data?.id ?? '';
}
async function reward(): Promise<string> {
  await runCommand(app.deps, [
    ...`points ${member.username} 5000 --reference`.split(' '),
    `R-${Math.random()}`,
    '--brand',
    BRAND,
  ]);
  const goods = await app.call('reward.list', { body: { categoryId: 'home' } }, member);
  const rewardId = goods.data?.items[0]?.id ?? '';
  const response = await app.call('reward.request', { body: { userUuid: member.uuid, rewardId } }, member);
  return response.data?.request.id ?? '';
}
async function difference(): Promise<string> {
  const houseAccounts = await app.deps.houseAccounts(BRAND);
  const where = {
    clientId: BRAND,
    source: 'bank',
    day: '2026-11-19',
    houseAccounts,
    at: app.deps.clock.now(),
  } as const;
  await app.db
    .transaction()
    .execute((tx) => recordDifference(tx, where, { reference: '004:X', ours: null, theirs: 5_000 }));
  const row = await app.db
    .selectFrom('difference')
    .select('uuid')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.uuid;
}
async function file(name: string, data: unknown): Promise<string> {
  const at = path.join(folder, name);
  await writeFile(at, JSON.stringify(data));
  return at;
}
const prizes = {
  turnsADay: 3,
  segments: [{ id: 'nothing', kind: 'none', amount: 0, label: 'x', weight: 1_000_000 }],
};
const games = [{ code: 'golden-hilo', name: 'New', category: 'casino', provider: 'SG' }];
const rewards = [{ categoryId: 'home', name: 'Home', rewards: [] }];

async function slipToReturn(): Promise<string> {
  const slipId = await verifySlip(app, member);
  await app.call('slip.requestReturn', { body: { slipId } }, member);
  return slipId;
}

const lines: Readonly<Record<string, () => Promise<string> | string>> = {
  'withdrawal approve': async () => `withdrawal approve ${await withdrawal()}`,
  'withdrawal reject': async () => `withdrawal reject ${await withdrawal()}`,
  'slip-request approve': async () =>
    `slip-request approve ${await request()} --transfer KBANK:${(await makeTransfer(app, member)).reference}`,
  'slip-request reject': async () => `slip-request reject ${await request()}`,
  'slip-return start': async () => `slip-return start ${await slipToReturn()}`,
  'slip-return stop': async () => {
    const id = await slipToReturn();
    await run(`slip-return start ${id}`);
    return `slip-return stop ${id}`;
  },
  'slip-return done': async () => {
    const id = await slipToReturn();
    await run(`slip-return start ${id}`);
    return `slip-return done ${id} --reference BACK-1`;
  },
  'reward send': async () => `reward send ${await reward()}`,
  'reward done': async () => `reward done ${await reward()}`,
  'reward reject': async () => `reward reject ${await reward()}`,
  'difference settle': async () => `difference settle ${await difference()} a note`,
  'game-session close': async () => {
    const newMember = await signUp(app);
    await giveTestCredit(app, newMember, 100_000);
    const body = { gameCode: 'golden-hilo', returnPath: '/auth/games/casino/SG' };
    await app.call('game.open', { body }, newMember);
    const { uuid } = await app.db
      .selectFrom('game_session')
      .select('uuid')
      .where('member_id', '=', newMember.id)
      .executeTakeFirstOrThrow();
    return `game-session close ${uuid} unknown --reference LETTER-1`;
  },
  'site-status': () => `site-status MA --brand brand-b`,
  announce: () => `announce news --brand ${BRAND}`,
  credit: () => `credit ${member.username} 500 --reference C-1 --brand ${BRAND}`,
  points: () => `points ${member.username} 500 --reference P-1 --brand ${BRAND}`,
  'member suspend': async () => `member suspend ${(await signUp(app)).username} --brand ${BRAND}`,
  'member reinstate': async () => {
    const { username } = await signUp(app);
    await run(`member suspend ${username} --brand ${BRAND}`);
    return `member reinstate ${username} --brand ${BRAND}`;
  },
  'member namesake': async () => {
    const newMember = await signUp(app);
    const { id } = await app.db
      .insertInto('member_break')
      .values({
        member_id: member.id,
        kind: 'selfExclusion',
        length: 'forever',
        started_at: new Date(),
        minimum_end: null,
        end_requested_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('excluded_namesake').values({ member_id: newMember.id, break_id: id }).execute();
    return `member namesake ${newMember.username} --brand ${BRAND}`;
  },
  'member end-sessions': async () => `member end-sessions ${(await signUp(app)).username} --brand ${BRAND}`,
  'brand open': async () => {
    await app.db.deleteFrom('configuration_entry').where('client_id', '=', BRAND).execute();
    return `brand open --brand ${BRAND}`;
  },
  capital: () => `capital 5000 --reference CAP-1 --brand ${BRAND}`,
  'receiving-account open': () => `receiving-account open KBANK 1234567899 Holder --brand ${BRAND}`,
  'receiving-account show': () => `receiving-account show KBANK 1234567899 --brand ${BRAND}`,
  'receiving-account close': () => `receiving-account close KBANK 1234567899 --brand ${BRAND}`,
  'bonus-window set': () =>
    `bonus-window set 1 01:00 02:00 --rate 7 --most 77 --day-most 777 --brand ${BRAND}`,
  'bonus-window clear': () => `bonus-window clear 1 --brand ${BRAND}`,
  'prizes set': async () => `prizes set wheel ${await file('prizes', prizes)} --brand ${BRAND}`,
  'check-in set': () => `check-in set 7 8 9 --brand ${BRAND}`,
  'affiliate set': () => `affiliate set 0.77 7 --brand ${BRAND}`,
  'rewards set': async () => `rewards set ${await file('rewards', rewards)} --brand ${BRAND}`,
  'games set': async () => `games set ${await file('games', games)}`,
  'staff add': () => `staff add anan --role cashier --key-file ${path.join(folder, 'key')}`,
  'staff limit': () => 'staff limit anan 5000',
  'staff disable': () => 'staff disable anan',
  'ledger archive': async () => {
    const month = `${Number(bangkokDay(new Date()).slice(0, 4)) - 6}-11`;
    await creditAt(app.db, await buildMember(app.db, 'brand-b'), noonOf(`${month}-20`));
    await sealWhenPossible(app.db, 'brand-b', `${month}-30`);
    await run(`ledger export ${month} --folder ${folder} --brand brand-b`);
    return `ledger archive ${month} --folder ${folder} --brand brand-b`;
  },
  'rule second-person': () => `rule second-person 500 --brand ${BRAND}`,
};

describe('a command that is killed when its result is stored', () => {
  it.each(Object.entries(lines))('%s has no effect', async (_, lineOf) => {
    const line = await lineOf();
    const before = await state();
    await runKilled(line);
    expect(await state()).toBe(before);
    expect(await lastOutcome()).toBe('failed');
    await run(line);
    expect(await state()).not.toBe(before);
    expect(await lastOutcome()).toBe('done');
  });

  it('game-session free leaves the credit in the game, for the next try', async () => {
    const newMember = await signUp(app);
    await giveTestCredit(app, newMember, 100_000);
    const body = { gameCode: 'golden-hilo', returnPath: '/auth/games/casino/SG' };
    expect((await app.call('game.open', { body }, newMember)).status).toBe(200);
    const [id = ''] = (
      (await run('game-session list')).find((candidate) => candidate.includes(newMember.username)) ?? ''
    ).split(' ');
    await runKilled(`game-session free ${id}`);
    expect(await creditOf(app, newMember)).toBe(0);
    await run(`game-session free ${id}`);
    expect(await creditOf(app, newMember)).toBe(100_000);
  });

  it('is tested for every command that changes something', () => {
    const others = ['ledger export', 'game-session free', 'refund', 'proposal approve', 'proposal cancel'];
    const changing = commands.filter(({ reads }) => !reads).map(({ name }) => name);
    expect([...Object.keys(lines), ...others].sort()).toEqual(changing.sort());
  });
});

describe("a command that shows members' data", () => {
  const reads = async () =>
    (await run('audit reads')).slice(1).map((line) => line.split('  ').slice(1, 4).join(' '));

  it('is audited with the staff member and the number of lines, without the data', async () => {
    const id = await withdrawal();
    await run('withdrawal list');
    await run('slip-request list');
    expect((await reads()).slice(0, 2)).toEqual(['sandbox  slip-request list', 'sandbox  withdrawal list']);
    const { rows } = await app.pool.query<{ message: string }>(
      `select message from staff_action join staff_action_result on action_id = id where reads order by id`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { message } of rows) expect(message).toMatch(/^\d+ lines$/);
    expect((await run('audit list')).join('\n')).not.toContain('withdrawal list');
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it('with an unknown id is audited as refused', async () => {
    await expect(run('slip show 00000000-0000-4000-8000-000000000000')).rejects.toThrow(/no such slip/);
    expect((await reads())[0]).toBe('sandbox  slip show');
    expect((await run('audit reads')).join('\n')).toMatch(/slip show.*refused/);
  });

  it.each(commands.filter(({ reads: isRead, showsMembers }) => isRead && !showsMembers))(
    "$name shows no members' data",
    async ({ name }) => {
      const text = (await runCommand(app.deps, name.split(' '))).join('\n');
      expect(text).not.toContain(member.username);
    },
  );
});
