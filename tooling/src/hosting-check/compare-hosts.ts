import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { ResponseKind } from '../site-server/response-kinds.ts';

interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function see(port: number, host: string, { path, method = 'GET', headers }: ResponseKind): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 12);
        resolve({ status, headers: answer.headers, body: status < 300 ? digest : '' });
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
  const [ours, theirs] = [await see(ports.preview, host, kind), await see(ports.other, host, kind)];
  const bare = ours.status === 405 || theirs.status === kind.orStatus;
  const names = [...new Set([...Object.keys(ours.headers), ...Object.keys(theirs.headers)])].filter(
    (name) => !ofTheHost.has(name) && !(bare && ['content-type', 'cache-control'].includes(name)),
  );
  const difference = (name: string, here: unknown, there: unknown) =>
    `${kind.method ?? 'GET'} ${kind.path} (${kind.what}): ${name} is ${JSON.stringify(there)}, not ${JSON.stringify(here)}`;
  return [
    ...([ours.status, kind.orStatus].includes(theirs.status)
      ? []
      : [difference('status', ours.status, theirs.status)]),
    ...names
      .filter((name) => String(ours.headers[name]) !== String(theirs.headers[name]))
      .map((name) => difference(name, ours.headers[name], theirs.headers[name])),
    ...(ours.body === theirs.body ? [] : [difference('body', ours.body, theirs.body)]),
  ];
}
