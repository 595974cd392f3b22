import pg from 'pg';
import { hasOwnSession, isReadOnly } from './connect-client.ts';
import { DatabaseNotWritableError } from './database-unavailable.ts';

export const sessionSettings = (schema: string) =>
  ({
    search_path: schema,
    timezone: 'UTC',
    statement_timeout: '20s',
    lock_timeout: '15s',
    idle_in_transaction_session_timeout: '30s',
  }) as const;

const pooled = new WeakSet<pg.ClientBase>();

/** True if the connection goes through a pooler. Such a connection can't use prepared statements. */
export const isPooled = (client: pg.ClientBase): boolean => pooled.has(client);

async function assertSettings(client: pg.ClientBase, schema: string): Promise<void> {
  const settings = Object.entries(sessionSettings(schema));
  const { rows } = await client.query<{ role: string; values: string[] }>(
    `select current_user as role, array(select current_setting(name) from unnest($1::text[]) as name) as values`,
    [settings.map(([name]) => name)],
  );
  const row = rows[0];
  const wrong = settings.filter(([, value], index) => row?.values[index] !== value).map(([name]) => name);
  if (wrong.length === 0) return;
  throw new Error(
    `DATABASE_URL leads through a pooler, where the role ${row?.role} needs settings of its own ` +
      `(${wrong.join(', ')}): run "pnpm migrate --server-role ${row?.role}" on PostgreSQL itself`,
  );
}

/**
 * Applies the session settings to a new connection. Through a pooler, verifies instead that the database role has these
 * settings, and throws if it lacks one of them.
 */
export async function prepareSession(
  client: pg.ClientBase,
  { schema, writable }: { schema: string; writable: boolean },
): Promise<void> {
  if (writable && (await isReadOnly(client))) throw new DatabaseNotWritableError();
  if (await hasOwnSession(client)) {
    const settings = Object.entries(sessionSettings(schema)).map(
      ([name, value]) => `set ${name} = ${pg.escapeLiteral(value)}`,
    );
    await client.query(settings.join('; '));
    return;
  }
  pooled.add(client);
  await assertSettings(client, schema);
}
