import pg from 'pg';

/**
 * Opens one connection for a command. Losing it while nothing is asked ends no process: the next statement on it fails.
 */
export async function connectClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
