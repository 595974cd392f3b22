import type { DevTools } from './devtools.ts';

/** What happens to a request of the page. */
export type Fault =
  /** It never reaches the server. */
  | { readonly kind: 'fail' }
  /** The server acts, and its answer is lost on the way back. */
  | { readonly kind: 'lose-answer' }
  /** It leaves later. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Something else answers: a proxy, a captive portal, a server in trouble. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
    };

/** Which requests, and what happens to them. */
export interface FaultRule {
  readonly url: RegExp;
  readonly method?: string;
  /** How many requests it hits before it is over; every one without it. */
  readonly times?: number;
  readonly fault: Fault;
}

/** A rule at work: how often it hit, and its end. */
export interface ActiveFault {
  readonly hits: () => number;
  remove(): Promise<void>;
}

interface Active {
  readonly rule: FaultRule;
  hits: number;
}

/** Stands between a tab and the network, and does to its requests what the rules say. */
export class FaultInjector {
  readonly #tools: DevTools;
  readonly #active = new Set<Active>();
  readonly #losing = new Set<string>();

  constructor(tools: DevTools) {
    this.#tools = tools;
    tools.on('Fetch.requestPaused', (event) => {
      // A request whose tab is gone can't be answered any more, and nobody waits for it.
      this.#handle(event).catch(() => {});
    });
  }

  /** Adds a rule; the first that fits a request decides. */
  async add(rule: FaultRule): Promise<ActiveFault> {
    const active: Active = { rule, hits: 0 };
    this.#active.add(active);
    await this.#watch();
    return {
      hits: () => active.hits,
      remove: async () => {
        this.#active.delete(active);
        await this.#watch();
      },
    };
  }

  async #watch(): Promise<void> {
    if (this.#active.size === 0 && this.#losing.size === 0)
      return void (await this.#tools.send('Fetch.disable'));
    const patterns = [
      { urlPattern: '*', requestStage: 'Request' as const },
      { urlPattern: '*', requestStage: 'Response' as const },
    ];
    await this.#tools.send('Fetch.enable', { patterns });
  }

  async #handle(event: PausedRequest): Promise<void> {
    const { requestId } = event;
    const answered = event.responseStatusCode !== undefined || event.responseErrorReason !== undefined;
    if (answered) {
      const lost = this.#losing.delete(event.networkId ?? requestId);
      if (lost) return this.#fail(requestId);
      return void (await this.#tools.send('Fetch.continueRequest', { requestId }));
    }
    const hit = this.#take(event.request.url, event.request.method);
    switch (hit?.fault.kind) {
      case 'fail':
        return this.#fail(requestId);
      case 'answer':
        return this.#answer(requestId, hit.fault);
      case 'lose-answer':
        this.#losing.add(event.networkId ?? requestId);
        break;
      case 'delay': {
        const { delayMs } = hit.fault;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        break;
      }
      case undefined:
        break;
    }
    await this.#tools.send('Fetch.continueRequest', { requestId });
  }

  #take(url: string, method: string): FaultRule | undefined {
    for (const active of this.#active) {
      const { rule } = active;
      const over = rule.times !== undefined && active.hits >= rule.times;
      if (over || !rule.url.test(url) || (rule.method !== undefined && rule.method !== method)) continue;
      active.hits += 1;
      return rule;
    }
    return undefined;
  }

  async #fail(requestId: string): Promise<void> {
    await this.#tools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  }

  async #answer(requestId: string, fault: Extract<Fault, { kind: 'answer' }>): Promise<void> {
    await this.#tools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: fault.status,
      responseHeaders: [{ name: 'content-type', value: fault.contentType ?? 'application/json' }],
      body: Buffer.from(fault.body).toString('base64'),
    });
  }
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly request: { readonly url: string; readonly method: string };
  readonly responseStatusCode?: number;
  readonly responseErrorReason?: string;
}
