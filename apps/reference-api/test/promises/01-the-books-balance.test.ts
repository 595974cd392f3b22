/**
 * Runs random commands concurrently and then checks the books (promise 1 in docs/promises.md). CHADA_SEED repeats a
 * run. CHADA_FULL=1 runs 1,000 seeds instead of 4.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { movePoints } from '../../src/points/move-points.ts';
import { runSeed, seededRandom, sized, type SeededRandom } from '../support/seeded-random.ts';
import { hostA, hostB, openTestApp } from '../support/test-app.ts';
import { giveTestCredit, signUp } from '../support/test-members.ts';
import { actions, type MemberAction, type TrackedMember } from './support/member-actions.ts';

const COMMANDS = 40;
const BEGIN_WITH = 300_000;

const app = await openTestApp();

async function registerMember(host: string, accountEnding?: string): Promise<TrackedMember> {
  const member = await signUp(app, accountEnding === undefined ? { host } : { host, accountEnding });
  await giveTestCredit(app, member, BEGIN_WITH);
  await app.db.transaction().execute((tx) =>
    movePoints(tx, {
      memberId: member.id,
      reason: 'staff',
      reference: randomUUID(),
      amount: 150,
      at: app.deps.clock.now(),
    }),
  );
  return { ...member, expectedSatang: BEGIN_WITH, withdrawals: [], requests: [], launchUrl: undefined };
}

async function newcomers(): Promise<TrackedMember[]> {
  const [inviter, invited, otherBrandMember] = [
    await registerMember(hostA),
    await registerMember(hostA),
    await registerMember(hostB, '0003'),
  ];
  await app.db.updateTable('member').set({ inviter_id: inviter.id }).where('id', '=', invited.id).execute();
  return [inviter, invited, otherBrandMember];
}

/**
 * Returns the sum of the changes to the member's credit that no response of the API reports: bonuses, and moves of
 * credit to and from games.
 */
async function readOtherMovements({ id, uuid }: TrackedMember): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select (select coalesce(sum(amount), 0) from deposit_bonus where member_id = ${id})::bigint
         + (select coalesce(sum(case direction when 'out' then amount else -amount end), 0)
              from sandbox_provider.transfer where player_id like ${`%:${uuid}`})::bigint as moved`.execute(
    app.db,
  );
  return rows[0]?.moved ?? 0;
}

async function expectBooked(member: TrackedMember, label: string): Promise<void> {
  const { balance } = await app.db
    .selectFrom('account')
    .select('balance')
    .where('member_id', '=', member.id)
    .where('kind', '=', 'member_wallet')
    .executeTakeFirstOrThrow();
  expect(balance, label).toBe(member.expectedSatang + (await readOtherMovements(member)));
}

type ActionResult = Awaited<ReturnType<MemberAction>>;

async function repeat(done: readonly ActionResult[], random: SeededRandom, label: string): Promise<void> {
  const sent = done.filter((candidate) => candidate !== undefined);
  if (sent.length === 0) return;
  const { send, key, first } = random.pick(sent);
  const again = await send(key);
  expect([again.status, again.text], label).toEqual([first.status, first.text]);
}

async function runCommands(random: SeededRandom, label: string): Promise<void> {
  let now = Date.UTC(2026, 10, random.int(1, 28), random.int(0, 23), random.int(0, 59));
  app.setTime(new Date(now));
  const members = await newcomers();
  for (let commands = 0; commands < COMMANDS;) {
    const atOnce = Math.min(random.int(1, 5), COMMANDS - commands);
    const done = await Promise.all(
      Array.from({ length: atOnce }, () =>
        random.pick(actions)({ app, member: random.pick(members), random }),
      ),
    );
    for (const item of done)
      expect(item?.first.status ?? 200, `${label}: ${item?.first.text}`).toBeLessThan(500);
    commands += atOnce;
    await repeat(
      done.filter((candidate) => candidate && [200, 409, 422].includes(candidate.first.status)),
      random,
      label,
    );
    now += random.int(0, 20) * 60_000;
    app.setTime(new Date(now));
  }
  for (const member of members) await expectBooked(member, label);
}

it(
  '[AP-07, AP-14, AP-22] the ledger balances and wallets match the responses under random commands',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    const seeds = sized(4, 1000);
    console.info(`the books balance: CHADA_SEED=${seed}, ${seeds} seeds`);
    for (let round = 0; round < seeds; round += 1) {
      const label = `CHADA_SEED=${seed + round}`;
      await runCommands(seededRandom(seed + round), label);
      expect(await checkLedger(app.db), label).toMatchObject({
        ok: true,
        unbalancedJournals: [],
        wrongAccounts: [],
        wrongRecords: [],
      });
    }
    const { journals } = await checkLedger(app.db);
    console.info(`${journals} journals`);
    expect(journals).toBeGreaterThan(seeds * 8);
  },
);
