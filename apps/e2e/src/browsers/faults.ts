export type PlainFault =
  /** Stops the request before the request reaches the server. */
  | { readonly kind: 'fail' }
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Counts the matching requests, but does not change the requests or their responses. */
  | { readonly kind: 'none' }
  /** Sends this response instead of the API's response, as a proxy or a captive portal does. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

export type Fault =
  | PlainFault
  /** Lets the server process the request, but withholds the server's response from the browser. */
  | { readonly kind: 'lose-answer' }
  /** Holds the request until the promise `until` resolves to a fault, and then applies this fault. */
  | { readonly kind: 'hold'; readonly until: Promise<PlainFault> };

/** A fault without a wait. */
export type ImmediateFault = Exclude<Fault, { readonly kind: 'hold' | 'delay' }>;

export interface FaultRule {
  readonly url: RegExp;
  readonly method?: string;
  readonly times?: number;
  readonly fault: Fault;
}

export interface HitRequest {
  readonly method: string;
  readonly url: string;
  /** Maps the names of the headers, in lower case, to their values. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ActiveFault {
  readonly hits: () => number;
  readonly requests: () => readonly HitRequest[];
  remove(): Promise<void>;
}

interface Active {
  readonly rule: FaultRule;
  readonly requests: HitRequest[];
}

export class FaultRules {
  readonly #active = new Set<Active>();

  get isEmpty(): boolean {
    return this.#active.size === 0;
  }

  get losesAnswers(): boolean {
    return [...this.#active].some(({ rule }) => rule.fault.kind === 'lose-answer');
  }

  get matchOnlyApi(): boolean {
    return [...this.#active].every(({ rule }) => rule.url.source.startsWith('\\/api\\/'));
  }

  add(rule: FaultRule, changed: () => Promise<void> = () => Promise.resolve()): ActiveFault {
    const active: Active = { rule, requests: [] };
    this.#active.add(active);
    return {
      hits: () => active.requests.length,
      requests: () => active.requests,
      remove: async () => {
        this.#active.delete(active);
        await changed();
      },
    };
  }

  clear(): void {
    this.#active.clear();
  }

  /** Records a request and returns its fault, after the wait of a `hold` or a `delay`. */
  async take(request: HitRequest): Promise<ImmediateFault> {
    let fault = this.#find(request);
    while (fault.kind === 'hold') fault = await fault.until;
    if (fault.kind !== 'delay') return fault;
    const { delayMs } = fault;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return { kind: 'none' };
  }

  #find({ url, method, headers }: HitRequest): Fault {
    for (const { rule, requests } of this.#active) {
      const over = rule.times !== undefined && requests.length >= rule.times;
      if (over || !rule.url.test(url) || (rule.method !== undefined && rule.method !== method)) continue;
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
      requests.push({ url, method, headers: Object.fromEntries(named) });
      return rule.fault;
    }
    return { kind: 'none' };
  }
}
