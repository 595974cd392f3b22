import { bareHeaders } from './bare-responses.ts';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that belong to a single connection. A proxy must not forward these headers. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)));
}

/**
 * Forwards a request to the API. The header `host` selects the brand. If the API does not respond, sends status 503
 * (ST-09).
 */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  host = request.headers.host,
): void {
  const { method, url } = request;
  const options = {
    host: target.hostname,
    port: target.port,
    method,
    path: url,
    // Replaces the browser's `x-forwarded-for`, because the API limits requests by IP address, and browsers could forge
    // it.
    headers: { ...passedOn(request.headers), host, 'x-forwarded-for': request.socket.remoteAddress },
  };
  const onward = sendRequest(options, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, passedOn(upstreamResponse.headers));
    upstreamResponse.pipe(response);
    upstreamResponse.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(503, { ...bareHeaders, 'retry-after': '2' }).end();
    }
  });
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  request.pipe(onward);
}
