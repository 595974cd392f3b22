import { creditEventSchema, creditStream, type CreditEvent } from '@chada/contract';
import { hostA } from './test-app.ts';

export interface TestStream {
  readonly status: number;
  readonly headers: Headers;
  /** Returns the next event, or undefined if the server has ended the stream. */
  next(): Promise<CreditEvent | undefined>;
  close(): void;
}

export async function openStream(
  url: string,
  { token, host = hostA }: { readonly token?: string; readonly host?: string },
): Promise<TestStream> {
  const stop = new AbortController();
  const response = await fetch(`${url}${creditStream.path}`, {
    headers: { hostname: host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    status: response.status,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = received.indexOf('\n');
        if (end === -1) {
          const part = await reader?.read();
          if (part?.value === undefined) return undefined;
          received += part.value;
          continue;
        }
        const line = received.slice(0, end);
        received = received.slice(end + 1);
        if (line !== '') return creditEventSchema.parse(JSON.parse(line));
      }
    },
    close: () => stop.abort(),
  };
}
