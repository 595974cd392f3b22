import type { Operation } from '@chada/contract';
import { matchRoute } from './route-table.ts';

/** A request, checked against the contract. */
export interface ValidatedRequest {
  /** Undefined if the contract has no such operation. */
  readonly operation: Operation | undefined;
  /** Id of the operation, or method and path if there is none. */
  readonly id: string;
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a JSON or form body. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The violations of the contract; empty if there are none. */
  readonly violations: readonly string[];
}

/** Finds the operation of a request and checks the request against the contract. Header names are lower case. */
export function validateRequest({
  method,
  url,
  headers,
  body,
}: Pick<ValidatedRequest, 'method' | 'url' | 'headers' | 'body'>): ValidatedRequest {
  const address = new URL(url, 'http://fake.invalid');
  const match = matchRoute(method, address.pathname);
  const seen = {
    operation: match?.operation,
    id: match?.operation.id ?? `${method} ${address.pathname}`,
    method,
    url,
    params: match?.params ?? {},
    query: Object.fromEntries(address.searchParams),
    headers,
    body,
  };
  return { ...seen, violations: violationsOf(seen) };
}

/** Returns the fields of a JSON text; none if it is not an object. */
export function jsonFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
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
}: Omit<ValidatedRequest, 'violations'>): string[] {
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
