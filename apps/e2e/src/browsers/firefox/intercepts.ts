import * as z from 'zod/mini';
import { FaultRules, type ActiveFault, type FaultRule, type ImmediateFault } from '../faults.ts';
import type { Bidi } from './bidi.ts';

const paused = z.object({
  intercepts: z.optional(z.array(z.string())),
  isBlocked: z.boolean(),
  navigation: z.optional(z.nullable(z.string())),
  request: z.object({
    request: z.string(),
    url: z.string(),
    method: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.object({ value: z.string() }) })),
  }),
});
type Paused = z.infer<typeof paused>;

/** Requests for this URL always fail, because the proxy of the test's Firefox is a local port without a server. */
const unreachableUrl = 'http://unreachable.invalid/';

export class Intercepts {
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #rules = new FaultRules();
  readonly #losing = new Set<string>();
  /**
   * The ids of all intercepts of this tab. Removed intercepts stay in this set, because they can still pause a request.
   */
  readonly #own = new Set<string>();
  #intercept: string | undefined;

  constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
    const handle = (work: (event: Paused) => Promise<void>) => (event: Paused) => {
      const isOwn = (event.intercepts ?? []).some((intercept) => this.#own.has(intercept));
      if (event.isBlocked && isOwn) work(event).catch(() => {});
    };
    bidi.on(
      'network.beforeRequestSent',
      paused,
      handle(async (event) => this.#meet(event, await this.#take(event))),
    );
    bidi.on(
      'network.responseStarted',
      paused,
      handle((event) => this.#answered(event)),
    );
  }

  async add(rule: FaultRule): Promise<ActiveFault> {
    const active = this.#rules.add(rule, () => this.#watch());
    await this.#watch();
    return active;
  }

  async clear(): Promise<void> {
    this.#rules.clear();
    await this.#watch();
  }

  async #watch(): Promise<void> {
    if (!this.#rules.isEmpty && this.#intercept === undefined) {
      const { intercept } = await this.#bidi.send(
        'network.addIntercept',
        { phases: ['beforeRequestSent', 'responseStarted'], contexts: [this.#context] },
        z.object({ intercept: z.string() }),
      );
      this.#own.add(intercept);
      this.#intercept = intercept;
    } else if (this.#rules.isEmpty && this.#losing.size === 0 && this.#intercept !== undefined) {
      const intercept = this.#intercept;
      this.#intercept = undefined;
      await this.#bidi.run('network.removeIntercept', { intercept });
    }
  }

  #take({ request: { url, method, headers } }: Paused): Promise<ImmediateFault> {
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value.value]));
    return this.#rules.take({ url, method, headers: named });
  }

  async #answered({ request: { request } }: Paused): Promise<void> {
    await this.#bidi.run(this.#losing.delete(request) ? 'network.failRequest' : 'network.continueResponse', {
      request,
    });
  }

  async #meet(event: Paused, fault: ImmediateFault): Promise<void> {
    const { request } = event.request;
    switch (fault.kind) {
      case 'fail':
        if (typeof event.navigation === 'string')
          return this.#bidi.run('network.continueRequest', { request, url: unreachableUrl });
        return this.#bidi.run('network.failRequest', { request });
      case 'answer':
        return this.#bidi.run('network.provideResponse', {
          request,
          statusCode: fault.status,
          reasonPhrase: 'Injected',
          headers: Object.entries({
            'content-type': fault.contentType ?? 'application/json',
            ...fault.headers,
          }).map(([name, value]) => ({ name, value: { type: 'string', value } })),
          body: { type: 'base64', value: Buffer.from(fault.body).toString('base64') },
        });
      case 'lose-answer':
        this.#losing.add(request);
        break;
      case 'none':
        break;
    }
    await this.#bidi.run('network.continueRequest', { request });
  }
}
