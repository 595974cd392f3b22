import { operationList } from '@chada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { asApiError } from './known-faults.ts';

const patterns = operationList.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  request.notes.code = error.code;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return reply.code(error.status).type('application/json; charset=utf-8').send(errorBody(error, request.id));
}

/** Makes every refusal and fault an answer of the contract; what nobody expected is logged whole and told as INTERNAL. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
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
