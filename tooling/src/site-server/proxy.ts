import { bareHeaders } from './bare-answers.ts';
import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Headers that speak of one connection only, and so end at a proxy. */
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
 * Hands a request to the API and its answer back, as they come: method, path, Host, headers and bodies unchanged, save
 * that the API is told whose address it came from.
 * When the API can't be reached the answer is 503, which the site knows as a server in trouble (ST-09).
 */
export function proxy(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const { method, url } = request;
  const options = {
    host: target.hostname,
    port: target.port,
    method,
    path: url,
    // The API counts by address and believes a proxy on its machine: what the client itself says of it goes no further.
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
  // A member who leaves needs no answer any more; the API may stop working on it.
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  request.pipe(onward);
}
