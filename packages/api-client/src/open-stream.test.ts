import { creditStream, type CreditEvent } from '@chada/contract';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from './api-client.ts';
import { openStream, type Stream } from './open-stream.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => {
  vi.useRealTimers();
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

describe('the response of a stream', () => {
  const ndjson = { 'content-type': creditStream.contentType };
  const site = {
    platform: 'AND',
    webVersion: '1',
    hostname: 'daothong.localhost',
    token: undefined,
  } as const;
  const event = (creditSatang: number) => `${JSON.stringify({ creditSatang, point: 0 })}\n`;

  function open(response: () => Response | Promise<Response>, baseUrl = 'https://api.test') {
    vi.useFakeTimers();
    const fetching = vi.fn<typeof fetch>(async () => response());
    vi.stubGlobal('fetch', fetching);
    const [events, ends]: [number[], string[]] = [[], []];
    const onEvent = vi.fn(({ creditSatang }: CreditEvent) => void events.push(creditSatang));
    const close = openStream(
      creditStream,
      { ...site, baseUrl },
      { onEvent, onEnd: (end) => void ends.push(end) },
    );
    return { fetching, events, ends, onEvent, close, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
  }

  function openBody() {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
    const opened = open(() => new Response(body, { headers: ndjson }));
    const send = async (text: string) => {
      controller?.enqueue(new TextEncoder().encode(text));
      await opened.pass(0);
    };
    return { ...opened, send, fail: () => controller?.error(new TypeError('network error')) };
  }

  it.each(['https://api.test', 'https://api.test/', 'https://api.test/v1//', '/', '/v1'])(
    'comes from the address below %s, and is asked for by its type',
    (baseUrl) => {
      const { fetching } = open(() => new Promise<Response>(() => undefined), baseUrl);
      const [url, init] = fetching.mock.calls[0] ?? [];
      expect(url).toBe(`${baseUrl.replace(/\/\/?$/, '')}${creditStream.path}`);
      expect(init?.headers).toEqual({
        platform: 'AND',
        channel: 'web',
        'web-version': '1',
        hostname: 'daothong.localhost',
        accept: creditStream.contentType,
      });
    },
  );

  it.each<[string, number, Record<string, string>, string | null, string]>([
    ['of another type', 200, { 'content-type': 'text/html' }, '', 'unsupported'],
    [
      'with a type that only ends so',
      200,
      { 'content-type': `x ${creditStream.contentType}` },
      '',
      'unsupported',
    ],
    ['without a type', 200, {}, null, 'unsupported'],
    ['with status 201', 201, ndjson, '', 'unsupported'],
    ['without a body', 200, ndjson, null, 'unsupported'],
    ['with status 408', 408, ndjson, '', 'lost'],
    ['with status 499', 499, ndjson, '', 'unsupported'],
    ['that is empty', 200, ndjson, '', 'lost'],
    ['with a parameter of its type', 200, { 'content-type': `${creditStream.contentType}; q=1` }, '', 'lost'],
  ])('%s ends the stream', async (_, status, headers, body, end) => {
    const { ends, pass } = open(() => new Response(body, { status, headers }));
    await pass(0);
    expect(ends).toEqual([end]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is lost after twice the time of a heartbeat without a byte, and then cancelled', async () => {
    const { ends, pass, send, fetching } = openBody();
    const { heartbeatMs } = creditStream;
    await pass(heartbeatMs * 2 - 1);
    await send('\n');
    await pass(heartbeatMs * 2 - 1);
    expect(ends).toEqual([]);
    expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await pass(1);
    expect(ends).toEqual(['lost']);
    expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('may not arrive at all, which counts as silence', async () => {
    const { ends, pass } = open(() => new Promise<Response>(() => undefined));
    await pass(creditStream.heartbeatMs * 2);
    expect(ends).toEqual(['lost']);
  });

  it('passes several events of one part on, but none after the stream was closed', async () => {
    const { send, events, ends, onEvent, close } = openBody();
    await send(`${event(1)}\n${event(2)}`);
    expect(events).toEqual([1, 2]);
    onEvent.mockImplementation(({ creditSatang }) => {
      events.push(creditSatang);
      close();
    });
    await send(event(3) + event(4));
    await send(event(5));
    expect(events).toEqual([1, 2, 3]);
    expect(ends).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may have a line of 10,000 letters', async () => {
    const { send, ends } = openBody();
    await send('x'.repeat(10_000));
    expect(ends).toEqual([]);
    await send('x');
    expect(ends).toEqual(['unsupported']);
  });

  it('that breaks is lost, and reports its end once', async () => {
    const { send, fail, ends, pass } = openBody();
    await send(event(1));
    fail();
    await pass(creditStream.heartbeatMs * 3);
    expect(ends).toEqual(['lost']);
  });

  it.each([
    ['Response', undefined],
    ['Response', class {}],
    ['AbortController', undefined],
  ])('is not asked for by a browser whose %s can not be read in parts (%#)', (name, value) => {
    vi.stubGlobal(name, value);
    const { ends, fetching, close } = open(() => new Promise<Response>(() => undefined));
    expect(ends).toEqual(['unsupported']);
    close();
    expect(fetching).not.toHaveBeenCalled();
    expect(ends).toEqual(['unsupported']);
  });
});
