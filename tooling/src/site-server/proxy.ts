import { bareHeaders } from './bare-answers.ts';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers of a single connection, which end at a proxy. */
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
 * Proxies a request to the API and its response back unchanged: method, path, Host, headers and bodies. Adds the client's
 * address for the API. Responds with 503 if the API can't be reached, which the site shows as a server problem (ST-09).
 */
export function proxy(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const { method, url } = request;
  const options = {
    host: target.hostname,
    port: target.port,
    method,
    path: url,
    // The API limits by address and trusts a proxy on its machine, so the client's own header is replaced.
    headers: { ...passedOn(request.headers), 'x-forwarded-for': request.socket.remoteAddress },
  };
  const onward = sendRequest(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(503, { ...bareHeaders, 'retry-after': '2' }).end();
    }
  });
  // If the member leaves, the API can stop processing the request.
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  request.pipe(onward);
}
