import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpMessageGateway } from './http-message-gateway.ts';
import { MessageUnavailableError, noMessages } from './message-gateway.ts';

const message = { id: 'f3c1', phone: '0812345678', text: 'รหัส 123456' };
const received: { path: string; key: string; body: unknown }[] = [];
let status = 202;
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    received.push({ path: request.url ?? '', key: String(request.headers['x-api-key']), body });
    if (status === 0) return;
    response.writeHead(status, { location: 'http://elsewhere.example/' }).end('{}');
  });
});

let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (timeoutMs = 5_000) => httpMessageGateway({ url, apiKey: 'secret', timeoutMs }).send(message);

async function unusedUrl(): Promise<string> {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  return `http://127.0.0.1:${port}`;
}

it('sends id, phone and text with the key', async () => {
  await send();
  expect(received).toEqual([{ path: '/api/messages', key: 'secret', body: message }]);
});

it.each([
  [201, true],
  [301, true],
  [400, false],
  [401, false],
  [429, false],
  [500, true],
])('throws MessageUnavailableError after %d', async (answered, maybeSent) => {
  status = answered;
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MessageUnavailableError);
  expect(failure).toMatchObject({ maybeSent });
});

it('throws MessageUnavailableError if the gateway does not answer in time or is not there', async () => {
  status = 0;
  await expect(send(50)).rejects.toMatchObject({ maybeSent: true });
  const nowhere = httpMessageGateway({ url: 'http://127.0.0.1:1', apiKey: 'secret' });
  const refused = httpMessageGateway({ url: await unusedUrl(), apiKey: 'secret' });
  await expect(nowhere.send(message)).rejects.toThrow(MessageUnavailableError);
  await expect(refused.send(message)).rejects.toMatchObject({ maybeSent: false });
  await expect(noMessages.send(message)).rejects.toMatchObject({ maybeSent: false });
});
