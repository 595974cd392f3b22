import { creditStream, type Operation } from '@chada/contract';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleReply } from './example-reply.ts';
import { FakeStream } from './fake-stream.ts';
import { readRequest, type RecordedRequest } from './read-request.ts';
import type { Reply } from './replies.ts';
import { cors, writeReply, forwardRequest } from './write-reply.ts';

/** A reply, or a function that returns a reply. A returned promise delays the response. */
export type ReplyOrHandler = Reply | ((request: RecordedRequest) => Reply | Promise<Reply>);

/** An HTTP server for tests that serves all operations of the contract. */
export interface FakeServer {
  readonly url: string;
  /** The credit stream of this server. If the server has an `upstream`, this stream is not used. */
  readonly creditStream: FakeStream;
  /** Returns the received requests in order of arrival. */
  requests(operation?: Operation): readonly RecordedRequest[];
  reply(operation: Operation, reply: ReplyOrHandler): void;
  /** Adds a reply to the queue of an operation. Each request of the operation takes one reply from the queue. */
  replyOnce(operation: Operation, reply: ReplyOrHandler): void;
  /** Sets the reply of all operations that have no reply of their own. */
  replyToAll(reply: ReplyOrHandler): void;
  reset(): void;
  /** Sets the clock that the server uses for `Date` headers, in epoch milliseconds. Default: the computer's clock. */
  setClock(clock: () => number): void;
  close(): Promise<void>;
}

export interface FakeServerOptions {
  /** URL of a real API or site. The fake server forwards requests to this URL. */
  readonly upstream?: string;
}

/**
 * Starts a server on a free local port. The server returns the contract's examples, or status 422 for requests that
 * violate the contract.
 */
export async function startFakeServer({ upstream }: FakeServerOptions = {}): Promise<FakeServer> {
  const received: RecordedRequest[] = [];
  const replies = new Map<string, ReplyOrHandler>();
  const oneTimeReplies = new Map<string, ReplyOrHandler[]>();
  let defaultReply: ReplyOrHandler = { kind: 'usual' };
  let clock = (): number => Date.now();
  const stream = new FakeStream();

  const defaultHandler = (request: RecordedRequest, response: ServerResponse, lost: boolean): void => {
    if (upstream !== undefined) return forwardRequest(upstream, request, response, lost);
    if (lost) response.destroy();
    else writeReply(response, exampleReply(request));
  };
  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    response.setHeader('date', new Date(clock()).toUTCString());
    const request = await readRequest(message);
    received.push(request);
    const configured = oneTimeReplies.get(request.id)?.shift() ?? replies.get(request.id) ?? defaultReply;
    const reply = typeof configured === 'function' ? await configured(request) : configured;
    if (reply.kind === 'usual' || reply.kind === 'loseAnswer')
      defaultHandler(request, response, reply.kind !== 'usual');
    else writeReply(response, reply);
  };
  const server = createServer((message, response) => {
    if (upstream === undefined && message.url === creditStream.path && message.method === 'GET')
      return stream.serve(message, response);
    return void handle(message, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    creditStream: stream,
    requests: (operation) => received.filter(({ id }) => operation === undefined || id === operation.id),
    reply: (operation, reply) => void replies.set(operation.id, reply),
    replyOnce: (operation, reply) =>
      void oneTimeReplies.set(operation.id, [...(oneTimeReplies.get(operation.id) ?? []), reply]),
    replyToAll: (reply) => {
      defaultReply = reply;
    },
    setClock(given) {
      clock = given;
    },
    reset() {
      clock = () => Date.now();
      received.length = 0;
      replies.clear();
      stream.reset();
      oneTimeReplies.clear();
      defaultReply = { kind: 'usual' };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The fake server has no port.');
  return address.port;
}
