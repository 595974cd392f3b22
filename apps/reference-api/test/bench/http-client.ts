import { Pool } from 'undici';

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

/**
 * Sends requests over at most `connections` connections to each origin. Uses undici, because requests of `node:http`
 * need more processor time than the API itself.
 */
export function httpClient(connections: number) {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin, { connections, pipelining: 1 });
    pools.set(origin, pool);
    return pool;
  };
  return {
    async send(origin: string, { path, method, headers, body }: BenchRequest): Promise<BenchResponse> {
      const response = await poolOf(origin).request({ path, method, headers, body: body ?? null });
      return { status: response.statusCode, text: await response.body.text() };
    },
    close: () => Promise.all([...pools.values()].map((pool) => pool.destroy())),
  };
}
export type HttpClient = ReturnType<typeof httpClient>;
