import { creditStream, type Operation } from '@chada/contract';
import { matchRoute } from './route-table.ts';

export interface ValidatedRequest {
  /** Undefined if the contract does not have the operation. */
  readonly operation: Operation | undefined;
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly violations: readonly string[];
}

/** Finds the operation of a request and validates the request. Header names are in lower case. */
export function validateRequest({
  method,
  url,
  headers,
  body,
}: Pick<ValidatedRequest, 'method' | 'url' | 'headers' | 'body'>): ValidatedRequest {
  const address = new URL(url, 'http://fake.invalid');
  const match = matchRoute(method, address.pathname);
  const request = {
    operation: match?.operation,
    id: match?.operation.id ?? `${method} ${address.pathname}`,
    method,
    url,
    params: match?.params ?? {},
    query: Object.fromEntries(address.searchParams),
    headers,
    body,
  };
  const isStream = method === creditStream.method && address.pathname === creditStream.path;
  return { ...request, violations: violationsOf(request, isStream) };
}

export function jsonFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function violationsOf(
  { operation, params, query, body, headers }: Omit<ValidatedRequest, 'violations'>,
  isStream: boolean,
): string[] {
  if (operation === undefined) return isStream ? [] : ['no such operation'];
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
