import { headerNames, type Operation } from '@chada/contract';

/** The backend under test. */
export interface Backend {
  /** The address below which `/api` is, with or without a path. */
  readonly baseUrl: URL;
  /** Host name of the brand's site, as its pages send it. */
  readonly host: string;
}

/** The input of a call. */
export interface Question {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** The response; `json` is undefined if the body is not JSON. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly json: unknown;
  /** The `date` header; null if there is none. */
  readonly date: string | null;
  /** Names of the headers that a page of the brand's site may read. */
  readonly exposed: readonly string[];
}

const timeoutMs = 20_000;
/** The longest wait that a backend can request. */
const longestPauseMs = 15_000;

/** Calls an operation like a member's browser. Throws if the backend can't be reached or does not respond. */
export async function ask(backend: Backend, operation: Operation, question: Question): Promise<Reply> {
  const response = await send(backend, operation, question);
  const pauseMs = Number(response.headers.get('retry-after')) * 1000;
  if (response.status !== 429 || !(pauseMs <= longestPauseMs)) return read(response);
  await response.body?.cancel();
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return read(await send(backend, operation, question));
}

function send(backend: Backend, operation: Operation, question: Question): Promise<Response> {
  const { params = {}, query = {}, body = {}, token, idempotencyKey } = question;
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
