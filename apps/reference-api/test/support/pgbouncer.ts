import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findRunAs } from '../../src/database/run-as.ts';
import { connectClient } from '../../src/database/connect-client.ts';
import { freePort, until } from './postgres-server.ts';

/** True if PgBouncer is installed. npm does not provide PgBouncer, so the tests skip it if it is missing. */
export const hasPgBouncer = (): Promise<boolean> =>
  promisify(execFile)('pgbouncer', ['--version']).then(
    () => true,
    () => false,
  );

export interface Pooler {
  through(url: string): string;
  close(): Promise<void>;
}

/**
 * Starts PgBouncer with transaction pooling and few connections. All other settings have the default values of Debian.
 */
export async function startPgBouncer(urls: readonly string[]): Promise<Pooler> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-pgbouncer-'));
  const [runAs, port] = [await findRunAs(), await freePort()];
  const users = new Map(
    urls.map((url) => [new URL(url).username, decodeURIComponent(new URL(url).password)]),
  );
  const databases = urls.map((url) => {
    const { hostname, port: at, pathname } = new URL(url);
    return `${pathname.slice(1)} = host=${hostname} port=${at} dbname=${pathname.slice(1)}`;
  });
  const files = {
    'users.txt': [...users].map(([name, password]) => `"${name}" "${password}"`).join('\n'),
    'pgbouncer.ini': [
      '[databases]',
      ...new Set(databases),
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${path.join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'max_client_conn = 200',
    ].join('\n'),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), `${text}\n`, { mode: 0o600 });
    if (runAs) await chown(path.join(folder, name), runAs.uid, runAs.gid);
  }
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
  });
  const ended = once(child, 'exit');
  const through = (url: string) => {
    const address = new URL(url);
    address.hostname = '127.0.0.1';
    address.port = String(port);
    return address.href;
  };
  await until('PgBouncer', () =>
    connectClient(through(urls[0] ?? '')).then(
      async (client) => {
        await client.end();
        return true;
      },
      () => false,
    ),
  );
  return {
    through,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
