import { Agent, request } from 'node:http';

/** A request that is sent with exactly this path. `fetch` would normalize the path. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}
export interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const TIMEOUT_MS = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export function sendRaw(url: string, { method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers, timeout: TIMEOUT_MS };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
