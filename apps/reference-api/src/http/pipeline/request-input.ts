import type { ObjectSchema, Operation } from '@chada/contract';
import { bankCodeOf } from '@chada/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError, type RefusedFields } from '../errors/api-error.ts';
import type { SessionMember } from './handler.ts';

export interface RequestInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = keyof RequestInput;

/**
 * Reads the body of a request. Throws UNSUPPORTED_MEDIA_TYPE for a form if the operation expects JSON, or for JSON if
 * the operation expects a form.
 */
async function readBody({ bodyType }: Operation, request: FastifyRequest): Promise<unknown> {
  const isForm = request.isMultipart();
  const isSent = isForm || request.body !== undefined;
  if (isSent && isForm !== (bodyType === 'multipart')) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (!isForm) return request.body;
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else fields.set(part.fieldname, new Blob([await part.toBuffer()], { type: part.mimetype }));
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new ApiError('MALFORMED_REQUEST', { cause: error });
  }
  return Object.fromEntries(fields);
}

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
    // The refused value may be a password, so the error omits the value.
    const rule = 'params' in issue && issue.params ? issue.message : issue.code;
    if (!refused.some((candidate) => candidate.path === path)) refused.push({ path, rule });
  }
  return undefined;
}

/**
 * Reads and validates the input of a request. Throws VALIDATION_FAILED with the refused fields. A malformed id in the
 * path throws NOT_FOUND (RD-19).
 */
export async function readInput(operation: Operation, request: FastifyRequest): Promise<RequestInput> {
  const body = await readBody(operation, request);
  const refused: RefusedFields = [];
  const input = {
    params: parsePart(operation.params, 'params', request.params, refused),
    query: parsePart(operation.query, 'query', request.query, refused),
    body: parsePart(operation.body, 'body', body, refused),
  };
  const inPath = refused.some(({ path }) => path.startsWith('params'));
  if (inPath && operation.auth === 'member') throw new ApiError('NOT_FOUND');
  if (refused.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: refused.slice(0, 50) });
  return input;
}

function ownValues(member: SessionMember): Readonly<Record<string, (value: unknown) => boolean>> {
  const is = (own: string) => (value: unknown) => value === own;
  return {
    uuid: is(member.uuid),
    userUuid: is(member.uuid),
    username: is(member.username),
    bankId: is(member.bankAccount),
    bankName: (value) => typeof value === 'string' && bankCodeOf(value) === member.bankCode,
  };
}

/**
 * Throws NOT_FOUND if the request names another member (RD-19, RO-03). Runs before each handler that requires a
 * session.
 */
export function assertOwnIdentity(member: SessionMember, input: RequestInput): void {
  const own = ownValues(member);
  for (const part of [input.params, input.query, input.body]) {
    if (typeof part !== 'object' || part === null) continue;
    for (const [name, value] of Object.entries(part)) {
      const isOwn = Object.hasOwn(own, name) ? own[name] : undefined;
      if (isOwn && value !== undefined && !isOwn(value)) throw new ApiError('NOT_FOUND');
    }
  }
}

export function withFieldPaths({ query }: Operation, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields === undefined) return error;
  const part: Part = query ? 'query' : 'body';
  const named = (path: string) => (path.includes('.') ? path : `${part}.${path}`);
  const fields = error.fields.map(({ path, rule }) => ({ path: named(path), rule }));
  return new ApiError(error.code, { fields, ...(error.details && { details: error.details }) });
}
