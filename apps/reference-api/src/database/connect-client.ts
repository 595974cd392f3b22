import pg from 'pg';
import { NotWritable } from './database-unavailable.ts';
import { parseDatabaseUrl } from './database-url.ts';

async function connectTo(url: string, writable: boolean, options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...options });
  // Losing an idle connection must not end the process: the next statement on it fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (writable && (await isReadOnly(client))) throw new NotWritable();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** True for a connection to a standby, or to a read-only server. */
export async function isReadOnly(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  return rows[0]?.readOnly === 'on';
}

/** Opens one connection for a command, to the first host that answers. */
export async function connectClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const { urls, writable } = parseDatabaseUrl(url);
  let failure: unknown;
  for (const one of urls) {
    try {
      return await connectTo(one, writable, options);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * True if this session is the client's own. A pooler such as PgBouncer has its own process numbers, and other clients share
 * what is set for a session there.
 */
export async function hasOwnSession(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return 'processID' in client && client.processID === rows[0]?.pid;
}

/** Opens one connection like `connectClient`. Throws where a pooler shares it. */
export async function connectDirectly(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = await connectClient(url, options);
  if (await hasOwnSession(client)) return client;
  await client.end();
  throw new Error(
    'This command needs a session of its own: give the address of PostgreSQL, not of a pooler.',
  );
}
