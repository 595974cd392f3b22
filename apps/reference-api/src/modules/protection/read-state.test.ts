import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenHash } from '../../security/tokens.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';
import { recordsQuery } from './read-records.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
let app: TestApp;
let member: TestMember;

async function insertHistory({ id, clientId }: TestMember, step: RawBuilder<unknown>): Promise<void> {
  const at = sql`timestamptz '2026-11-20T02:59:00Z' - n * ${step}`;
  const rows = sql`generate_series(1, 20000) as n`;
  await sql`insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover,
                                      opened_by, closed_by, opened_at, closed_at)
    select ${clientId}, ${id}, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'long ' || n, 'long ' || n, ${at}, ${at}
      from ${rows}`.execute(app.db);
  await sql`insert into member_activity (member_id, started_at, ended_at) select ${id}, ${at}, ${at} from ${rows}`.execute(
    app.db,
  );
  await sql`insert into protection_event (member_id, kind, detail, created_at)
    select ${id}, 'limit_refused', '{}', ${at} from ${rows}`.execute(app.db);
}

beforeAll(async () => {
  app = await startTestApp();
  app.setTime(NOW);
  member = await signUp(app);
  await insertHistory(member, sql`interval '1 hour'`);
  await insertHistory(await signUp(app), sql`interval '1 second'`);
  for (const kind of ['deposit', 'loss', 'stake', 'session'] as const)
    await app.call('protection.setLimit', { body: { kind, period: 'month', value: 40_000 } }, member);
  await sql`analyze`.execute(app.db);
});
afterAll(() => app.close());

function wasteOf(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(wasteOf);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = new Map<string, unknown>(Object.entries(plan));
  const relation = String(node.get('Relation Name'));
  const removed = Number(node.get('Rows Removed by Filter') ?? 0);
  const isScanned = node.get('Node Type') === 'Seq Scan' && histories.has(relation);
  const waste = removed > 10 || isScanned ? [`${relation}: ${removed} removed`] : [];
  return [...waste, ...[...node.values()].flatMap(wasteOf)];
}
const histories = new Set(['game_session', 'member_activity', 'protection_event']);

it('reads only the rows of the member that count', async () => {
  const { sql: statement, parameters } = recordsQuery(app.db, tokenHash(member.token), NOW).compile();
  const { rows } = await app.pool.query(`explain (analyze, format json) ${statement}`, [...parameters]);
  expect(wasteOf(rows)).toEqual([]);
});

it('gives the limits of a member with 20,000 games', async () => {
  const { data } = await app.call('protection.get', {}, member);
  const used = Object.fromEntries((data?.limits ?? []).map((limit) => [limit.kind, limit.used]));
  expect(used).toMatchObject({ stake: 465 * 1000, loss: 465 * 100, deposit: 0 });
  expect(data?.isCareNoticeDue).toBe(true);
});
