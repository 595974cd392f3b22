import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from './game-provider.ts';
import { HttpGameProvider } from './http-game-provider.ts';

let requests = 0;
let silent: Server;
beforeAll(async () => {
  silent = createServer(() => (requests += 1));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

describe('[RD-26] reading a player state at a provider that does not respond', () => {
  it('fails quickly, then sends no request for some time', async () => {
    const address = silent.address() as AddressInfo;
    const provider = new HttpGameProvider({ url: `http://127.0.0.1:${address.port}`, apiKey: 'key' });
    const read = async () => {
      const start = performance.now();
      await expect(provider.readPlayerState({ id: 'JK:1', name: 'somsri88' })).rejects.toThrow(
        ProviderUnavailableError,
      );
      return performance.now() - start;
    };
    expect(await read()).toBeLessThan(2000);
    const times: number[] = [];
    for (let time = 0; time < 20; time += 1) times.push(await read());
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(100);
    expect(requests).toBe(1);
  });
});
