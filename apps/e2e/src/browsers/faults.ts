import type { DevTools } from './devtools.ts';

/** What happens to a request of the page at once. */
export type PlainFault =
  /** It never reaches the server. */
  | { readonly kind: 'fail' }
  /** It leaves later. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** It is only written down. */
  | { readonly kind: 'none' }
  /** Something else answers: a proxy, a captive portal, a server in trouble. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What happens to a request of the page. */
export type Fault =
  | PlainFault
  /** The server acts, and its answer is lost on the way back. */
  | { readonly kind: 'lose-answer' }
  /** It waits, and then meets what comes next. */
  | { readonly kind: 'hold'; readonly until: Promise<PlainFault> };

/** Which requests, and what happens to them. */
export interface FaultRule {
  readonly url: RegExp;
  readonly method?: string;
  /** How many requests it hits before it is over; every one without it. */
  readonly times?: number;
  readonly fault: Fault;
}

/** A request that a rule has hit. */
export interface HitRequest {
  readonly method: string;
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A rule at work: what it hit, and its end. */
export interface ActiveFault {
  readonly hits: () => number;
  readonly requests: () => readonly HitRequest[];
  remove(): Promise<void>;
}

interface Active {
  readonly rule: FaultRule;
  readonly requests: HitRequest[];
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
    const active: Active = { rule, requests: [] };
    this.#active.add(active);
    await this.#watch();
    return {
      hits: () => active.requests.length,
      requests: () => active.requests,
      remove: async () => {
        this.#active.delete(active);
        await this.#watch();
      },
    };
  }

  /** Ends every rule, also of whoever gave up half-way and left theirs behind. */
  async clear(): Promise<void> {
    this.#active.clear();
    this.#losing.clear();
    await this.#watch();
  }

  async #watch(): Promise<void> {
    if (this.#active.size === 0 && this.#losing.size === 0)
      return void (await this.#tools.send('Fetch.disable'));
    // Answers are stopped too only where one is to be lost: each stop costs a round trip.
    const loses =
      this.#losing.size > 0 || [...this.#active].some(({ rule }) => rule.fault.kind === 'lose-answer');
    await this.#tools.send('Fetch.enable', {
      patterns: [
        { urlPattern: '*', requestStage: 'Request' },
        ...(loses ? [{ urlPattern: '*', requestStage: 'Response' as const }] : []),
      ],
    });
  }

  async #handle(event: PausedRequest): Promise<void> {
    const { requestId } = event;
    const answered = event.responseStatusCode !== undefined || event.responseErrorReason !== undefined;
    if (answered) {
      const lost = this.#losing.delete(event.networkId ?? requestId);
      if (lost) return this.#fail(requestId);
      return void (await this.#tools.send('Fetch.continueRequest', { requestId }));
    }
    const hit = this.#take(event.request);
    await this.#meet(event, hit?.fault ?? { kind: 'none' });
  }

  async #meet(event: PausedRequest, fault: Fault): Promise<void> {
    const { requestId } = event;
    switch (fault.kind) {
      case 'hold':
        return this.#meet(event, await fault.until);
      case 'fail':
        return this.#fail(requestId);
      case 'answer':
        return this.#answer(requestId, fault);
      case 'lose-answer':
        this.#losing.add(event.networkId ?? requestId);
        break;
      case 'delay': {
        const { delayMs } = fault;
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        break;
      }
      case 'none':
        break;
    }
    await this.#tools.send('Fetch.continueRequest', { requestId });
  }

  #take({ url, method, headers }: PausedRequest['request']): FaultRule | undefined {
    for (const { rule, requests } of this.#active) {
      const over = rule.times !== undefined && requests.length >= rule.times;
      if (over || !rule.url.test(url) || (rule.method !== undefined && rule.method !== method)) continue;
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
      requests.push({ url, method, headers: Object.fromEntries(named) });
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
      responseHeaders: [
        { name: 'content-type', value: fault.contentType ?? 'application/json' },
        ...Object.entries(fault.headers ?? {}).map(([name, value]) => ({ name, value })),
      ],
      body: Buffer.from(fault.body).toString('base64'),
    });
  }
}

interface PausedRequest {
  readonly requestId: string;
  readonly networkId?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly responseStatusCode?: number;
  readonly responseErrorReason?: string;
}
