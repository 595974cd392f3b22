import http from 'node:http';

export interface BenchRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface BenchResponse {
  readonly status: number;
  readonly text: string;
}

export function httpClient(connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (origin: string, { path, body, ...options }: BenchRequest): Promise<BenchResponse> =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const headers = { ...options.headers, ...length };
        const request = http.request(new URL(path, origin), { agent, ...options, headers }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response
            .once('error', reject)
            .once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        });
        request.once('error', reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}
export type HttpClient = ReturnType<typeof httpClient>;
