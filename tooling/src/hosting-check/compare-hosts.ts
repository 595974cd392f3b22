import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { ResponseKind } from '../site-server/response-kinds.ts';

interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function see(
  port: number,
  host: string,
  { path, method = 'GET', headers }: ResponseKind,
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 12);
        resolve({ status, headers: response.headers, body: status < 300 ? digest : '' });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const ofTheHost = new Set([
  'accept-ranges',
  'allow',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
]);

export async function differencesAt(
  kind: ResponseKind,
  host: string,
  ports: { readonly preview: number; readonly other: number },
): Promise<string[]> {
  const [own, otherSeen] = [await see(ports.preview, host, kind), await see(ports.other, host, kind)];
  const bare = own.status === 405 || otherSeen.status === kind.orStatus;
  const names = [...new Set([...Object.keys(own.headers), ...Object.keys(otherSeen.headers)])].filter(
    (name) => !ofTheHost.has(name) && !(bare && ['content-type', 'cache-control'].includes(name)),
  );
  const difference = (name: string, here: unknown, there: unknown) =>
    `${kind.method ?? 'GET'} ${kind.path} (${kind.name}): ${name} is ${JSON.stringify(there)}, not ${JSON.stringify(here)}`;
  return [
    ...([own.status, kind.orStatus].includes(otherSeen.status)
      ? []
      : [difference('status', own.status, otherSeen.status)]),
    ...names
      .filter((name) => String(own.headers[name]) !== String(otherSeen.headers[name]))
      .map((name) => difference(name, own.headers[name], otherSeen.headers[name])),
    ...(own.body === otherSeen.body ? [] : [difference('body', own.body, otherSeen.body)]),
  ];
}
