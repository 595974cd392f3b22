/**
 * Tests that a member with a long history gets the protection state fast. To see a failure, drop the index
 * game_session_opened.
 */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';

const GAMES = 20_000;
let app: TestApp;
let who: TestMember;
const insertGames = ({ id, clientId }: TestMember, at: RawBuilder<unknown>) =>
  sql`insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover,
                                opened_by, closed_by, opened_at, closed_at)
      select ${clientId}, ${id}, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'long ' || n, 'long ' || n, ${at}, ${at}
        from generate_series(1, ${GAMES}::int) as n`.execute(app.db);
beforeAll(async () => {
  app = await startTestApp();
  who = await signUp(app);
  await insertGames(who, sql`timestamptz '2026-11-20T02:00:00Z' - n * interval '30 minutes'`);
  await insertGames(await signUp(app), sql`timestamptz '2026-11-20T03:00:00Z' + n * interval '1 second'`);
  await sql`analyze game_session`.execute(app.db);
});
afterAll(() => app.close());

it('reads only the games of the member since the sign-in', async () => {
  const { rows } = await sql`explain (analyze, format json)
    select taken, brought from game_session
     where member_id = ${who.id} and opened_at >= timestamptz '2026-11-20T03:00:00Z' and status = 'closed'`.execute(
    app.db,
  );
  const removed = [...JSON.stringify(rows).matchAll(/"Rows Removed by Filter":(\d+)/g)];
  expect(removed.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(0);
});

it('gives the state of a member with 20,000 games', async () => {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const begun = performance.now();
    const { data } = await app.call('protection.get', {}, who);
    times.push(performance.now() - begun);
    expect(data?.session).toMatchObject({ stakedSatang: 0, returnedSatang: 0 });
  }
  console.info(`protection.get: ${times.toSorted((one, other) => one - other)[15]?.toFixed(1)} ms`);
});
