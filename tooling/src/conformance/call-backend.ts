import { headerNames, type Operation } from '@chada/contract';

export interface Backend {
  readonly baseUrl: URL;
  readonly host: string;
}

export interface BackendCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
  readonly tookMs: number;
}

const timeoutMs = 20_000;
const longestPauseMs = 15_000;

/** Calls an operation as a member's browser does. Throws if the backend does not respond. */
export async function callBackend(backend: Backend, operation: Operation, call: BackendCall): Promise<Reply> {
  const first = await sendTimed(backend, operation, call);
  const pauseMs = Number(first.headers.get('retry-after')) * 1000;
  if (first.status !== 429 || !(pauseMs <= longestPauseMs)) return first;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return sendTimed(backend, operation, call);
}

async function sendTimed(backend: Backend, operation: Operation, call: BackendCall): Promise<Reply> {
  const sentAt = performance.now();
  return read(await send(backend, operation, call), sentAt);
}

export async function callPreflight(
  backend: Backend,
  operation: Operation,
  headers: readonly string[],
): Promise<Reply> {
  const sentAt = performance.now();
  const response = await fetch(addressOf(backend, operation, {}), {
    method: 'OPTIONS',
    headers: {
      origin: originOf(backend),
      'access-control-request-method': operation.method,
      'access-control-request-headers': headers.toSorted().join(','),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return read(response, sentAt);
}

export function originOf({ baseUrl, host }: Backend): string {
  return `${baseUrl.protocol}//${host}`;
}

function addressOf(backend: Backend, operation: Operation, { params = {}, query = {} }: BackendCall): URL {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`${backend.baseUrl.pathname.replace(/\/$/, '')}${path}`, backend.baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

function send(backend: Backend, operation: Operation, call: BackendCall): Promise<Response> {
  const { body = {}, token, idempotencyKey } = call;
  const headers: Record<string, string> = {
    origin: originOf(backend),
    [headerNames.platform]: 'DSK',
    [headerNames.channel]: 'web',
    [headerNames.webVersion]: 'conformance',
    [headerNames.hostname]: backend.host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: idempotencyKey }),
  };
  const content = operation.method === 'GET' ? undefined : bodyOf(operation, body);
  if (typeof content === 'string') headers['content-type'] = 'application/json';
  return fetch(addressOf(backend, operation, call), {
    method: operation.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(content === undefined ? {} : { body: content }),
  });
}

function bodyOf(operation: Operation, fields: Readonly<Record<string, unknown>>): string | FormData {
  if (operation.bodyType === 'json') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, 'file');
    else form.append(name, String(value));
  }
  return form;
}

async function read(response: Response, sentAt: number): Promise<Reply> {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text,
    json,
    headers: response.headers,
    tookMs: performance.now() - sentAt,
  };
}
