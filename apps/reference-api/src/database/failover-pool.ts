import pg from 'pg';

export const POOL_IS_FULL = 'timeout exceeded when trying to connect';

class Hosts {
  readonly #urls: readonly string[];
  #turn = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  get count(): number {
    return this.#urls.length;
  }

  get current(): string {
    return this.#urls[this.#turn % this.#urls.length] ?? '';
  }

  leave(url: string): void {
    if (this.current === url) this.#turn += 1;
  }
}

function clientOf(hosts: Hosts): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  };
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** A connection pool with several hosts. If the current host is unusable, the pool switches to the next host. */
export class FailoverPool extends pg.Pool {
  readonly #hosts: Hosts;

  constructor(urls: readonly string[], config: pg.PoolConfig, onError: (error: Error) => void) {
    const hosts = new Hosts(urls);
    super({ ...config, Client: clientOf(hosts) });
    this.#hosts = hosts;
    this.on('error', onError);
    this.on('connect', (client) => client.on('error', onError));
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let tried = 1; ; tried += 1) {
      const host = this.#hosts.current;
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || (error instanceof Error && error.message === POOL_IS_FULL)) throw error;
        this.#hosts.leave(host);
        if (tried >= this.#hosts.count) throw error;
      }
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connect();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    );
    return undefined;
  }
}
