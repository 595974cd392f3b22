import type { Operation } from '@chada/contract';
import type { IncomingMessage } from 'node:http';
import { readForm } from './read-form.ts';
import { matchRoute } from './route-table.ts';

/** A request as the fake server saw it. */
export interface SeenRequest {
  /** Undefined where the contract has no such operation. */
  readonly operation: Operation | undefined;
  /** Id of the operation, or method and path where there is none. */
  readonly id: string;
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a JSON or form body. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly rawBody: Buffer;
  /** What the contract finds wrong with it; empty where it fits. */
  readonly violations: readonly string[];
}

/** Reads a request whole and judges it by the contract. */
export async function readRequest(message: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  // Not `instanceof`: under jsdom the global Uint8Array is another one than Node's.
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  const { method = 'GET', url = '/' } = message;
  const address = new URL(url, 'http://fake.invalid');
  const match = matchRoute(method, address.pathname);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const seen = {
    operation: match?.operation,
    id: match?.operation.id ?? `${method} ${address.pathname}`,
    method,
    url,
    params: match?.params ?? {},
    query: Object.fromEntries(address.searchParams),
    headers,
    body: readBody(rawBody, headers['content-type'] ?? ''),
    rawBody,
  };
  return { ...seen, violations: violationsOf(seen) };
}

function readBody(raw: Buffer, type: string): Readonly<Record<string, unknown>> {
  if (raw.length === 0) return {};
  try {
    if (type.startsWith('multipart/form-data')) return readForm(raw, type);
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function violationsOf({
  operation,
  params,
  query,
  body,
  headers,
}: Omit<SeenRequest, 'violations'>): string[] {
  if (operation === undefined) return ['no such operation'];
  const wrong = (
    [
      ['params', operation.params, params],
      ['query', operation.query, query],
      ['body', operation.body, body],
    ] as const
  ).flatMap(([name, schema, value]) =>
    schema === undefined || schema.safeParse(value).success ? [] : [`${name} does not fit`],
  );
  const keyMissing = operation.idempotent && headers['idempotency-key'] === undefined;
  const typeWrong =
    operation.body !== undefined &&
    !(headers['content-type'] ?? '').startsWith(
      operation.bodyType === 'json' ? 'application/json' : 'multipart/form-data',
    );
  return [
    ...wrong,
    ...(keyMissing ? ['idempotency-key missing'] : []),
    ...(typeWrong ? ['content-type'] : []),
  ];
}
