import type * as z from 'zod/mini';
import { LineTooLongError, readLines } from './read-lines.ts';
import { siteHeaders, type SiteHeaders } from './request-headers.ts';

/** A stream of the contract: a response that stays open and sends one JSON text per line. */
export interface Stream<Event> {
  readonly path: string;
  readonly contentType: string;
  readonly event: z.ZodMiniType<Event>;
  readonly heartbeatMs: number;
}

/**
 * The reason why a stream has ended. `refused`: the session is not valid. `unsupported`: the backend or the browser
 * does not support streams. `lost`: any other reason, such as the network.
 */
export type StreamEnd = 'refused' | 'unsupported' | 'lost';

export interface StreamHandlers<Event> {
  readonly onEvent: (event: Event) => void;
  readonly onEnd: (end: StreamEnd) => void;
}

interface StreamSite extends SiteHeaders {
  readonly baseUrl: string;
  readonly token: string | undefined;
}

/** Opens a stream. Returns a function that closes the stream. */
export function openStream<Event>(
  stream: Stream<Event>,
  { baseUrl, token, ...site }: StreamSite,
  { onEvent, onEnd }: StreamHandlers<Event>,
): () => void {
  if (!canReadStreams()) {
    onEnd('unsupported');
    return () => undefined;
  }
  const abort = new AbortController();
  let isOpen = true;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = (why?: StreamEnd) => {
    clearTimeout(silence);
    if (!isOpen) return;
    isOpen = false;
    abort.abort();
    if (why !== undefined) onEnd(why);
  };
  const waitForBytes = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end('lost'), stream.heartbeatMs * 2);
  };
  waitForBytes();
  const url = `${baseUrl.replace(/\/+$/, '')}${stream.path}`;
  const headers = { ...siteHeaders(site, token), accept: stream.contentType };
  const init = { headers, signal: abort.signal };
  fetch(url, init)
    .then(async (response) => {
      const refusal = refusalOf(stream, response);
      if (refusal !== undefined || response.body === null) return end(refusal ?? 'unsupported');
      const lines = readLines(response.body.getReader(), waitForBytes);
      for await (const line of lines) {
        if (!isOpen) return undefined;
        const event = stream.event.safeParse(parseJson(line));
        if (!event.success) return end('unsupported');
        onEvent(event.data);
      }
      return end('lost');
    })
    .catch((error: unknown) => end(error instanceof LineTooLongError ? 'unsupported' : 'lost'));
  return () => end();
}

function canReadStreams(): boolean {
  return (
    typeof AbortController === 'function' && typeof Response === 'function' && 'body' in Response.prototype
  );
}

function refusalOf(
  { contentType }: Pick<Stream<unknown>, 'contentType'>,
  { status, headers }: Response,
): StreamEnd | undefined {
  if (status === 401 || status === 403) return 'refused';
  if (status >= 500 || status === 408 || status === 429) return status === 501 ? 'unsupported' : 'lost';
  const isStream = status === 200 && headers.get('content-type')?.startsWith(contentType) === true;
  return isStream ? undefined : 'unsupported';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
