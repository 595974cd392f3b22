import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from './free-port.ts';
import * as z from 'zod/mini';

const responseSchema = z.object({ value: z.unknown() });
const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const created = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

export interface SessionOptions {
  readonly driver: string;
  readonly binary: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Controls a browser by WebDriver. Sends each command only after the previous command has finished. */
export class Session {
  readonly #child: ChildProcess;
  readonly #base: string;
  #turn: Promise<unknown> = Promise.resolve();
  #window = '';
  readonly version: string;

  private constructor(child: ChildProcess, base: string, version: string) {
    this.#child = child;
    this.#base = base;
    this.version = version;
  }

  static async start({ driver, binary, args, env }: SessionOptions): Promise<Session> {
    const port = await freePort();
    const child = spawn(driver, ['-p', String(port)], { env: { ...env }, stdio: 'ignore' });
    const root = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(`${root}/status`).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      if (tries > 100) throw new Error(`${driver} did not start.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const alwaysMatch = {
      'webkitgtk:browserOptions': { binary, args },
      pageLoadStrategy: 'none',
      unhandledPromptBehavior: 'accept',
    };
    const body = { capabilities: { alwaysMatch } };
    const { sessionId, capabilities } = created.parse(await command(`${root}/session`, 'POST', body));
    return new Session(child, `${root}/session/${sessionId}`, capabilities.browserVersion);
  }

  send(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> {
    return this.#next(() => command(this.#base + path, method, body));
  }

  inWindow<T>(handle: string, work: (send: Send) => Promise<T>): Promise<T> {
    return this.#next(async () => {
      if (this.#window !== handle) await command(`${this.#base}/window`, 'POST', { handle });
      this.#window = handle;
      return work((method, path, body = {}) => command(this.#base + path, method, body));
    });
  }

  async close(): Promise<void> {
    await this.send('DELETE', '').catch(() => {});
    this.#child.kill();
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }
}

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function command(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const json: unknown = await response.json();
  if (response.ok) return responseSchema.parse(json).value;
  const { error, message } = failure.parse(json).value;
  throw new Error(`${error}: ${message}`);
}
