import {
  operationList,
  operations,
  slipVerify,
  withdrawCreate,
  withdrawRetry,
  type Operation,
} from '@chada/contract';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from './fake-server.ts';
import { createDeferred } from './deferred.ts';
import { replies } from './replies.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const key = { 'idempotency-key': 'k'.repeat(20) };

function pathOf({ path, example }: Operation): string {
  const params = Object.entries(example.params ?? {});
  const filled = params.reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    path as string,
  );
  const query = new URLSearchParams(
    Object.entries(example.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${filled}?${query.toString()}`;
}

async function callExample(operation: Operation, at = server.url): Promise<Response> {
  const { body } = operation.example;
  if (operation.bodyType === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      form.append(name, value instanceof Blob ? value : String(value));
    return fetch(at + pathOf(operation), { method: operation.method, headers: key, body: form });
  }
  return fetch(at + pathOf(operation), {
    method: operation.method,
    headers: { ...key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('the fake server', () => {
  it.each(operationList.map((operation) => [operation.id, operation] as const))(
    'serves %s with its example, and accepts the example’s own call',
    async (_id, operation: Operation) => {
      const response = await callExample(operation);
      expect(response.status).toBe(200);
      const body: unknown = await response.json();
      expect(body).toEqual({ success: true, data: operation.example.response, message: '' });
      expect(server.requests(operation)).toHaveLength(1);
      expect(server.requests(operation)[0]?.violations).toEqual([]);
    },
  );

  it('refuses requests outside the contract', async () => {
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
    const response = await fetch(server.url + pathOf(withdrawCreate), {
      method: 'POST',
      body: '{"amount":-1}',
    });
    expect(response.status).toBe(422);
    expect(server.requests(withdrawCreate)[0]?.violations).toEqual([
      'body does not fit',
      'idempotency-key missing',
      'content-type',
    ]);
  });

  it('distinguishes a path without parameters from one with parameters', async () => {
    await callExample(withdrawRetry);
    expect(server.requests(withdrawCreate)).toEqual([]);
  });

  it('reads a form unchanged', async () => {
    const form = new FormData();
    form.append(
      'slip',
      new Blob([new Uint8Array([0, 255, 13, 10, 45, 45])], { type: 'image/png' }),
      'สลิป.png',
    );
    form.append('amountSatang', '50000');
    await fetch(server.url + slipVerify.path, { method: 'POST', body: form });
    const { body = {} } = server.requests(slipVerify)[0] ?? {};
    expect(body['amountSatang']).toBe('50000');
    const file = body['slip'];
    expect(file).toBeInstanceOf(Blob);
    if (file instanceof Blob)
      expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255, 13, 10, 45, 45]);
  });

  it('uses one-time replies first, then replies of the operation, then replies to all, until a reset', async () => {
    const operation = operations['setting.get'];
    const statuses = async (count: number) => {
      const found: number[] = [];
      for (let n = 0; n < count; n += 1) found.push((await callExample(operation)).status);
      return found;
    };
    server.replyToAll(replies.status(500));
    server.reply(operation, replies.status(409));
    server.replyOnce(operation, replies.status(503));
    server.replyOnce(operation, replies.html());
    expect(await statuses(4)).toEqual([503, 200, 409, 409]);
    server.reset();
    expect(await statuses(1)).toEqual([200]);
    expect(server.requests()).toHaveLength(1);
  });

  it('delays a response until the test releases it', async () => {
    const response = createDeferred();
    const operation = operations['setting.get'];
    server.reply(operation, replies.after(response));
    let answered = false;
    const pending = callExample(operation).then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(answered).toBe(false);
    response.resolve();
    await pending;
  });

  it('closes connections, hangs and truncates responses', async () => {
    const operation = operations['setting.get'];
    for (const fault of [replies.drop(), replies.loseAnswer()]) {
      server.replyOnce(operation, fault);
      await expect(callExample(operation)).rejects.toThrow();
    }
    server.replyOnce(operation, replies.truncate());
    await expect(callExample(operation).then((response) => response.text())).rejects.toThrow();
    server.replyOnce(operation, replies.hang());
    const hung = await new Promise((resolve) => {
      const pending = request(server.url + pathOf(operation), () => resolve('answered'));
      pending.on('error', () => resolve('cut'));
      pending.end();
      setTimeout(() => resolve('hangs'), 60);
    });
    expect(hung).toBe('hangs');
  });

  it('forwards to a real server and loses the response after the server processed the request', async () => {
    const front = await startFakeServer({ upstream: server.url });
    try {
      expect((await callExample(withdrawCreate, front.url)).status).toBe(200);
      front.replyOnce(withdrawCreate, replies.loseAnswer());
      await expect(callExample(withdrawCreate, front.url)).rejects.toThrow();
      expect(server.requests(withdrawCreate)).toHaveLength(2);
      front.replyOnce(withdrawCreate, replies.refuse('MAINTENANCE'));
      expect((await callExample(withdrawCreate, front.url)).status).toBe(503);
      expect(server.requests(withdrawCreate)).toHaveLength(2);
      expect(server.requests(withdrawCreate)[0]?.violations).toEqual([]);
      expect((await callExample(slipVerify, front.url)).status).toBe(200);
      expect(server.requests(slipVerify)[0]?.violations).toEqual([]);
    } finally {
      await front.close();
    }
  });
});
