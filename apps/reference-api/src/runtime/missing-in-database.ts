import type { ResolvedClient } from '@chada/client-config';
import type pg from 'pg';
import { isUnreachable } from '../cells/unreachable.ts';
import { connectClient } from '../database/connect-client.ts';
import { readDatabaseKind, refusalOf } from '../database/database-kind.ts';
import { pendingMigrations } from '../database/pending-migrations.ts';
import { problemOfRole } from '../database/role-problem.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.message) : 'no answer';

const asLine = (text: string) => `DATABASE_URL: ${text}`;

async function missingMigrations(client: pg.Client): Promise<string[]> {
  try {
    const pending = await pendingMigrations(client, 'api');
    return pending.length === 0 ? [] : [asLine(`it lacks ${pending.join(', ')}; run: pnpm migrate`)];
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return [asLine(error instanceof Error ? error.message : String(error))];
  }
}

async function missingMark(client: pg.Client): Promise<string[]> {
  const kind = await readDatabaseKind(client);
  const refusal = refusalOf(kind, 'real');
  if (refusal !== undefined) return [`DATABASE_URL: ${refusal}`];
  return kind === 'real' ? [] : ['DATABASE_URL: this database is not made yet; run: pnpm migrate'];
}

async function missingAccounts(client: pg.Client, brands: readonly ResolvedClient[]): Promise<string[]> {
  const { rows } = await client.query<{ clientId: string }>(
    'select distinct client_id as "clientId" from api.receiving_account where active',
  );
  const open = new Set(rows.map(({ clientId }) => clientId));
  return brands
    .filter(({ id }) => !open.has(id))
    .map(({ id }) => `brand ${id}: it has no open receiving account`);
}

const connectionLine = (error: unknown) => asLine(`the database can't be reached (${codeOf(error)})`);

interface Allowed {
  /** True to accept a connection with the rights of the tables' owner. By default, such a connection is a problem. */
  readonly mayBeOwner?: boolean;
}

/**
 * Returns one line for each part that a database of real brands still lacks, such as a receiving account. Throws an
 * error if the database is unreachable.
 */
export async function findMissingInDatabase(
  url: string,
  brands: readonly ResolvedClient[],
  { mayBeOwner = false }: Allowed = {},
): Promise<string[]> {
  let client: pg.Client;
  try {
    client = await connectClient(url);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return [connectionLine(error)];
  }
  try {
    const role = await problemOfRole(client);
    const isAllowed = role === undefined || (mayBeOwner && !role.hasNoRights);
    const problems = isAllowed ? [] : [asLine(role.text)];
    if (role?.hasNoRights) return problems;
    for (const find of [missingMark, missingMigrations]) {
      const missing = await find(client);
      if (missing.length > 0) return [...problems, ...missing];
    }
    return [...problems, ...(await missingAccounts(client, brands))];
  } finally {
    await client.end();
  }
}

/**
 * Like `findMissingInDatabase`. But if the database is unreachable, returns a line about this problem and does not
 * throw.
 */
export async function listMissingInDatabase(
  url: string,
  brands: readonly ResolvedClient[],
  allowed: Allowed = {},
): Promise<string[]> {
  return findMissingInDatabase(url, brands, allowed).catch((error: unknown) => {
    if (isUnreachable(error)) return [connectionLine(error)];
    throw error;
  });
}
