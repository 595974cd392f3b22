import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface LocalRegistry {
  readonly url: URL;
  stop(): Promise<void>;
}

/** Starts an empty npm registry on a free port of this computer. The registry does not connect to other registries. */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'chada-registry-'));
  const file = join(folder, 'config.yaml');
  await writeFile(
    file,
    JSON.stringify({
      storage: join(folder, 'storage'),
      web: { enable: false },
      log: { type: 'stdout', format: 'pretty', level: 'fatal' },
      packages: { '**': { access: '$all', publish: '$all', unpublish: '$all' } },
      max_body_size: '50mb',
      server: { keepAliveTimeout: 1 },
    }),
  );
  const server: unknown = await runServer(file);
  if (!(server instanceof Server)) throw new Error('The registry is not an HTTP server.');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: new URL(`http://127.0.0.1:${portOf(server.address())}/`),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The registry has no port.');
  return address.port;
}
