/** A fault that is applied to a request at once. */
export type PlainFault =
  /** The request never reaches the server. */
  | { readonly kind: 'fail' }
  /** The request is sent later. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** The request is only recorded. */
  | { readonly kind: 'none' }
  /** Something other than the API answers: a proxy, a captive portal, a failing server. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly contentType?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** A fault of a request. */
export type Fault =
  | PlainFault
  /** The server handles the request, but its response is lost. */
  | { readonly kind: 'lose-answer' }
  /** The request waits; the promise then decides what happens. */
  | { readonly kind: 'hold'; readonly until: Promise<PlainFault> };

/** Selects requests and the fault to apply to them. */
export interface FaultRule {
  readonly url: RegExp;
  readonly method?: string;
  /** Maximum number of requests that the rule matches; default unlimited. */
  readonly times?: number;
  readonly fault: Fault;
}

/** A request that matched a rule. */
export interface HitRequest {
  readonly method: string;
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An active rule: the requests it matched, and a function that removes it. */
export interface ActiveFault {
  readonly hits: () => number;
  readonly requests: () => readonly HitRequest[];
  remove(): Promise<void>;
}

interface Active {
  readonly rule: FaultRule;
  readonly requests: HitRequest[];
}

/** The active rules of a tab; the first rule that matches a request applies. */
export class FaultRules {
  readonly #active = new Set<Active>();

  get isEmpty(): boolean {
    return this.#active.size === 0;
  }

  /** True if a rule needs to intercept responses too. */
  get losesAnswers(): boolean {
    return [...this.#active].some(({ rule }) => rule.fault.kind === 'lose-answer');
  }

  /** Adds a rule. `changed` runs after its removal. */
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

  /** Returns the fault for a request and records the match. */
  take(request: HitRequest): Fault {
    const { url, method, headers } = request;
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
