import pg from 'pg';
import { DatabaseNotWritableError } from './database-unavailable.ts';
import { parseDatabaseUrl } from './database-url.ts';

async function connectTo(url: string, writable: boolean, options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...options });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (writable && (await isReadOnly(client))) throw new DatabaseNotWritableError();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

export async function isReadOnly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  return rows[0]?.readOnly === 'on';
}

export async function connectClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const { urls, writable } = parseDatabaseUrl(url);
  let failure: unknown;
  for (const item of urls) {
    try {
      return await connectTo(item, writable, options);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

export async function hasOwnSession(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID === rows[0]?.pid;
}

/**
 * Connects to PostgreSQL and verifies that the connection is direct. Throws if the connection goes through a pooler.
 */
export async function connectDirectly(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = await connectClient(url, options);
  if (await hasOwnSession(client)) return client;
  await client.end();
  throw new Error(
    'This command needs a session of its own: give the address of PostgreSQL, not of a pooler.',
  );
}
