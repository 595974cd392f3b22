import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach } from 'vitest';

/** Starts a fake server for the tests of a file. After each test, the server forgets its replies and requests. */
export async function openFakeServer(): Promise<FakeServer> {
  const server = await startFakeServer();
  afterEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}
