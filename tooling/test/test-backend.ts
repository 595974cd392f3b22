import { createServer, request as httpRequest } from 'node:http';
import { operations } from '@chada/contract';
import { type Reply, replies } from '@chada/testing';
import { type FakeServer, type RecordedRequest, startFakeServer } from '@chada/testing/server';

const { token, user } = operations['session.login'].example.response;
const own: Readonly<Record<string, unknown>> = {
  uuid: user.uuid,
  userUuid: user.uuid,
  username: user.user_pass.username,
  bankId: user.user_bank.bankId,
};

export function honestReply({ operation, violations, headers, params, body }: RecordedRequest): Reply {
  if (operation === undefined) return replies.refuse('NOT_FOUND');
  if (operation.auth === 'member' && headers['authorization'] !== `Bearer ${token}`)
    return replies.refuse('SESSION_MISSING');
  const named = Object.entries({ ...params, ...body });
  if (operation.auth === 'member' && named.some(([name, value]) => name in own && own[name] !== value))
    return replies.refuse('NOT_FOUND');
  return violations.length > 0 ? replies.refuse('VALIDATION_FAILED') : replies.usual();
}

/** Starts a backend that fulfils the contract, except for the replies that a test replaces. */
export async function startTestBackend(): Promise<FakeServer> {
  const server = await startFakeServer();
  server.replyToAll(honestReply);
  return server;
}

export type HeaderChanges = Readonly<Record<string, string | null>>;

export interface HeaderProxyOptions {
  readonly preflight?: HeaderChanges;
  readonly responseHeaders?: HeaderChanges;
}

export async function startHeaderProxy(
  upstream: string,
  options: HeaderProxyOptions,
): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const changes = (method === 'OPTIONS' ? options.preflight : options.responseHeaders) ?? {};
    const forwarded = httpRequest(new URL(url, upstream), { method, headers }, (response) => {
      for (const [name, value] of Object.entries({ ...response.headers, ...changes }))
        if (value !== undefined && value !== null) outgoing.setHeader(name, value);
      outgoing.statusCode = response.statusCode ?? 502;
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}
