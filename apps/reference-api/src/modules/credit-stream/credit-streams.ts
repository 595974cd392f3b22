import { creditStream, type CreditEvent } from '@chada/contract';
import { ApiError } from '../../http/errors/api-error.ts';

export interface StreamResponse {
  write(text: string): boolean;
  end(): void;
  destroy(): void;
  readonly writableLength: number;
}

interface OpenStream {
  readonly tokenHash: Buffer;
  readonly memberId: number;
  readonly response: StreamResponse;
  line: string;
  sentAt: number;
}

export interface CreditStreamsOptions {
  /** Returns a map with the credit of each session. A key is the hash of the session's token, in hexadecimal. */
  readonly readCredits: (tokenHashes: readonly Buffer[]) => Promise<ReadonlyMap<string, CreditEvent>>;
  readonly onError: (error: unknown) => void;
  readonly limits?: Partial<StreamLimits>;
}

interface StreamLimits {
  readonly readEveryMs: number;
  readonly heartbeatMs: number;
  /** The maximum number of open streams of a member. If a member opens more streams, the oldest stream ends. */
  readonly perMember: number;
  readonly all: number;
  /** The server closes a stream when more than this number of bytes wait to be sent to the client. */
  readonly unreadBytes: number;
}

const usualLimits: StreamLimits = {
  readEveryMs: 1_000,
  heartbeatMs: creditStream.heartbeatMs,
  perMember: 8,
  all: 20_000,
  unreadBytes: 16 * 1024,
};

const lineOf = ({ creditSatang, point }: CreditEvent) => `${JSON.stringify({ creditSatang, point })}\n`;

/**
 * Sends members their credit whenever it changes. One query per second reads the credit of all streams. A transaction
 * that moves money sends nothing to the streams, so it never waits for a stream.
 */
export class CreditStreams {
  readonly #open = new Set<OpenStream>();
  readonly #options: CreditStreamsOptions;
  readonly #limits: StreamLimits;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: CreditStreamsOptions) {
    this.#options = options;
    this.#limits = { ...usualLimits, ...options.limits };
  }

  get size(): number {
    return this.#open.size;
  }

  /** Throws OVERLOADED if this process already has the maximum number of streams (`all`), or is shutting down. */
  assertCapacity(): void {
    if (this.#isClosed || this.#open.size >= this.#limits.all)
      throw new ApiError('OVERLOADED', { retryAfterSeconds: 10 });
  }

  open(
    { tokenHash, memberId }: { readonly tokenHash: Buffer; readonly memberId: number },
    now: CreditEvent,
    response: StreamResponse,
  ): () => void {
    const own = [...this.#open].filter((stream) => stream.memberId === memberId);
    for (const oldest of own.slice(0, Math.max(0, own.length - this.#limits.perMember + 1)))
      this.#end(oldest);
    const stream = { tokenHash, memberId, response, line: lineOf(now), sentAt: Date.now() };
    response.write(stream.line);
    if (this.#isClosed) {
      response.end();
      return () => undefined;
    }
    this.#open.add(stream);
    this.#readLater();
    return () => void this.#open.delete(stream);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stream of this.#open) this.#end(stream);
  }

  #readLater(): void {
    if (this.#timer !== undefined || this.#isClosed || this.#open.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#read()
        .catch(this.#options.onError)
        .finally(() => {
          this.#timer = undefined;
          this.#readLater();
        });
    }, this.#limits.readEveryMs);
    this.#timer.unref();
  }

  async #read(): Promise<void> {
    const streams = [...this.#open];
    const credits = await this.#options.readCredits(streams.map(({ tokenHash }) => tokenHash));
    for (const stream of streams) {
      const credit = credits.get(stream.tokenHash.toString('hex'));
      if (credit === undefined) this.#end(stream);
      else this.#send(stream, lineOf(credit));
    }
  }

  #send(stream: OpenStream, line: string): void {
    const now = Date.now();
    const isChanged = line !== stream.line;
    if (!isChanged && now - stream.sentAt < this.#limits.heartbeatMs) return;
    stream.response.write(isChanged ? line : '\n');
    Object.assign(stream, { line, sentAt: now });
    if (stream.response.writableLength <= this.#limits.unreadBytes) return;
    this.#open.delete(stream);
    stream.response.destroy();
  }

  #end(stream: OpenStream): void {
    this.#open.delete(stream);
    stream.response.end();
  }
}
