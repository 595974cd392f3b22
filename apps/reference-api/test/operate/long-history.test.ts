import { operationList, type Operation, type OperationId } from '@chada/contract';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createLookups } from '../../src/database/connection.ts';
import { HISTORY_DAYS, insertLongHistory } from '../support/long-history.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
/** The number of invited members is counted. */
const counted: Readonly<Record<string, string>> = { 'affiliate.downline': 'member' };
/** No read may read more rows of a table than a year has days. */
const MAX_ROWS = 400;

let app: TestApp;
let member: TestMember;
const statements: CompiledQuery[] = [];

beforeAll(async () => {
  const record = ({ query }: { readonly query: CompiledQuery }) => void statements.push(query);
  app = await startTestApp({
    around: (_, pool) => ({ db: createDatabase(pool, record), lookups: createLookups(pool, record) }),
  });
  app.setTime(NOW);
  member = await signUp(app);
  await insertLongHistory(app.db, member, NOW);
});
afterAll(() => app.close());

/** Returns the number of rows that a plan reads from each table. */
function rowsOf(plan: unknown): [table: string, rows: number][] {
  if (Array.isArray(plan)) return plan.flatMap(rowsOf);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = new Map<string, unknown>(Object.entries(plan));
  const table = node.get('Relation Name');
  const rows = Number(node.get('Actual Rows')) + Number(node.get('Rows Removed by Filter') ?? 0);
  const own: [string, number][] =
    typeof table === 'string' ? [[table, rows * Number(node.get('Actual Loops'))]] : [];
  return [...own, ...[...node.values()].flatMap(rowsOf)];
}

/** Explains a statement without the plans that PostgreSQL prefers only because the tables of a test are small. */
async function explain(statement: string, parameters: readonly unknown[]): Promise<unknown> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off',
    );
    return (await client.query(`explain (analyze, format json) ${statement}`, [...parameters])).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const all: readonly (Operation & { readonly id: OperationId })[] = operationList;
const reads = all.filter(
  ({ auth, idempotent, method, id }) =>
    auth === 'member' &&
    !idempotent &&
    (method === 'GET' || /\.(list|log|credit|downlineBonus|affiliate)$/.test(id)),
);

async function read({ example, path, method, body }: Operation): Promise<number> {
  const own: Readonly<Record<string, string>> = {
    uuid: member.uuid,
    userUuid: member.uuid,
    username: member.username,
  };
  const address = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => own[name] ?? String(example.params?.[name]),
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${app.url}${address}?${query}`, {
    method,
    headers: {
      hostname: `${member.clientId}.localhost`,
      authorization: `Bearer ${member.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(example.body) }),
  });
  await response.text();
  return response.status;
}

it.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s does not read the complete history of a member',
  async (_, operation) => {
    statements.length = 0;
    expect(await read(operation)).toBe(200);
    const long: string[] = [];
    for (const { sql: statement, parameters } of statements) {
      if (!/^\s*(select|with)\b/i.test(statement)) continue;
      const rows = await explain(statement, parameters);
      for (const [table, count] of rowsOf(rows))
        if (count > MAX_ROWS && counted[operation.id] !== table)
          long.push(`${count} rows of ${table}: ${statement}`);
    }
    expect(long).toEqual([]);
  },
);

it('a statement that reads the complete history would be noticed', async () => {
  const plan = await explain('select sum(amount) from deposit where member_id = $1', [member.id]);
  expect(rowsOf(plan)).toEqual([['deposit', HISTORY_DAYS]]);
});
