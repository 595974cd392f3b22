import type pg from 'pg';
import { connectClient } from './connect-client.ts';

export type DatabaseKind = 'sandbox' | 'real';

export class WrongDatabaseError extends Error {}

const owner = { sandbox: 'a sandbox', real: 'a real brand' } as const;

export async function readDatabaseKind(client: pg.ClientBase): Promise<DatabaseKind | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('api.database_kind') is not null as there`,
  );
  if (!rows[0]?.there) {
    // A database from before migration 0025 has no stored kind. Such a database is a sandbox if it contains brands.
    const { rows: old } = await client.query<{ there: boolean }>(
      `select to_regclass('api.brand') is not null as there`,
    );
    if (!old[0]?.there) return undefined;
    const { rowCount } = await client.query('select from api.brand limit 1');
    return rowCount === 0 ? undefined : 'sandbox';
  }
  const { rows: marks } = await client.query<{ kind: DatabaseKind }>('select kind from api.database_kind');
  return marks[0]?.kind;
}

export function refusalOf(found: DatabaseKind | undefined, kind: DatabaseKind): string | undefined {
  if (found === undefined || found === kind) return undefined;
  return `this database belongs to ${owner[found]}; it can't be opened as a database of ${owner[kind]}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectClient(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws WrongDatabaseError if the database has a kind other than `kind`. */
export function assertDatabaseKind(url: string, kind: DatabaseKind): Promise<void> {
  return withClient(url, async (client) => {
    const refusal = refusalOf(await readDatabaseKind(client), kind);
    if (refusal !== undefined) throw new WrongDatabaseError(refusal);
  });
}

/** Stores the kind of the database. Throws WrongDatabaseError if a different kind is already stored. */
export function markDatabase(url: string, kind: DatabaseKind): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('insert into api.database_kind (kind) values ($1) on conflict do nothing', [kind]);
    const refusal = refusalOf(await readDatabaseKind(client), kind);
    if (refusal !== undefined) throw new WrongDatabaseError(refusal);
  });
}
