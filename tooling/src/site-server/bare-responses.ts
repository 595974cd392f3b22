import type { Socket } from 'node:net';
import type { Reply } from './reply.ts';
import { baseHeaders } from '../hosting/security-headers.ts';

export const bareHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Forbids browsers to cache the response for a missing file, because the file may appear later.
  'cache-control': 'no-store',
};

export function bareResponse(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    body: Buffer.from(`${status}\n`),
    contentType: 'text/plain; charset=utf-8',
    headers: { ...bareHeaders, ...headers },
  };
}

/** Responds to invalid HTTP with our security headers, which Node's own response lacks. */
export function refuseUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = { ...bareHeaders, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
}
