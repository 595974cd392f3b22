import * as z from 'zod/mini';

const message = z.object({
  id: z.optional(z.nullable(z.number())),
  type: z.optional(z.string()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
});

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(params: unknown) => void>>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser is closed.'));
    });
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`${url} did not answer.`)), { once: true });
    });
    return new Bidi(socket);
  }

  async send<T>(method: string, params: object, schema: z.ZodMiniType<T>): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    const result = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return schema.parse(await result);
  }

  async run(method: string, params: object): Promise<void> {
    await this.send(method, params, z.unknown());
  }

  /**
   * Calls the listener for each event `method` whose parameters match `schema`. Returns a function that removes the
   * listener.
   */
  on<T>(method: string, schema: z.ZodMiniType<T>, listener: (params: T) => void): () => void {
    const all = this.#listeners.get(method) ?? new Set();
    const own = (params: unknown): void => {
      const parsed = schema.safeParse(params);
      if (parsed.success) listener(parsed.data);
    };
    this.#listeners.set(method, all.add(own));
    return () => all.delete(own);
  }

  close(): void {
    this.#socket.close();
  }

  #take(text: string): void {
    const { id, method, params, result, error, message: why } = message.parse(JSON.parse(text));
    if (method !== undefined) for (const listener of this.#listeners.get(method) ?? []) listener(params);
    if (id === undefined || id === null) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${why ?? ''}`));
  }
}
