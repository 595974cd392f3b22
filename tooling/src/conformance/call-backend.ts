import { headerNames, type Operation } from '@chada/contract';

export interface Backend {
  /** URL of the backend without `/api`. The URL may contain a path. */
  readonly baseUrl: URL;
  /** Host name of the brand's site, sent in the `hostname` header. */
  readonly host: string;
}

export interface BackendCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** A response. `json` is undefined if the body is not JSON. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly json: unknown;
  /** The `date` header, or null. */
  readonly date: string | null;
  /** Names of the response headers that pages of another origin may read. */
  readonly exposed: readonly string[];
}

const timeoutMs = 20_000;
/** Maximum wait in milliseconds that a backend can request with `Retry-After`. */
const longestPauseMs = 15_000;

/** Calls an operation like a member's browser. Throws if the backend does not respond. */
export async function callBackend(backend: Backend, operation: Operation, call: BackendCall): Promise<Reply> {
  const response = await send(backend, operation, call);
  const pauseMs = Number(response.headers.get('retry-after')) * 1000;
  if (response.status !== 429 || !(pauseMs <= longestPauseMs)) return read(response);
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return read(await send(backend, operation, call));
}

function send(backend: Backend, operation: Operation, call: BackendCall): Promise<Response> {
  const { params = {}, query = {}, body = {}, token, idempotencyKey } = call;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const url = new URL(`${backend.baseUrl.pathname.replace(/\/$/, '')}${path}`, backend.baseUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = {
    origin: `${backend.baseUrl.protocol}//${backend.host}`,
    [headerNames.platform]: 'DSK',
    [headerNames.channel]: 'web',
    [headerNames.webVersion]: 'conformance',
    [headerNames.hostname]: backend.host,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: idempotencyKey }),
  };
  const content = operation.method === 'GET' ? undefined : bodyOf(operation, body);
  if (typeof content === 'string') headers['content-type'] = 'application/json';
  return fetch(url, {
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

async function read(response: Response): Promise<Reply> {
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
    date: response.headers.get('date'),
    exposed: (response.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/),
  };
}
