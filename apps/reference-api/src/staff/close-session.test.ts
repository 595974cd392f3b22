/** Tests closing a game session without its provider. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check-ledger.ts';
import { readDayResult } from '../modules/loss-refund/repository.ts';
import { startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../../test/support/test-members.ts';
import type { Actor } from './actor.ts';
import { runAs } from './commands.ts';
import { addStaff } from './staff-directory.ts';

let app: TestApp;
let member: TestMember;
let session = '';
const people: Actor[] = [];
beforeAll(async () => {
  app = await startTestApp();
  for (const [at, name] of ['anan', 'boon'].entries())
    people.push(
      await addStaff(
        app.db,
        { name, role: 'cashier', dailyLimitSatang: 10_000_000 },
        { keyHash: Buffer.alloc(32, at + 1), at: app.deps.clock.now() },
      ),
    );
});
beforeEach(async () => {
  member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  const body = { gameCode: 'golden-hilo', returnPath: '/auth/games/casino/SG' };
  expect((await app.call('game.open', { body }, member)).status).toBe(200);
  const { uuid } = await app.db
    .selectFrom('game_session')
    .select('uuid')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  session = uuid;
});
afterAll(async () => {
  expect((await checkLedger(app.db)).ok).toBe(true);
  await app.close();
});

async function as(index: number, line: string): Promise<string[]> {
  const person = people[index];
  if (!person) throw new Error('nobody');
  const games = { ...app.deps.games, withdrawAll: () => Promise.reject(new Error('gone')) };
  return runAs({ ...app.deps, games }, person, line.split(' '));
}
async function close(amount: string): Promise<string[]> {
  const [line = ''] = await as(0, `game-session close ${session} ${amount} --reference LETTER-1`);
  expect(line).toMatch(/^proposed, nothing is changed yet/);
  expect(await creditOf(app, member)).toBe(0);
  const approve = `proposal approve ${line.split(' ').at(-1)}`;
  await expect(as(0, approve)).rejects.toThrow(/another person/);
  return as(1, approve);
}
const dayResult = () => app.db.transaction().execute((tx) => readDayResult(tx, member.id, '2026-11-20'));
const balanceOf = async (kind: string) =>
  (
    await app.db
      .selectFrom('account')
      .select(sql<number>`sum(balance)::bigint`.as('balance'))
      .where('client_id', '=', 'brand-a')
      .where('kind', '=', kind)
      .where('holder', '=', 'house')
      .executeTakeFirstOrThrow()
  ).balance;

it.each([
  ['1234.50', 123_450],
  ['400', 40_000],
  ['0', 0],
])('credits the stated %s baht after two persons approve', async (amount, credited) => {
  const [won, lost] = [await balanceOf('gaming_payout'), await balanceOf('gaming_revenue')];
  expect((await close(amount))[0]).toMatch(/^closed; .* credited$/);
  expect(await creditOf(app, member)).toBe(credited);
  expect((await balanceOf('gaming_payout')) - won).toBe(Math.max(0, credited - 100_000));
  expect((await balanceOf('gaming_revenue')) - lost).toBe(Math.max(0, 100_000 - credited));
  expect(await balanceOf('suspense_payable')).toBe(0);
  expect(await dayResult()).toBe(credited - 100_000);
  await expect(as(0, `game-session close ${session} ${amount} --reference L-2`)).rejects.toThrow(
    /no open game session/,
  );
});

it('posts the taken credit to suspense if the amount is unknown, until staff settle it', async () => {
  expect(await close('unknown')).toEqual(['closed; 1,000.00 baht are in suspense, see: difference list']);
  expect(await creditOf(app, member)).toBe(0);
  expect(await balanceOf('suspense_payable')).toBe(100_000);
  const [line = ''] = await as(0, 'difference list');
  expect(line).toContain('the books nothing, the statement 1,000.00 baht');
  const input = { params: { username: member.username }, body: { balanceType: 'all' } } as const;
  const credit = await app.call('user.credit', input, member);
  expect([credit.status, credit.data?.openGame ?? null]).toEqual([200, null]);
  expect(await dayResult()).toBe(0);
  await as(0, `difference settle ${line.split(' ')[0]} the provider is gone`);
  expect(await balanceOf('suspense_payable')).toBe(0);
});
