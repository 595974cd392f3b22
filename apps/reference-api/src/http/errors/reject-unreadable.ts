import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { newRequestId } from '../server/request-id.ts';
import { unreadHeaders } from '../server/safe-headers.ts';

const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Answers what is no HTTP at all, or too slow or too long to become a request: it reaches no route and no hook, and yet has
 * an id and a line in the log. What was sent stays out of it.
 */
export function rejectUnreadable(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // The other side has gone: nobody would read an answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = newRequestId();
  const status = statuses.get(error.code ?? '') ?? 400;
  const body = JSON.stringify(errorBody(new ApiError('MALFORMED_REQUEST'), requestId));
  const headers = {
    ...unreadHeaders,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    'x-request-id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
  this.log.info({ requestId, route: 'none', status, code: error.code }, 'answered');
}
