import type { CallInput, Operation } from '@chada/contract';
import * as z from 'zod/mini';

export interface RequestParts {
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const fieldsSchema = z.record(z.string(), z.unknown());
const inputSchema = z._default(
  z.object({
    params: z._default(fieldsSchema, {}),
    query: z._default(fieldsSchema, {}),
    body: z._default(fieldsSchema, {}),
  }),
  { params: {}, query: {}, body: {} },
);

/**
 * Returns the URL, query and body of a request. With `strict`, throws a `TypeError` if the input violates the
 * contract.
 */
export function requestParts<Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
  strict: boolean,
): RequestParts {
  const { params, query, body } = inputSchema.parse(input);
  if (strict) {
    for (const [name, schema, value] of [
      ['params', operation.params, params],
      ['query', operation.query, query],
      ['body', operation.body, body],
    ] as const) {
      const checked = schema?.safeParse(value);
      if (checked?.success === false)
        throw new TypeError(`${operation.id}: invalid ${name} at ${pathsOf(checked.error.issues)}`);
    }
  }
  return {
    url: operation.path.replace(/\{(\w+)\}/g, (_matched, name: string) =>
      encodeURIComponent(textOf(params[name])),
    ),
    query: Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, textOf(value)]])),
    ),
    body: bodyOf(operation, body),
  };
}

function pathsOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return issues.map(({ path }) => path.map(String).join('.') || '(whole)').join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function bodyOf(operation: Operation, body: Record<string, unknown>): unknown {
  if (operation.body === undefined) return undefined;
  if (operation.bodyType === 'json') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value != null) form.append(name, textOf(value));
  }
  return form;
}
