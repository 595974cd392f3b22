import { operationList, type ErrorCode } from '@chada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BankUnavailableError } from '../../bank/bank-gateway.ts';
import { BRAND_MOVES } from '../../cells/brand-moving.ts';
import { ProviderUnavailableError } from '../../games/game-provider.ts';
import { DatabaseUnavailableError } from '../../database/database-unavailable.ts';
import { POOL_IS_FULL } from '../../database/failover-pool.ts';
import { QueueFullError } from '../../security/bounded-queue.ts';
import { ApiError, errorBody } from './api-error.ts';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

const requestFaults = new Map<string, ErrorCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  ['FST_REQ_FILE_TOO_LARGE', 'SLIP_TOO_LARGE'],
]);

/**
 * The SQLSTATE codes for which the API responds with OVERLOADED, because a repeated request can succeed: timeouts, too
 * many connections, deadlocks, and other conflicts between transactions.
 */
const overload = new Set(['55P03', '57014', '53300', '40P01', '40001']);

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof QueueFullError)
    return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  if (error instanceof BankUnavailableError) return new ApiError('BANK_UNAVAILABLE', { cause: error });
  if (error instanceof ProviderUnavailableError)
    return new ApiError('GAME_PROVIDER_UNAVAILABLE', { cause: error });
  const code = codeOf(error) ?? '';
  const known = requestFaults.get(code);
  if (known) return new ApiError(known);
  if (code === BRAND_MOVES) return new ApiError('MAINTENANCE', { cause: error, retryAfterSeconds: 2 });
  if (overload.has(code)) return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  if (
    error instanceof DatabaseUnavailableError ||
    (error instanceof Error && error.message === POOL_IS_FULL)
  ) {
    return new ApiError('OVERLOADED', { cause: error, retryAfterSeconds: 2 });
  }
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiError('MALFORMED_REQUEST');
  return new ApiError('INTERNAL', { cause: error });
}

const patterns = operationList.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  request.notes.code = error.code;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).type('application/json; charset=utf-8').send(errorBody(error, request.id));
}

export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply) => {
    const error = toApiError(thrown);
    if (error.status >= 500 && error.code !== 'MAINTENANCE') {
      request.log.error({ err: error.cause ?? thrown, code: error.code }, 'failed');
    }
    return sendError(request, reply, error);
  });

  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) return sendError(request, reply, new ApiError('NOT_FOUND'));
    reply.header('allow', allowed.join(', '));
    return sendError(request, reply, new ApiError('METHOD_NOT_ALLOWED'));
  });
}
