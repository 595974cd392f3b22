import { creditStream, type CreditEvent } from '@chada/contract';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from './api-client.ts';
import type { Stream } from './open-stream.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.reset();
});
afterAll(() => server.close());

const clientAt = (baseUrl: string): ApiClient =>
  createApiClient({
    baseUrl,
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.2.3',
    getToken: () => 'token-of-somsri',
  });

function listen(baseUrl = server.url, stream: Stream<CreditEvent> = creditStream) {
  const [events, ends]: [unknown[], string[]] = [[], []];
  const close = clientAt(baseUrl).openStream(stream, {
    onEvent: (event) => void events.push(event),
    onEnd: (end) => void ends.push(end),
  });
  return { events, ends, close };
}

describe('a stream', () => {
  it('[ST-06] passes each event on, also one that arrives in parts, and no heartbeat', async () => {
    const { events, ends } = listen();
    await vi.waitFor(() => expect(server.creditStream.open).toBe(1));
    server.creditStream.send('{"creditSatang":1,"point":2}\n\n{"creditSat');
    await vi.waitFor(() => expect(events).toEqual([{ creditSatang: 1, point: 2 }]));
    server.creditStream.send('ang":3,"point":4}\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events[1]).toEqual({ creditSatang: 3, point: 4 });
    expect(ends).toEqual([]);
  });

  it('[HD-01, RO-02] sends the headers of a call', async () => {
    listen();
    await vi.waitFor(() => expect(server.creditStream.requests).toHaveLength(1));
    expect(server.creditStream.requests[0]).toMatchObject({
      platform: 'AND',
      channel: 'web',
      'web-version': '1.2.3',
      hostname: 'daothong.localhost',
      authorization: 'Bearer token-of-somsri',
    });
  });

  it('is lost when the server ends it, and when the server can’t be reached', async () => {
    const { ends } = listen();
    await vi.waitFor(() => expect(server.creditStream.open).toBe(1));
    server.creditStream.end();
    await vi.waitFor(() => expect(ends).toEqual(['lost']));
    const unreachable = listen('http://127.0.0.1:9');
    await vi.waitFor(() => expect(unreachable.ends).toEqual(['lost']));
  });

  it('is lost if it is silent for twice the time of a heartbeat', async () => {
    const { ends } = listen(server.url, { ...creditStream, heartbeatMs: 25 });
    await vi.waitFor(() => expect(ends).toEqual(['lost']));
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'unsupported'],
    [405, 'unsupported'],
    [429, 'lost'],
    [500, 'lost'],
    [501, 'unsupported'],
    [503, 'lost'],
  ])('with status %i is %s', async (status, end) => {
    server.creditStream.end(status);
    const { ends } = listen();
    await vi.waitFor(() => expect(ends).toEqual([end]));
  });

  it.each([
    ['text', 'no JSON\n'],
    ['another object', '{"credit":1}\n'],
    ['a negative credit', '{"creditSatang":-1,"point":0}\n'],
    ['a line without an end', 'x'.repeat(20_000)],
  ])('that sends %s is unsupported', async (_, text) => {
    const { ends, events } = listen();
    await vi.waitFor(() => expect(server.creditStream.open).toBe(1));
    server.creditStream.send(text);
    await vi.waitFor(() => expect(ends).toEqual(['unsupported']));
    expect(events).toEqual([]);
  });

  it('is unsupported by a browser that can’t read responses in parts', async () => {
    vi.stubGlobal('AbortController', undefined);
    const { ends } = listen();
    await vi.waitFor(() => expect(ends).toEqual(['unsupported']));
    expect(server.creditStream.requests).toEqual([]);
  });

  it('closes without a further call', async () => {
    const { ends, close } = listen();
    await vi.waitFor(() => expect(server.creditStream.open).toBe(1));
    close();
    await vi.waitFor(() => expect(server.creditStream.open).toBe(0));
    expect(ends).toEqual([]);
  });

  it('that is closed at once is never opened', async () => {
    listen().close();
    const { ends } = listen();
    await vi.waitFor(() => expect(server.creditStream.requests).toHaveLength(1));
    server.creditStream.end();
    await vi.waitFor(() => expect(ends).toEqual(['lost']));
    expect(server.creditStream.requests).toHaveLength(1);
  });
});
