import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import type { RefundTable } from '@chada/membership-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReturnedCredit } from '../../games/game-provider.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { runCommand } from '../../staff/commands.ts';
import { giveCredit } from '../../staff/give-credit.ts';
import { createDatabase, createPool, type Database } from '../../database/connection.ts';
import { houseAccountReader } from '../../ledger/chart.ts';
import { assertDeposited } from '../../../test/support/money-acts.ts';
import { brandA, hostB, startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { refundDay } from './refund-day.ts';

let app: TestApp;
let member: TestMember;
let nextReturn: ReturnedCredit;
beforeAll(async () => {
  app = await startTestApp({
    around: ({ games }) => ({
      games: {
        launch: (...args) => games.launch(...args),
        deposit: (...args) => games.deposit(...args),
        withdrawAll: async (...args) => {
          await games.withdrawAll(...args);
          return nextReturn;
        },
        readPlayerState: (...args) => games.readPlayerState(...args),
        readReport: (day) => games.readReport(day),
      },
    }),
  });
});
const evening = '2026-11-19T13:00:00.000Z'; // 20:00 on 19 November in Bangkok
const nextDay = '2026-11-19T17:00:00.000Z'; // 00:00 on 20 November in Bangkok
beforeEach(async () => {
  app.setTime(evening);
  member = await signUp(app);
});
afterAll(async () => {
  expect(await checkLedger(app.db)).toMatchObject({ ok: true });
  await app.close();
});

async function at(time: string, caller = member): Promise<void> {
  app.setTime(time);
  await app.db
    .updateTable('session')
    .set({ last_used_at: new Date(time), expires_at: new Date('2027-01-01T00:00:00.000Z') })
    .where('member_id', '=', caller.id)
    .execute();
}
const deposit = (amountSatang: number, caller = member) => assertDeposited(app, caller, { amountSatang });
async function play(resultSatang: number, caller = member, endsAt?: string): Promise<void> {
  const opened = await app.call(
    'game.open',
    { body: { gameCode: 'golden-dragon', returnPath: '/' } },
    caller,
  );
  if (!opened.data) throw new Error(opened.text);
  if (endsAt !== undefined) await at(endsAt, caller);
  nextReturn = {
    amountSatang: satang(opened.data.movedSatang + resultSatang),
    turnoverSatang: satang(Math.abs(resultSatang)),
  };
  const returned = await app.call('game.cashOut', { body: {} }, caller);
  if (!returned.data) throw new Error(returned.text);
}
const type = (line: string) => runCommand(app.deps, line.split(' '));
const refundsOf = async (caller = member) => {
  const { data } = await app.call(
    'history.list',
    { params: { uuid: caller.uuid }, query: { kind: 'other' } },
    caller,
  );
  return (data?.items ?? []).flatMap(({ kind, amountSatang, refund }) =>
    kind === 'lossRefund' ? [{ amountSatang, ...refund }] : [],
  );
};
const brandWith = (refundTable: RefundTable) => ({ id: brandA.id, refundTable });

describe('the refund of a lost day', () => {
  it('[TI-03, RO-04, ME-09] is credited the day after, and the history shows how it was calculated', async () => {
    await deposit(100_000);
    await play(-40_199);
    await play(10_000);
    await at(nextDay);
    const before = await creditOf(app, member);
    await type('refund --brand brand-a');
    expect(await creditOf(app, member)).toBe(before + 1_509);
    expect(await refundsOf()).toEqual([
      { amountSatang: 1_509, day: '2026-11-19', netLossSatang: 30_199, percent: 5 },
    ]);
    const { data } = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
    expect(data?.items[0]).toMatchObject({ kind: 'lossRefund', balanceSatang: before + 1_509, note: null });
  });

  it('[TI-03] is zero if the day was won, nothing was lost, or the member never deposited', async () => {
    await deposit(100_000);
    await play(-40_000);
    await play(40_000);
    const [winner, levelless] = [member, await signUp(app)];
    await giveTestCredit(app, levelless, 50_000);
    await play(-50_000, levelless);
    await at(nextDay);
    await type('refund 2026-11-19 --brand brand-a');
    await at(nextDay, levelless);
    expect([await refundsOf(winner), await refundsOf(levelless)]).toEqual([[], []]);
  });

  it('[TI-03] covers games until midnight in Bangkok; later ones belong to the next day', async () => {
    await deposit(100_000);
    await play(-10_000, member, '2026-11-19T16:59:59.999Z');
    await play(-20_000, member, nextDay);
    await type('refund 2026-11-19 --brand brand-a');
    expect(await refundsOf()).toEqual([
      { amountSatang: 500, day: '2026-11-19', netLossSatang: 10_000, percent: 5 },
    ]);
    await at('2026-11-20T17:00:00.000Z');
    await type('refund --brand brand-a');
    expect((await refundsOf()).map(({ day, amountSatang }) => [day, amountSatang])).toEqual([
      ['2026-11-20', 1_000],
      ['2026-11-19', 500],
    ]);
  });

  it("[TI-03, RD-01] uses the level at the end of the day and the brand's own table", async () => {
    const own = { 1: 7, 2: 9, 3: 10, 4: 10, 5: 10, 6: 10 };
    await deposit(100_000);
    await play(-10_000);
    await deposit(6_000_000);
    await at(nextDay);
    await deposit(30_000_000);
    await refundDay(app.deps, brandWith(own), '2026-11-19');
    expect(await refundsOf()).toMatchObject([{ percent: 9, amountSatang: 900 }]);
    await play(-10_000);
    await at('2026-11-20T17:00:00.000Z');
    await refundDay(app.deps, brandWith(own), '2026-11-20');
    expect((await refundsOf())[0]).toMatchObject({ percent: 10, amountSatang: 1_000 });
    await play(-10_000, member, '2026-11-30T16:59:00.000Z');
    await play(-10_000, member, '2026-12-01T03:00:00.000Z');
    await at('2026-12-01T17:00:00.000Z');
    await refundDay(app.deps, brandWith(own), '2026-11-30');
    await refundDay(app.deps, brandWith(own), '2026-12-01');
    expect((await refundsOf()).slice(0, 2).map(({ day, percent }) => [day, percent])).toEqual([
      ['2026-12-01', 9],
      ['2026-11-30', 10],
    ]);
  });

  it('[TI-03] is limited to the brand of the run', async () => {
    const otherBrandMember = await signUp(app, { host: hostB });
    await giveCredit(
      app.deps,
      { username: otherBrandMember.username, clientId: undefined },
      {
        amountSatang: satang(100_000),
        reference: 'test-elsewhere',
      },
    );
    await deposit(100_000, otherBrandMember);
    await play(-100_000, otherBrandMember);
    await at(nextDay, otherBrandMember);
    expect(await type('refund --brand brand-a')).toHaveLength(1);
    expect(await refundsOf(otherBrandMember)).toEqual([]);
    expect((await type('refund --brand brand-b')).join()).toContain(
      'brand-b 2026-11-19: 50.00 baht to 1 members',
    );
    expect(await refundsOf(otherBrandMember)).toMatchObject([{ amountSatang: 5_000 }]);
  });
});

describe('a refund is credited once', () => {
  it('[TI-03] even if the command runs several times', async () => {
    await deposit(100_000);
    await play(-50_000);
    await at(nextDay);
    await type('refund --brand brand-a');
    const again = await type('refund 2026-11-19 --brand brand-a');
    expect(again.join()).toMatch(/^brand-a 2026-11-19: 0.00 baht to 0 members; \d+ were refunded before$/);
    expect(await refundsOf()).toHaveLength(1);
  });

  it('[TI-03] with any number of concurrent processes', async () => {
    const members = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const newMember = await signUp(app);
        await deposit(100_000, newMember);
        return newMember;
      }),
    );
    for (const player of members) await play(-50_000, player);
    await at(nextDay);
    const databases = Array.from({ length: 4 }, () =>
      createDatabase(createPool({ url: app.databaseUrl, schema: 'api', max: 2 })),
    );
    const asProcess = (db: Database) => ({
      db,
      clock: app.deps.clock,
      houseAccounts: houseAccountReader(db),
    });
    const runs = await Promise.all(
      databases.flatMap((db) => [1, 2].map(() => refundDay(asProcess(db), brandA, '2026-11-19'))),
    );
    await Promise.all(databases.map((db) => db.destroy()));
    expect(runs.reduce((sum, run) => sum + run.members, 0)).toBe(members.length);
    for (const player of members) {
      await at(nextDay, player);
      expect(await refundsOf(player)).toHaveLength(1);
    }
  });

  it('[TI-03] by a database constraint, even without a check in the program', async () => {
    await deposit(100_000);
    await play(-50_000);
    await at(nextDay);
    await type('refund --brand brand-a');
    const columns = [
      'member_id',
      'client_id',
      'bangkok_day',
      'level',
      'percent',
      'net_loss',
      'amount',
      'journal_id',
      'created_at',
    ] as const;
    const copy = app.db
      .insertInto('loss_refund')
      .columns(columns)
      .expression((eb) => eb.selectFrom('loss_refund').select(columns).where('member_id', '=', member.id))
      .execute();
    await expect(copy).rejects.toThrow(/loss_refund_once/);
  });

  it('[TI-03] and includes a game that closes at midnight, because the refund waits for the wallet', async () => {
    await deposit(100_000);
    await play(-10_000);
    await at(nextDay);
    let refunding: Promise<unknown> | undefined;
    await app.db.transaction().execute(async (tx) => {
      await lockWallet(tx, member.id);
      refunding = refundDay(app.deps, brandA, '2026-11-19');
      await expect
        .poll(async () => {
          const { rows } = await app.pool.query<{ waiting: number }>(
            `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows[0]?.waiting;
        })
        .toBe(1);
      await tx
        .insertInto('game_session')
        .values({
          client_id: brandA.id,
          member_id: member.id,
          provider: 'JK',
          game_code: 'golden-dragon',
          status: 'closed',
          taken: 30_000,
          brought: 0,
          turnover: 30_000,
          opened_by: randomUUID(),
          closed_by: randomUUID(),
          opened_at: new Date(evening),
          closed_at: new Date('2026-11-19T16:59:59.900Z'),
        })
        .execute();
    });
    await refunding;
    expect(await refundsOf()).toMatchObject([{ netLossSatang: 40_000, amountSatang: 2_000 }]);
  });
});

it.each([
  ['refund 2026-11-20 --brand brand-a', /2026-11-20 is not over yet in Bangkok, where it is 2026-11-20/],
  ['refund 2027-01-01 --brand brand-a', /not over yet/],
  ['refund yesterday --brand brand-a', /"yesterday" is no day/],
  ['refund 2026-02-30 --brand brand-a', /"2026-02-30" is no day/],
  ['refund 2026-11-18 2026-11-19 --brand brand-a', /give one day/],
  ['refund --brand nobody', /no brand nobody; there are: brand-a, brand-b/],
])('%s is refused with a clear message', async (line, reason) => {
  app.setTime('2026-11-20T16:59:59.999Z');
  await expect(type(line)).rejects.toThrow(reason);
});
