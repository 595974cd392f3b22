/**
 * Compares the time of `protection.get` with the time of `user.credit`, for a new member and for a member with 20,000
 * games. Only a run with CHADA_FULL=1 is long enough to measure the ratio (docs/performance.md).
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sized } from '../support/seeded-random.ts';
import { openTestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

const [SLICES, READS] = [sized(2, 15), sized(10, 100)];
const app = await openTestApp();

async function playMuch({ id, clientId, ...options }: TestMember): Promise<void> {
  const now = sql`timestamptz '2026-11-20T02:00:00Z'`;
  await sql`insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover,
                                      opened_by, closed_by, opened_at, closed_at)
    select ${clientId}, ${id}, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'o' || n, 'c' || n,
           ${now} - n * interval '30 minutes', ${now} - n * interval '30 minutes' + interval '20 minutes'
      from generate_series(1, 20000) as n`.execute(app.db);
  await sql`insert into member_activity (member_id, started_at, ended_at)
    select ${id}, ${now} - n * interval '2 hours', ${now} - n * interval '2 hours' + interval '1 hour'
      from generate_series(1, 5000) as n`.execute(app.db);
  for (const kind of ['deposit', 'loss', 'stake', 'session'] as const)
    await app.call('protection.setLimit', { body: { kind, period: 'month', value: 40_000 } }, options);
  await sql`analyze`.execute(app.db);
}

async function measure(read: () => Promise<{ status: number }>): Promise<number> {
  const startedAt = performance.now();
  for (let turn = 0; turn < READS; turn += 1) expect((await read()).status).toBe(200);
  return (performance.now() - startedAt) / READS;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it.each([
  ['a new member', () => Promise.resolve()],
  ['a member with 20,000 games', playMuch],
])('protection.get of %s, next to user.credit', { timeout: 600_000 }, async (name, prepare) => {
  const member = await signUp(app);
  await prepare(member);
  const credit = { params: { username: member.username }, body: { balanceType: 'main' } } as const;
  const [states, credits]: [number[], number[]] = [[], []];
  for (let slice = 0; slice <= SLICES; slice += 1) {
    states.push(await measure(() => app.call('protection.get', {}, member)));
    credits.push(await measure(() => app.call('user.credit', credit, member)));
  }
  const ratio = median(states.slice(1).map((time, slice) => time / (credits[slice + 1] ?? time)));
  console.info(
    `${name}: protection.get ${median(states.slice(1)).toFixed(2)} ms, user.credit ${median(credits.slice(1)).toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
  );
});
