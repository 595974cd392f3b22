import { request as httpRequest, type ServerResponse } from 'node:http';
import type { RecordedRequest } from './read-request.ts';
import type { Reply } from './replies.ts';

export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PATCH',
  'access-control-expose-headers': 'retry-after, x-request-id, date, age',
};

export function writeReply(response: ServerResponse, reply: Reply): void {
  switch (reply.kind) {
    case 'data': {
      const body = JSON.stringify({ success: true, data: reply.data, message: reply.message ?? '' });
      response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(body);
      return;
    }
    case 'raw':
      response.writeHead(reply.status, { ...cors, ...reply.headers }).end(reply.body);
      return;
    case 'truncate':
      response.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"success":true,"data":{');
      setTimeout(() => response.destroy(), 20);
      return;
    case 'hang':
      return;
    case 'drop':
    case 'loseAnswer':
    case 'usual':
      response.destroy();
  }
}

export function forwardRequest(
  upstream: string,
  request: RecordedRequest,
  response: ServerResponse,
  lost: boolean,
): void {
  const outgoing = httpRequest(
    new URL(request.url, upstream),
    { method: request.method, headers: { ...request.headers } },
    (upstreamResponse) => {
      if (lost) {
        upstreamResponse.resume().on('end', () => response.destroy());
        return;
      }
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  outgoing.end(request.rawBody);
}
