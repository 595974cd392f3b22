/**
 * Tests the limits of member protection with concurrent requests (promise 11 in docs/promises.md). Runs 3 rounds, or
 * 200 with CHADA_FULL=1.
 */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { verifySlip, withdraw } from '../support/money-acts.ts';
import { confirmExclusion, prepareExclusion } from '../support/protection-acts.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { creditOf, giveTestCredit, signIn, signUp, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const NOON = '2026-11-20T05:00:00.000Z';
const TIMEOUT = { timeout: 3_600_000 };
const rounds = sized(3, 200);
const seed = runSeed();
const random = seededRandom(seed);
const app = await openRaceApp();
const game = app.db.selectFrom('game').select('code').where('enabled', '=', true).orderBy('position');
const gameCode = (await game.executeTakeFirstOrThrow()).code;
console.info(`limits: CHADA_SEED=${seed}, ${app.processes.length} processes, ${rounds} rounds`);
beforeEach(() => app.setClock(NOON));

const labelOf = (round: number) => `seed ${seed}, round ${round}`;

async function verifiedSlips(member: TestMember, amounts: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const amountSatang of amounts) ids.push(await verifySlip(app, member, { amountSatang }));
  return ids;
}
const confirm = (member: TestMember, slipId: string) =>
  app.call('slip.confirm', { body: { slipId } }, member);
const setLimit = (member: TestMember, kind: 'deposit' | 'stake', value: number) =>
  app.call('protection.setLimit', { body: { kind, period: 'day', value } }, member);

async function deposited(member: TestMember): Promise<number> {
  const row = await app.db
    .selectFrom('deposit')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .where('member_id', '=', member.id)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

it('simultaneous deposits never exceed a limit, even while a confirmation repeats', TIMEOUT, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await signUp(app);
    const amounts = Array.from({ length: 4 }, () => random.int(10_000, 60_000));
    const limit = random.int(60_000, 120_000);
    await setLimit(member, 'deposit', limit);
    const ids = await verifiedSlips(member, amounts);
    const responses = await Promise.all([...ids, ...ids].map((slipId) => confirm(member, slipId)));
    const sum = await deposited(member);
    expect(sum, labelOf(round)).toBeLessThanOrEqual(limit);
    for (const { status, error } of responses)
      if (status !== 200)
        expect(['DEPOSIT_LIMIT_REACHED', 'SLIP_ALREADY_USED'], labelOf(round)).toContain(error?.code);
    const waiting = (await app.call('slip.myRequest', {}, member)).data?.waiting ?? [];
    for (const { amountSatang } of waiting)
      expect(sum + (amountSatang ?? 0), labelOf(round)).toBeGreaterThan(limit);
    const total = amounts.reduce((all, amount) => all + amount, 0);
    const reserved = waiting.reduce((all, { amountSatang }) => all + (amountSatang ?? 0), 0);
    expect(sum + reserved, labelOf(round)).toBe(total);
  }
});

it('a limit that is lowered while deposits run holds for each deposit after it', TIMEOUT, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await signUp(app);
    await setLimit(member, 'deposit', 500_000);
    const ids = await verifiedSlips(member, [30_000, 30_000, 30_000]);
    const [lowered, ...responses] = await Promise.all([
      setLimit(member, 'deposit', 30_000),
      ...ids.map((slipId) => confirm(member, slipId)),
    ]);
    const [limit] = lowered.data?.limits ?? [];
    const done = responses.filter(({ status }) => status === 200).length;
    const after = done * 30_000 - (limit?.used ?? 0);
    expect(after, labelOf(round)).toBeLessThanOrEqual(limit?.left ?? 0);
    expect(
      (await confirm(member, ids[responses.findIndex(({ status }) => status !== 200)] ?? '')).status,
    ).not.toBe(200);
  }
});

it('games that open at once never take more than a limit on stakes', TIMEOUT, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await signUp(app);
    await giveTestCredit(app, member, 100_000);
    const limit = random.int(1_000, 90_000);
    await setLimit(member, 'stake', limit);
    const open = () => app.call('game.open', { body: { gameCode, returnPath: '/' } }, member);
    await Promise.all(Array.from({ length: 4 }, open));
    const taken = await creditOf(app, member, 'game');
    expect(taken, labelOf(round)).toBeLessThanOrEqual(limit);
    expect((await creditOf(app, member, 'main')) + taken, labelOf(round)).toBe(100_000);
  }
});

it('nothing is deposited or played after a break has begun', TIMEOUT, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await signUp(app);
    await giveTestCredit(app, member, 50_000);
    const [slipId = ''] = await verifiedSlips(member, [20_000]);
    const [began, , deposit] = await Promise.all([
      app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, member),
      app.call('game.open', { body: { gameCode, returnPath: '/' } }, member),
      confirm(member, slipId),
    ]);
    expect(began.status, labelOf(round)).toBe(200);
    const again = { ...member, token: await signIn(app, member.username) };
    const cashedOut = await app.call('game.cashOut', { body: {} }, again);
    expect(cashedOut.status, labelOf(round)).toBe(200);
    expect(await creditOf(app, again, 'main'), labelOf(round)).toBe(deposit.status === 200 ? 72_000 : 50_000);
    for (const late of [
      await confirm(again, slipId),
      await app.call('game.open', { body: { gameCode, returnPath: '/' } }, again),
    ])
      expect(late.error?.code, labelOf(round)).toBe('PLAY_PAUSED');
  }
});

/**
 * Records the order in which breaks, deposits and games commit. The trigger is deferred: it runs at the commit, while
 * the transaction still holds its locks. The recorded order is therefore the order of the commits.
 */
async function recordCommitOrder(): Promise<void> {
  await sql`create table commit_order (place serial, kind text not null, member_id bigint not null)`.execute(
    app.db,
  );
  await sql`create function number_commit() returns trigger language plpgsql security definer as $$
    begin
      insert into commit_order (kind, member_id) values (tg_table_name, new.member_id);
      return null;
    end $$`.execute(app.db);
  for (const table of ['member_break', 'deposit', 'game_session'])
    await sql`create constraint trigger number_commit after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function number_commit()`.execute(app.db);
}

async function commitsOf({ id }: TestMember): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from commit_order where member_id = ${id} order by place`.execute(app.db);
  return rows.map(({ kind }) => kind);
}

it(
  'a withdrawal stays possible while a self-exclusion begins; no deposit or game follows it',
  TIMEOUT,
  async () => {
    await recordCommitOrder();
    const later = async <Answer>(max: number, call: () => Promise<Answer>): Promise<Answer> => {
      await setTimeout(random.int(0, max));
      return call();
    };
    const counts = { excludedFirst: 0, moneyFirst: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const member = await signUp(app);
      await giveTestCredit(app, member, 100_000);
      const slipIds = await verifiedSlips(member, [20_000, 30_000]);
      const confirmationId = await prepareExclusion(app, member, 'year1');
      const open = () => app.call('game.open', { body: { gameCode, returnPath: '/' } }, member);
      const max = random.int(1, 80);
      const [excluded, withdrawn, ...others] = await Promise.all([
        later(10, () => confirmExclusion(app, member, confirmationId)),
        later(max, () => withdraw(app, member, 30_000)),
        ...slipIds.map((slipId) => later(max, () => confirm(member, slipId))),
        later(max, open),
        later(max, open),
      ]);
      expect(excluded.status, labelOf(round)).toBe(200);
      // No deadlock may happen. The API would respond to a deadlock with OVERLOADED.
      for (const { error } of [withdrawn, ...others])
        expect(['OVERLOADED', 'INTERNAL'], labelOf(round)).not.toContain(error?.code);
      if (withdrawn.status !== 200)
        expect(['SESSION_INVALID', 'CREDIT_INSUFFICIENT'], labelOf(round)).toContain(withdrawn.error?.code);

      const again = { ...member, token: await signIn(app, member.username) };
      expect((await app.call('game.cashOut', { body: {} }, again)).status, labelOf(round)).toBe(200);
      const rest = await creditOf(app, again, 'main');
      expect((await withdraw(app, again, rest)).error, labelOf(round)).toBeUndefined();
      expect(await creditOf(app, again, 'all'), labelOf(round)).toBe(0);
      for (const late of [
        ...(await Promise.all(slipIds.map((slipId) => confirm(again, slipId)))),
        await open(),
      ])
        expect(late.status, labelOf(round)).not.toBe(200);

      const commits = await commitsOf(member);
      expect(commits.at(-1), `${labelOf(round)}: ${commits.join(', ')}`).toBe('member_break');
      if (commits.length === 1) counts.excludedFirst += 1;
      else counts.moneyFirst += 1;
    }
    console.info(`exclusions: CHADA_SEED=${seed}, ${JSON.stringify(counts)}`);
  },
);
