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

/** The rules in force for the requests of a tab; the first that fits a request decides. */
export class FaultRules {
  readonly #active = new Set<Active>();

  get isEmpty(): boolean {
    return this.#active.size === 0;
  }

  /** True if a rule needs to see the server's answers too. */
  get losesAnswers(): boolean {
    return [...this.#active].some(({ rule }) => rule.fault.kind === 'lose-answer');
  }

  /** Adds a rule. `changed` runs after it is removed. */
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

  /** Returns what happens to a request, and records that it was hit. */
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
