import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError, errorBody } from './api-error.ts';
import { newRequestId } from '../server/request-id.ts';
import { unroutedHeaders } from '../server/safe-headers.ts';

const statuses = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/**
 * Answers a request that the HTTP parser can't read, and closes the connection. Logs the request id that the response
 * contains, but not the received bytes.
 */
export function rejectUnreadable(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = newRequestId();
  const status = statuses.get(error.code ?? '') ?? 400;
  const body = JSON.stringify(errorBody(new ApiError('MALFORMED_REQUEST'), requestId));
  const headers = {
    ...unroutedHeaders,
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
