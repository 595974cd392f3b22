import type { ObjectSchema, Operation } from '@chada/contract';
import { ApiError, type RefusedFields } from '../errors/api-error.ts';

/** The parts of a request as they came. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = keyof RawInput;

function parsePart(
  schema: ObjectSchema | undefined,
  part: Part,
  value: unknown,
  refused: RefusedFields,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = [part, ...issue.path.map(String)].join('.');
    // What was given is not repeated: it may be a password.
    const rule = 'params' in issue && issue.params ? issue.message : issue.code;
    // Two checks of one field say the same thing twice: the first is enough.
    if (!refused.some((one) => one.path === path)) refused.push({ path, rule });
  }
  return undefined;
}

/**
 * A request's input by the contract's schemas. Throws VALIDATION_FAILED with every refused field at once. A malformed
 * identifier in a member's path is NOT_FOUND: it can't be theirs, and nothing is told about whose it might be (RD-19).
 */
export function parseInput(operation: Operation, raw: RawInput): Record<Part, unknown> {
  const refused: RefusedFields = [];
  const input = {
    params: parsePart(operation.params, 'params', raw.params, refused),
    query: parsePart(operation.query, 'query', raw.query, refused),
    body: parsePart(operation.body, 'body', raw.body, refused),
  };
  const inPath = refused.some(({ path }) => path.startsWith('params'));
  if (inPath && operation.auth === 'member') throw new ApiError('NOT_FOUND');
  if (refused.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: refused.slice(0, 50) });
  return input;
}

/** A handler names a refused field as it knows it; the answer names it with the part of the request that it stands in. */
export function withParts({ query }: Operation, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields === undefined) return error;
  const part: Part = query ? 'query' : 'body';
  const named = (path: string) => (path.includes('.') ? path : `${part}.${path}`);
  const fields = error.fields.map(({ path, rule }) => ({ path: named(path), rule }));
  return new ApiError(error.code, { fields, ...(error.details && { details: error.details }) });
}
