import { creditStream } from '@chada/contract';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { cors } from './write-reply.ts';

/** The credit stream of a fake server. `requests` contains the headers of each request for the stream. */
export class FakeStream {
  readonly requests: IncomingHttpHeaders[] = [];
  readonly #open = new Set<ServerResponse>();
  #status = 200;
  #last = '';

  get open(): number {
    return this.#open.size;
  }

  serve({ headers }: IncomingMessage, response: ServerResponse): void {
    this.requests.push(headers);
    const isServed = this.#status === 200;
    const type = isServed ? creditStream.contentType : 'application/json';
    response.writeHead(this.#status, { ...cors, 'content-type': type });
    if (!isServed) return void response.end('{}');
    response.flushHeaders();
    if (this.#last !== '') response.write(this.#last);
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** Sends a text to all open streams. A stream that opens later receives this text first, unless a newer text was sent. */
  send(text: string): void {
    this.#last = text;
    for (const response of this.#open) response.write(text);
  }

  /** Ends all open streams. Later requests get `status`. */
  end(status = 200): void {
    this.#status = status;
    for (const response of this.#open) response.end();
    this.#open.clear();
  }

  reset(): void {
    this.end();
    this.requests.length = 0;
    this.#last = '';
  }
}
